/** Money paid too much is kept, pays for the next order of the same company, once, and comes back when that order dies. */

import { beforeEach, expect, test } from 'vitest';
import { cancelOrder, previewCancel } from '#contract/customer/cancel-order.ts';
import {
  createPaymentLink,
  createPaymentOrder,
  listPayments,
  readPayment,
  readReceipt,
  verifyPayment,
} from '#contract/customer/payments.ts';
import { listRefunds, readLedger } from '#contract/staff/payments.ts';
import { payByBank } from '#tests/support/data/bank-transfers.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { anOrderingBuyer, type OrderingBuyer, signedInAgain } from '#tests/support/data/orders.ts';
import {
  anAdvanceOrder,
  aPayableOrder,
  begin,
  capturesOf,
  endHolds,
  expectBooksRight,
  type PayableOrder,
  paid,
  payByCard,
  readOrderOf,
  withCredit,
} from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';

const world = await bookedWorldForFile();
let accounts: StaffVisitor;
beforeEach(async () => {
  accounts = await world.asStaff('accounts');
});

const accountCreditOf = async ({ call }: OrderingBuyer) =>
  (await call(listPayments, { query: {} })).advance.minor;
const less = ({ minor }: { minor: string }, by: number) => String(BigInt(minor) - BigInt(by));

/** A buyer whose first order was paid with so many paise too much, as the bank statement says. */
async function aBuyerWithCredit(minor: number): Promise<OrderingBuyer> {
  const payable = await aPayableOrder(world, { buyer: await anOrderingBuyer(world) });
  await payByBank(world, accounts, payable, minor);
  expect(await accountCreditOf(payable.buyer)).toBe(String(minor));
  return payable.buyer;
}

test('what is kept is shown on the next order, pays a part of it, and the card pays exactly the rest', async () => {
  const buyer = await aBuyerWithCredit(25_050);
  const payable = await aPayableOrder(world, { buyer });
  const { order } = payable;
  expect(order.advance).toEqual({
    kept: { minor: '25050', currency: 'INR' },
    used: { minor: '0', currency: 'INR' },
    offered: { minor: '25050', currency: 'INR' },
  });
  expect(order.methods.map(({ method }) => method)).not.toContain('advance');
  const fromCredit = await begin(payable, 'advance');
  expect(fromCredit).toMatchObject({
    provider: 'advance',
    status: 'captured',
    statusLabel: 'Paid',
    amount: { minor: '25050', currency: 'INR' },
    checkout: { kind: 'none', url: null },
    instalment: { state: 'open', left: { minor: less(order.total, 25_050) } },
  });
  const waiting = await readOrderOf(payable);
  expect(waiting).toMatchObject({
    status: 5,
    // No money came: a few rupees must not hold stock for days.
    heldUntil: order.heldUntil,
    advance: { kept: { minor: '0' }, used: { minor: '25050' }, offered: { minor: '0' } },
  });
  expect(waiting.methods.map(({ method }) => method)).not.toContain('advance');
  expect(await accountCreditOf(buyer)).toBe('0');
  const card = await payByCard(world, payable);
  expect(card.amount.minor).toBe(less(order.total, 25_050));
  expect(await readOrderOf(payable)).toMatchObject({
    status: 10,
    instalments: [{ state: 'paid', paid: order.total }],
  });
  const { records } = await accounts.call(readLedger, { query: { orderId: order.orderId } });
  expect(records.find(({ kind }) => kind === 'advance_used')).toMatchObject({
    label: 'Paid from account credit',
    lines: [
      { account: 'advances', amount: { minor: '25050' } },
      { account: 'order_advances', amount: { minor: '-25050' } },
    ],
  });
  const { paymentOrderId } = fromCredit;
  const receipt = await refusalOf(buyer.call(readReceipt, { params: { paymentOrderId } }));
  expect(receipt.code).toBe('not_found');
  const { receipts } = await buyer.call(readReceipt, { params: { paymentOrderId: card.paymentOrderId } });
  expect(receipts).toMatchObject([
    { amount: card.amount, left: { minor: '0' }, accountCredit: { minor: '0' } },
  ]);
});

