/** Money goes back the way it came: shown first, released by people, once, and by itself when the order was dead. */

import { beforeEach, expect, test } from 'vitest';
import { cancelOrder, previewCancel } from '#contract/customer/cancel-order.ts';
import { listOrderHistory } from '#contract/customer/orders.ts';
import { readPayment, verifyPayment } from '#contract/customer/payments.ts';
import { readStaffMember } from '#contract/staff/auth.ts';
import { listRefunds, readLedger, readLedgerBalances, releaseRefund } from '#contract/staff/payments.ts';
import { changeStaff } from '#contract/staff/people.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { sendRefunds } from '#server/capabilities/payments/refunds/send-refunds.ts';
import { pollPayments } from '#server/capabilities/payments/webhooks/poll-payments.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { signedInAgain } from '#tests/support/data/orders.ts';
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
  receiveWebhooks,
} from '#tests/support/data/payments.ts';
import { bookMaterial } from '#tests/support/data/production.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';

const world = await bookedWorldForFile();
let accounts: StaffVisitor;
beforeEach(async () => {
  accounts = await world.asStaff('accounts');
});

const cancel = ({ buyer, order: { orderId } }: PayableOrder) =>
  buyer.call(cancelOrder, { params: { orderId }, body: { reason: 'Our season was called off.' } });

async function historyOf({ buyer, order: { orderId } }: PayableOrder): Promise<string[]> {
  const { records, total } = await buyer.call(listOrderHistory, { params: { orderId }, query: {} });
  expect(total).toBe(records.length);
  return records.map(({ what }) => what);
}

async function refundsOf(
  { order }: PayableOrder,
  state: 'asked' | 'approved' | 'released' | 'sent' | 'failed',
) {
  const { records } = await accounts.call(listRefunds, { query: { state, limit: '100' } });
  return records.filter(({ orderId }) => orderId === order.orderId);
}

const release = ({ call }: StaffVisitor, refundId: string) =>
  call(releaseRefund, { params: { refundId }, body: {} });

async function refundedAtSandbox({ order }: PayableOrder): Promise<bigint> {
  const [capture] = await capturesOf(world, order.orderId);
  const { refunded_minor } = await world.services.db.unscoped
    .selectFrom('sandbox_payments')
    .select('refunded_minor')
    .where('provider_payment_id', '=', capture?.provider_payment_id ?? '')
    .executeTakeFirstOrThrow();
  return refunded_minor;
}

