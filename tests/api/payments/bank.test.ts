/** Transfers are told by buyers and found by staff on the bank statement, which counts. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOrder } from '#contract/customer/orders.ts';
import {
  listPayments,
  type PaymentOrder,
  readPayment,
  reportBankTransfer,
} from '#contract/customer/payments.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { listBankTransfers, matchBankTransfer, refuseBankTransfer } from '#contract/staff/payments.ts';
import { expirePayments } from '#server/capabilities/payments/webhooks/expire-payments.ts';
import { FOREIGN_RECORDS } from '#tests/support/attacks/foreign-records.ts';
import { signedInAgain } from '#tests/support/data/orders.ts';
import {
  anAdvanceOrder,
  aPayableOrder,
  aPayingWorld,
  begin,
  capturesOf,
  endHolds,
  expectBooksRight,
  type PayableOrder,
} from '#tests/support/data/payments.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor, World } from '#tests/support/server/world.ts';

let world: World;
let accounts: StaffVisitor;
const START = new Date('2026-11-06T06:30:00Z');
beforeAll(async () => {
  world = await aPayingWorld();
});
beforeEach(() => at(START));
afterAll(async () => {
  await expectBooksRight(world);
  await world.close();
});

/** Whoever signed in before has long been signed out. */
async function at(instant: Date | string): Promise<void> {
  world.clock.set(new Date(instant));
  accounts = await world.asStaff('accounts');
}

type Told = CallInput<typeof reportBankTransfer>['body'];
let utrs = 0;
const someUtr = () => {
  utrs += 1;
  return `LOOMN260000${String(utrs).padStart(5, '0')}`;
};
const rupees = ({ minor }: { minor: string }) => (Number(minor) / 100).toFixed(2);

function tell({ buyer }: PayableOrder, { paymentOrderId, amount }: PaymentOrder, change: Partial<Told> = {}) {
  return buyer.call(reportBankTransfer, {
    params: { paymentOrderId },
    body: { utr: someUtr(), amount: rupees(amount), paidOn: '2026-11-02', ...change },
  });
}

const read = ({ buyer, order: { orderId } }: PayableOrder) => buyer.call(readOrder, { params: { orderId } });

/** The transfer that staff find under this number. */
async function toldOf({ order }: PayableOrder) {
  const { records } = await accounts.call(listBankTransfers, { query: { limit: '100' } });
  const found = records.find(({ orderId }) => orderId === order.orderId);
  if (!found) throw new Error('Nothing was told of this order.');
  return found;
}

const match = (transferId: string, amount: string) =>
  accounts.call(matchBankTransfer, { params: { transferId }, body: { amount } });

test('choosing a transfer holds cloth woven for the buyer for three working days and shows where to pay', async () => {
  const payable = await anAdvanceOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  expect(payment).toMatchObject({
    provider: 'bank',
    providerOrderId: null,
    checkout: { kind: 'none', url: null },
    // Friday; Sunday is no working day.
    expiresAt: '2026-11-10T18:30:00.000Z',
    bank: {
      name: 'Loom City Bank',
      holder: 'Selvedge Trading Pvt Ltd',
      account: '00112233445566',
      codeLabel: 'IFSC code',
      code: 'LOOM0000027',
      reference: payable.order.number,
    },
  });
  expect((await read(payable)).heldUntil).toBe('2026-11-10T18:30:00.000Z');
});

test('a transfer that staff find on the statement confirms the order, once', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  const proofFileId = (await FOREIGN_RECORDS.fileId?.(payable.buyer, world)) ?? '';
  const told = await tell(payable, payment, { utr: ' loomn26 0000-x0001 '.replace('-', ''), proofFileId });
  expect(told).toMatchObject({
    status: 'attempted',
    transfers: [{ utr: 'LOOMN260000X0001', state: 'reported', amount: payment.amount, refuseReason: null }],
  });
  expect((await read(payable)).status).toBe(5);
  const transfer = await toldOf(payable);
  expect(transfer).toMatchObject({
    utr: 'LOOMN260000X0001',
    amount: payment.amount,
    expected: payment.amount,
    withheld: { minor: '0' },
    orderNumber: payable.order.number,
    proofFileId,
  });
  const both = await Promise.allSettled([
    match(transfer.transferId, rupees(payment.amount)),
    match(transfer.transferId, rupees(payment.amount)),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await read(payable)).toMatchObject({ status: 10, instalments: [{ state: 'paid' }] });
  expect(await capturesOf(world, payable.order.orderId)).toHaveLength(1);
  expect((await refusalOf(match(transfer.transferId, '1'))).code).toBe('illegal_transition');
  const changes = await changesOf(world, payable.buyer.customer.brandId, 'payment');
  expect(changes.map(({ change }) => change)).toEqual([
    'payment created',
    'payment attempted',
    'payment transfer_told',
    'payment captured',
  ]);
});

test('nobody learns from a number what another buyer told, and the money behind it is matched once', async () => {
  const [one, other] = [await aPayableOrder(world), await aPayableOrder(world)];
  const [payment, others] = [await begin(one, 'bank_transfer'), await begin(other, 'bank_transfer')];
  const utr = someUtr();
  await tell(one, payment, { utr });
  expect(await tell(other, others, { utr: utr.toLowerCase() })).toMatchObject({ transfers: [{ utr }] });
  await match((await toldOf(one)).transferId, rupees(payment.amount));
  const refused = await refusalOf(match((await toldOf(other)).transferId, rupees(others.amount)));
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['amount']]);
  expect((await read(other)).status).toBe(5);
});