test('what is kept may pay an order whole, which confirms it at once; the rest stays kept', async () => {
  const buyer = await aBuyerWithCredit(9_000_000);
  const payable = await aPayableOrder(world, { buyer });
  const payment = await begin(payable, 'advance');
  expect(payment).toMatchObject({ status: 'captured', amount: payable.order.total });
  expect(await readOrderOf(payable)).toMatchObject({ status: 10, instalments: [{ state: 'paid' }] });
  expect(await capturesOf(world, payable.order.orderId)).toEqual([]);
  expect(await accountCreditOf(buyer)).toBe(String(9_000_000 - Number(payable.order.total.minor)));
});

test('two orders at the same moment never take the same money, nor one order twice', async () => {
  const buyer = await aBuyerWithCredit(50_000);
  const orders = [];
  for (let count = 0; count < 5; count += 1) orders.push(await aPayableOrder(world, { buyer }));
  const tries = orders.flatMap((payable) => [begin(payable, 'advance'), begin(payable, 'advance')]);
  const outcomes = await Promise.allSettled(tries);
  const taken = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  expect(taken.map(({ value }) => value.amount.minor)).toEqual(['50000']);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('method_closed');
  }
  expect(await accountCreditOf(buyer)).toBe('0');
  await expectBooksRight(world);
});

test('a cancelled order gives back by card what came by card, and keeps again what was kept', async () => {
  const buyer = await aBuyerWithCredit(30_000);
  const payable = await aPayableOrder(world, { buyer });
  const { orderId, total } = payable.order;
  const fromCredit = await begin(payable, 'advance');
  await payByCard(world, payable);
  const rest = { minor: less(total, 30_000), currency: 'INR' };
  const credit = { minor: '30000', currency: 'INR' };
  const preview = await buyer.call(previewCancel, { params: { orderId } });
  expect(preview).toMatchObject({ refundAmount: rest, toAccountCredit: credit });
  expect(preview.refundTo).toMatch(/₹300\.00 goes back to your account credit\.$/);
  const cancelled = await buyer.call(cancelOrder, { params: { orderId }, body: {} });
  expect(cancelled).toEqual({ success: true, refundAmount: rest, toAccountCredit: credit });
  const { records } = await accounts.call(listRefunds, { query: { limit: '100' } });
  expect(records.filter((refund) => refund.orderId === orderId)).toMatchObject([{ amount: rest }]);
  expect(await accountCreditOf(buyer)).toBe('30000');
  const { paymentOrderId } = fromCredit;
  expect(await buyer.call(readPayment, { params: { paymentOrderId } })).toMatchObject({
    status: 'refunded',
    statusLabel: 'Back in your account credit',
  });
  await expectBooksRight(world);
  // And it pays for the next one.
  const next = await aPayableOrder(world, { buyer });
  expect(await begin(next, 'advance')).toMatchObject({ status: 'captured', amount: credit });
});

test('when the hold ends unpaid, what was kept is kept again', async () => {
  const buyer = await aBuyerWithCredit(10_000);
  const payable = await aPayableOrder(world, { buyer });
  await begin(payable, 'advance');
  const forgotten = await begin(payable, 'card');
  world.clock.advance(31 * 60);
  const bury = () => endHolds(world);
  await Promise.all([bury(), bury()]);
  const later = await signedInAgain(world, buyer);
  expect((await readOrderOf({ ...payable, buyer: later })).status).toBe(50);
  expect(await accountCreditOf(later)).toBe('10000');
  await expectBooksRight(world);
  // Paid in a forgotten tab: recorded and owed back, what is kept does not move.
  const proof = await paid(world, forgotten, { webhooks: 'never' });
  await later.call(verifyPayment, { body: proof });
  expect(await accountCreditOf(later)).toBe('10000');
});

test('a card page that was open for the whole amount gives way; paid all the same, nothing is lost', async () => {
  const buyer = await aBuyerWithCredit(20_000);
  const payable = await aPayableOrder(world, { buyer });
  const whole = await begin(payable, 'card');
  await begin(payable, 'advance');
  const { paymentOrderId } = whole;
  expect(await buyer.call(readPayment, { params: { paymentOrderId } })).toMatchObject({ status: 'expired' });
  await buyer.call(verifyPayment, { body: await paid(world, whole, { webhooks: 'never' }) });
  expect((await readOrderOf(payable)).status).toBe(10);
  expect(await accountCreditOf(buyer)).toBe('20000');
});