test('what comes back is shown before, owed at once, and sent when staff release it', async () => {
  const payable = await aPayableOrder(world);
  const payment = await payByCard(world, payable);
  const { buyer, order } = payable;
  const preview = await buyer.call(previewCancel, { params: { orderId: order.orderId } });
  expect(preview).toMatchObject({ canCancel: true, whyNot: null, refundAmount: order.total });
  expect(preview.refundTo).toMatch(/to your original payment method within 5 to 7 working days\.$/);
  expect((await readOrderOf(payable)).status).toBe(10);
  const both = await Promise.allSettled([cancel(payable), cancel(payable)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toEqual([
    {
      status: 'fulfilled',
      value: { success: true, refundAmount: order.total, toAccountCredit: { minor: '0', currency: 'INR' } },
    },
  ]);
  expect(await readOrderOf(payable)).toMatchObject({
    status: 50,
    cancelledBy: 'customer',
    cancelReason: 'Our season was called off.',
    refunds: [{ amount: order.total, state: 'waiting', label: 'Being prepared' }],
    instalments: [{ state: 'paid', refunded: order.total }],
  });
  const [refund] = await refundsOf(payable, 'asked');
  expect(refund).toMatchObject({ amount: order.total, reason: 'Order cancelled', needsTwoPeople: false });
  await expectBooksRight(world);
  await sendRefunds(world.services);
  expect(await refundedAtSandbox(payable)).toBe(0n);
  await release(accounts, refund?.refundId ?? '');
  expect((await readOrderOf(payable)).refunds).toMatchObject([{ state: 'on_its_way' }]);
  await Promise.all([sendRefunds(world.services), sendRefunds(world.services)]);
  expect(await refundedAtSandbox(payable)).toBe(BigInt(order.total.minor));
  expect(await refundsOf(payable, 'sent')).toHaveLength(1);
  const { paymentOrderId } = payment;
  expect(await buyer.call(readPayment, { params: { paymentOrderId } })).toMatchObject({ status: 'refunded' });
  const again = await refusalOf(release(accounts, refund?.refundId ?? ''));
  expect(again.code).toBe('illegal_transition');
  await receiveWebhooks(world);
  expect(await readOrderOf(payable)).toMatchObject({
    status: 50,
    refunds: [{ amount: order.total, state: 'sent', label: 'Refunded to your original payment method' }],
  });
  const total = formatMoney(money(BigInt(order.total.minor), order.total.currency));
  // One second of the set clock holds them all, so only that they are told counts.
  expect((await historyOf(payable)).toSorted()).toEqual([
    'Order cancelled',
    'Order confirmed, production can begin',
    'Order placed; price and stock held',
    `Refund of ${total} requested`,
    `Refund of ${total} sent`,
    `${total} paid by card`,
  ]);
});

test('above the set amount two different people release a refund', async () => {
  const payable = await aPayableOrder(world, { quantity: '1500' });
  await payByCard(world, payable);
  await cancel(payable);
  const [refund] = await refundsOf(payable, 'asked');
  expect(refund?.needsTwoPeople).toBe(true);
  const refundId = refund?.refundId ?? '';
  expect(await release(accounts, refundId)).toMatchObject({ state: 'approved' });
  const same = await refusalOf(release(accounts, refundId));
  expect([same.status, same.code]).toEqual([409, 'second_person_needed']);
  await sendRefunds(world.services);
  expect(await refundedAtSandbox(payable)).toBe(0n);
  const owner = await world.asStaff('owner');
  expect(await release(owner, refundId)).toMatchObject({ state: 'released' });
  await sendRefunds(world.services);
  expect(await refundedAtSandbox(payable)).toBe(BigInt(payable.order.total.minor));
  for (const role of ['desk', 'production'] as const) {
    const other = await world.asStaff(role);
    expect((await refusalOf(release(other, refundId))).code).toBe('not_allowed');
  }
});

test('what was paid in parts goes back in parts, and each of them by as many people as the whole', async () => {
  const payable = await anAdvanceOrder(world, { quantity: '1500' });
  await payByCard(world, payable);
  await payByCard(world, payable, 2);
  await cancel(payable);
  const refunds = await refundsOf(payable, 'asked');
  expect(refunds.map(({ needsTwoPeople }) => needsTwoPeople)).toEqual([true, true]);
  const smaller = refunds.find(({ amount }) => BigInt(amount.minor) < 10_000_000n)?.refundId ?? '';
  expect(await release(accounts, smaller)).toMatchObject({ state: 'approved' });
  expect((await refusalOf(release(accounts, smaller))).code).toBe('second_person_needed');
  expect(await release(await world.asStaff('owner'), smaller)).toMatchObject({ state: 'released' });
});

test('the word of somebody who was let go since does not count: two who still work here release', async () => {
  const payable = await aPayableOrder(world, { quantity: '1500' });
  await payByCard(world, payable);
  await cancel(payable);
  const [refund] = await refundsOf(payable, 'asked');
  const refundId = refund?.refundId ?? '';
  const [leaving, owner, second] = [
    await world.asStaff('accounts'),
    await world.asStaff('owner'),
    await world.asStaff('accounts'),
  ];
  expect(await release(leaving, refundId)).toMatchObject({ state: 'approved' });
  const { staffId } = await leaving.call(readStaffMember, {});
  await owner.call(changeStaff, { params: { staffId }, body: { role: 'accounts', isActive: false } });
  expect(await release(second, refundId)).toMatchObject({ state: 'approved' });
  expect((await refusalOf(release(second, refundId))).code).toBe('second_person_needed');
  expect(await release(owner, refundId)).toMatchObject({ state: 'released' });
});

test('once material is booked the buyer can no longer cancel', async () => {
  const payable = await aPayableOrder(world);
  await payByCard(world, payable);
  const { buyer, order } = payable;
  const production = await world.asStaff('production');
  await followOrder(world.services, order.orderId);
  await bookMaterial(production.call, order.orderId);
  const preview = await buyer.call(previewCancel, { params: { orderId: order.orderId } });
  expect(preview).toMatchObject({ canCancel: false, refundAmount: { minor: '0' } });
  expect(preview.whyNot).toMatch(/^Material has been booked/);
  const refused = await refusalOf(cancel(payable));
  expect([refused.status, refused.code]).toEqual([409, 'not_cancellable']);
  expect((await readOrderOf(payable)).status).toBe(10);
});

test('a provisional order that nobody paid is cancelled without a trace in the books', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable);
  expect(await cancel(payable)).toMatchObject({ refundAmount: { minor: '0', currency: 'INR' } });
  const { paymentOrderId } = payment;
  expect(await payable.buyer.call(readPayment, { params: { paymentOrderId } })).toMatchObject({
    status: 'expired',
  });
  const { total } = await accounts.call(readLedger, { query: { orderId: payable.order.orderId } });
  expect(total).toBe(0);
  // Paid in a forgotten tab all the same.
  const proof = await paid(world, payment, { webhooks: 'never' });
  expect(await payable.buyer.call(verifyPayment, { body: proof })).toMatchObject({ status: 'captured' });
  expect(await refundsOf(payable, 'asked')).toMatchObject([{ reason: 'Paid after the order was closed' }]);
});