test('a buyer tells of the same transfer once; one that was refused may be told again', async () => {
  const one = await aPayableOrder(world);
  const payment = await begin(one, 'bank_transfer');
  const utr = someUtr();
  await tell(one, payment, { utr });
  for (const again of [
    () => tell(one, payment, { utr }),
    () => tell(one, payment, { utr: utr.toLowerCase() }),
  ]) {
    const refused = await refusalOf(again());
    expect([refused.status, refused.code, Object.keys(refused.body.fields ?? {})]).toEqual([
      422,
      'form_refused',
      ['utr'],
    ]);
  }
  const { transferId } = await toldOf(one);
  await accounts.call(refuseBankTransfer, {
    params: { transferId },
    body: { reason: 'No such money came.' },
  });
  const { buyer } = one;
  const { paymentOrderId } = payment;
  expect(await buyer.call(readPayment, { params: { paymentOrderId } })).toMatchObject({
    status: 'failed',
    transfers: [{ utr, state: 'refused', refuseReason: 'No such money came.' }],
  });
  expect(await tell(one, payment, { utr })).toMatchObject({ status: 'attempted' });
});

test('what is wrong with a told transfer is said field by field', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  const refused = await refusalOf(
    tell(payable, payment, { utr: 'SHORT1', amount: '0', paidOn: '2027-01-01', withheld: 'x' }),
  );
  expect(refused.body.fields).toEqual({
    utr: 'A UTR has 12 to 22 letters and digits. Your bank shows it beside the transfer.',
    amount: 'Enter an amount above 0.',
    withheld: 'Use digits only, with at most 2 decimals.',
    paidOn: 'The date can’t be in the future.',
  });
  const tooMuch = await refusalOf(tell(payable, payment, { withheld: '5000' }));
  expect(tooMuch.body.fields?.withheld).toMatch(/^TDS is at most 0.1%/);
  const foreign = (await FOREIGN_RECORDS.fileId?.(await world.asCustomer(), world)) ?? '';
  const notMine = await refusalOf(tell(payable, payment, { proofFileId: foreign }));
  expect(notMine.body.fields).toHaveProperty('proofFileId');
  const card = await aPayableOrder(world);
  expect((await refusalOf(tell(card, await begin(card, 'card')))).code).toBe('illegal_transition');
});

test('money that a UPI app sent straight to us is told and matched like a transfer', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'upi');
  expect(await tell(payable, payment, { utr: '631012345678' })).toMatchObject({
    status: 'attempted',
    transfers: [{ utr: '631012345678', state: 'reported' }],
  });
  await match((await toldOf(payable)).transferId, rupees(payment.amount));
  expect(await read(payable)).toMatchObject({ status: 10, instalments: [{ state: 'paid' }] });
});

test('a part keeps the order waiting for the rest; what is too much is kept for the company', async () => {
  const payable = await anAdvanceOrder(world);
  const first = await begin(payable, 'bank_transfer');
  const half = Math.floor(Number(first.amount.minor) / 200);
  await tell(payable, first, { amount: String(half) });
  await match((await toldOf(payable)).transferId, String(half));
  expect(await read(payable)).toMatchObject({
    status: 5,
    instalments: [{ state: 'open' }, { state: 'open' }],
  });
  const rest = await begin(payable, 'bank_transfer');
  expect(Number(rest.amount.minor)).toBe(Number(first.amount.minor) - half * 100);
  const wholeOrder = Number(payable.order.total.minor) / 100 - half + 250;
  await tell(payable, rest, { amount: wholeOrder.toFixed(2) });
  await match((await toldOf(payable)).transferId, wholeOrder.toFixed(2));
  expect(await read(payable)).toMatchObject({
    status: 10,
    instalments: [{ state: 'paid' }, { state: 'paid' }],
  });
  const { advance } = await payable.buyer.call(listPayments, { query: {} });
  expect(advance).toEqual({ minor: '25000', currency: 'INR' });
});

test('a part payment goes back when nobody pays the rest; a late transfer is recorded and owed back', async () => {
  const payable = await anAdvanceOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  await tell(payable, payment, { amount: '1000' });
  await match((await toldOf(payable)).transferId, '1000');
  const rest = await begin(payable, 'bank_transfer');
  await tell(payable, rest, { amount: '2000' });
  await at('2026-11-25T06:30:00Z');
  await endHolds(world);
  await expirePayments(world.parts);
  const buyer = await signedInAgain(world, payable.buyer);
  expect((await read({ ...payable, buyer })).status).toBe(50);
  await expectBooksRight(world);
  await match((await toldOf(payable)).transferId, '2000');
  const refunds = await world.parts.db.unscoped
    .selectFrom('refunds')
    .select(['amount_minor', 'reason', 'state'])
    .where('order_id', '=', payable.order.orderId)
    .orderBy('amount_minor')
    .execute();
  expect(refunds).toEqual([
    { amount_minor: 100_000n, reason: 'order_expired', state: 'asked' },
    { amount_minor: 200_000n, reason: 'order_expired', state: 'asked' },
  ]);
});

test('only accounts and the owner touch money', async () => {
  const payable = await aPayableOrder(world);
  await tell(payable, await begin(payable, 'bank_transfer'));
  const { transferId } = await toldOf(payable);
  for (const role of ['desk', 'production'] as const) {
    const other = await world.asStaff(role);
    const refused = await refusalOf(
      other.call(matchBankTransfer, { params: { transferId }, body: { amount: '1' } }),
    );
    expect([refused.status, refused.code]).toEqual([403, 'not_allowed']);
  }
});