test('what is owed on credit can be paid from it later', async () => {
  const buyer = await aBuyerWithCredit(9_000_000);
  await withCredit(world, buyer, { minor: 50_000_000n, currency: 'INR' });
  const payable = await aPayableOrder(world, { buyer, creditDays: 30 });
  await begin(payable, 'credit');
  expect(await begin(payable, 'advance')).toMatchObject({ status: 'captured' });
  expect(await readOrderOf(payable)).toMatchObject({ status: 10, instalments: [{ state: 'paid' }] });
});

test('it pays the first instalment only, and only of the company it is kept for', async () => {
  const buyer = await aBuyerWithCredit(9_000_000);
  const payable = await anAdvanceOrder(world, { buyer });
  const [advance] = payable.order.instalments;
  expect(payable.order.advance.offered).toEqual(advance?.amount);
  expect(await begin(payable, 'advance')).toMatchObject({ amount: advance?.amount });
  expect(await readOrderOf(payable)).toMatchObject({
    status: 10,
    instalments: [{ state: 'paid' }, { state: 'open', paid: { minor: '0' } }],
  });
  const stranger = await aPayableOrder(world);
  expect(stranger.order.methods.map(({ method }) => method)).not.toContain('advance');
  const refused = await refusalOf(begin(stranger, 'advance'));
  expect([refused.status, refused.code]).toEqual([422, 'method_closed']);
});

test('nobody pays by link with what is kept for the company', async () => {
  const buyer = await aBuyerWithCredit(1000);
  const payable = await aPayableOrder(world, { buyer });
  const { paymentOrderId } = await begin(payable, 'advance');
  const refused = await refusalOf(buyer.call(createPaymentLink, { params: { paymentOrderId }, body: {} }));
  expect(refused.code).toBe('illegal_transition');
});

test('account credit that is paid with the order is not lent, so it carries no load', async () => {
  const buyer = await aBuyerWithCredit(1_000_000);
  await withCredit(world, buyer, { minor: 10_000_000n, currency: 'INR' });
  const onCredit = { buyer, creditDays: 30, quality: { lots: [{ colour: 'Navy', metres: 2000 }] } } as const;
  const lent = await aPayableOrder(world, onCredit);
  const payable = await aPayableOrder(world, { ...onCredit, appliesAccountCredit: true });
  const load = ({ order }: PayableOrder) => Number(order.creditLoad.minor);
  // 1.5 percent of ₹10,000.
  expect(load(lent) - load(payable)).toBe(15_000);
  expect(payable.order.instalments).toMatchObject([
    { kind: 'advance', amount: { minor: '1000000' } },
    { kind: 'credit' },
  ]);
  await begin(payable, 'advance');
  expect(await readOrderOf(payable)).toMatchObject({
    status: 10,
    instalments: [{ state: 'paid' }, { state: 'covered' }],
  });
});

test('account credit is applied first where the buyer says so, and the rest goes the chosen way', async () => {
  const buyer = await aBuyerWithCredit(25_050);
  const payable = await aPayableOrder(world, { buyer });
  const { orderId, total } = payable.order;
  const body = { orderId, instalment: 1, method: 'card' } as const;
  expect((await buyer.call(createPaymentOrder, { body })).amount).toEqual(total);
  expect(await accountCreditOf(buyer)).toBe('25050');
  const rest = await buyer.call(createPaymentOrder, { body: { ...body, appliesAccountCredit: true } });
  expect(rest).toMatchObject({ method: 'card', amount: { minor: less(total, 25_050) } });
  expect(await accountCreditOf(buyer)).toBe('0');
  expect((await readOrderOf(payable)).advance).toMatchObject({
    used: { minor: '25050' },
    offered: { minor: '0' },
  });
  const refused = await refusalOf(buyer.call(createPaymentOrder, { body: { ...body, method: 'advance' } }));
  expect([refused.code, refused.body.details?.message]).toEqual([
    'method_closed',
    'There is no account credit to apply.',
  ]);
});