test('money that comes after the hold has ended is recorded and given back by itself', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable);
  world.clock.advance(30 * 60);
  await endHolds(world);
  await paid(world, payment, { webhooks: 'repeated' });
  await receiveWebhooks(world);
  world.clock.advance(120);
  await pollPayments(world.services);
  accounts = await world.asStaff('accounts');
  const buyer = await signedInAgain(world, payable.buyer);
  expect((await readOrderOf({ ...payable, buyer })).status).toBe(50);
  expect(await capturesOf(world, payable.order.orderId)).toHaveLength(1);
  await expectBooksRight(world);
  await sendRefunds(world.services);
  expect(await refundsOf(payable, 'sent')).toMatchObject([{ amount: payable.order.total }]);
  expect(await refundedAtSandbox(payable)).toBe(BigInt(payable.order.total.minor));
  const { paymentOrderId } = payment;
  expect(await buyer.call(readPayment, { params: { paymentOrderId } })).toMatchObject({ status: 'refunded' });
});

test('a second payment for the same instalment goes back, the order stays paid', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable);
  await paid(world, payment, { outcome: 'pending', webhooks: 'prompt' });
  await paid(world, payment, { outcome: 'success', webhooks: 'prompt' });
  world.clock.advance(30);
  await receiveWebhooks(world);
  expect(await capturesOf(world, payable.order.orderId)).toHaveLength(2);
  expect(await readOrderOf(payable)).toMatchObject({ status: 10, instalments: [{ state: 'paid' }] });
  const refunds = await refundsOf(payable, 'asked');
  expect(refunds).toMatchObject([{ reason: 'Paid twice', amount: payable.order.total }]);
  await cancel(payable);
  expect(await refundsOf(payable, 'asked')).toHaveLength(2);
});

test('staff read every movement of an order in the books, and what all accounts stand at', async () => {
  const payable = await aPayableOrder(world);
  await payByCard(world, payable);
  const { orderId, total } = payable.order;
  const ledger = await accounts.call(readLedger, { query: { orderId } });
  expect(ledger.records.map(({ kind }) => kind).toSorted()).toEqual(['capture']);
  const capture = ledger.records.find(({ kind }) => kind === 'capture');
  expect(capture).toMatchObject({
    label: 'Payment received',
    lines: [
      { account: 'provider_clearing', amount: total },
      { account: 'order_advances', amount: { minor: `-${total.minor}`, currency: 'INR' } },
    ],
  });
  const balances = await accounts.call(readLedgerBalances, { query: { orderId } });
  const balanceOf = new Map(balances.map(({ account, amount }) => [account, amount.minor]));
  expect(balanceOf.get('order_advances')).toBe(`-${total.minor}`);
  expect([...balanceOf.values()].reduce((sum, minor) => sum + BigInt(minor), 0n)).toBe(0n);
  const { brandId } = payable.buyer.customer;
  const ofCompany = await accounts.call(readLedger, { query: { brandId, limit: '1' } });
  expect(ofCompany).toMatchObject({ total: 1, nextOffset: null });
});

test('nothing in the books can be changed or taken away', async () => {
  const { db } = world.services;
  await expect(db.unscoped.updateTable('ledger_lines').set({ amount_minor: 1n }).execute()).rejects.toThrow();
  await expect(db.unscoped.deleteFrom('ledger_entries').execute()).rejects.toThrow();
});
