/** Transfers are told by buyers and found by staff on the bank statement, which counts. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listPayments, readPayment } from '#contract/customer/payments.ts';
import {
  matchBankTransfer,
  readLetterCopy,
  readTransferProof,
  refuseBankTransfer,
} from '#contract/staff/payments.ts';
import { expirePayments } from '#server/capabilities/payments/webhooks/expire-payments.ts';
import { FOREIGN_RECORDS } from '#tests/support/attacks/foreign-records.ts';
import {
  matchTransfer,
  reportTransfer,
  someUtr,
  transferOf,
  typedAmount,
} from '#tests/support/data/bank-transfers.ts';
import { signedInAgain } from '#tests/support/data/orders.ts';
import {
  anAdvanceOrder,
  aPayableOrder,
  aPayingWorld,
  begin,
  capturesOf,
  endHolds,
  expectBooksRight,
  readOrderOf,
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
  expect((await readOrderOf(payable)).heldUntil).toBe('2026-11-10T18:30:00.000Z');
});

test('a transfer that staff find on the statement confirms the order, once', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  const proofFileId = (await FOREIGN_RECORDS.fileId?.(payable.buyer, world)) ?? '';
  const reported = await reportTransfer(payable, payment, {
    utr: ' loomn26 0000-x0001 '.replace('-', ''),
    proofFileId,
  });
  expect(reported).toMatchObject({
    status: 'attempted',
    transfers: [{ utr: 'LOOMN260000X0001', state: 'reported', amount: payment.amount, refuseReason: null }],
  });
  expect((await readOrderOf(payable)).status).toBe(5);
  const transfer = await transferOf(accounts, payable);
  expect(transfer).toMatchObject({
    utr: 'LOOMN260000X0001',
    amount: payment.amount,
    expected: payment.amount,
    withheld: { minor: '0' },
    orderNumber: payable.order.number,
    proofFileId,
  });
  const { transferId } = transfer;
  const proof = await accounts.call(readTransferProof, { params: { transferId } });
  expect(proof.fileId).toBe(proofFileId);
  expect((await world.visitor().inject({ method: 'GET', url: proof.url })).statusCode).toBe(200);
  const others = await world.asStaff('desk');
  const refused = await refusalOf(others.call(readTransferProof, { params: { transferId } }));
  expect(refused.code).toBe('not_allowed');
  const unknown = { params: { lcId: transferId } };
  expect((await refusalOf(accounts.call(readLetterCopy, unknown))).code).toBe('not_found');
  const both = await Promise.allSettled([
    matchTransfer(world, accounts, transfer.transferId, typedAmount(payment.amount)),
    matchTransfer(world, accounts, transfer.transferId, typedAmount(payment.amount)),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readOrderOf(payable)).toMatchObject({ status: 10, instalments: [{ state: 'paid' }] });
  expect(await capturesOf(world, payable.order.orderId)).toHaveLength(1);
  expect((await refusalOf(matchTransfer(world, accounts, transfer.transferId, '1'))).code).toBe(
    'illegal_transition',
  );
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
  await reportTransfer(one, payment, { utr });
  expect(await reportTransfer(other, others, { utr: utr.toLowerCase() })).toMatchObject({
    transfers: [{ utr }],
  });
  await matchTransfer(
    world,
    accounts,
    (await transferOf(accounts, one)).transferId,
    typedAmount(payment.amount),
  );
  const refused = await refusalOf(
    matchTransfer(
      world,
      accounts,
      (await transferOf(accounts, other)).transferId,
      typedAmount(others.amount),
    ),
  );
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['amount']]);
  expect((await readOrderOf(other)).status).toBe(5);
});

test('a buyer tells of the same transfer once; one that was refused may be told again', async () => {
  const one = await aPayableOrder(world);
  const payment = await begin(one, 'bank_transfer');
  const utr = someUtr();
  await reportTransfer(one, payment, { utr });
  for (const again of [
    () => reportTransfer(one, payment, { utr }),
    () => reportTransfer(one, payment, { utr: utr.toLowerCase() }),
  ]) {
    const refused = await refusalOf(again());
    expect([refused.status, refused.code, Object.keys(refused.body.fields ?? {})]).toEqual([
      422,
      'form_refused',
      ['utr'],
    ]);
  }
  const { transferId } = await transferOf(accounts, one);
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
  expect(await reportTransfer(one, payment, { utr })).toMatchObject({ status: 'attempted' });
});

test('what is wrong with a told transfer is said field by field', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  const refused = await refusalOf(
    reportTransfer(payable, payment, { utr: 'SHORT1', amount: '0', paidOn: '2027-01-01', withheld: 'x' }),
  );
  expect(refused.body.fields).toEqual({
    utr: 'A UTR has 12 to 22 letters and digits. Your bank shows it beside the transfer.',
    amount: 'Enter an amount above 0.',
    withheld: 'Use digits only, with at most 2 decimals.',
    paidOn: 'The date can’t be in the future.',
  });
  const tooMuch = await refusalOf(reportTransfer(payable, payment, { withheld: '5000' }));
  expect(tooMuch.body.fields?.withheld).toMatch(/^TDS is at most 0.1%/);
  const foreign = (await FOREIGN_RECORDS.fileId?.(await world.asCustomer(), world)) ?? '';
  const notMine = await refusalOf(reportTransfer(payable, payment, { proofFileId: foreign }));
  expect(notMine.body.fields).toHaveProperty('proofFileId');
  const card = await aPayableOrder(world);
  expect((await refusalOf(reportTransfer(card, await begin(card, 'card')))).code).toBe('illegal_transition');
});

test('money that a UPI app sent straight to us is told and matched like a transfer', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'upi');
  expect(await reportTransfer(payable, payment, { utr: '631012345678' })).toMatchObject({
    status: 'attempted',
    transfers: [{ utr: '631012345678', state: 'reported' }],
  });
  await matchTransfer(
    world,
    accounts,
    (await transferOf(accounts, payable)).transferId,
    typedAmount(payment.amount),
  );
  expect(await readOrderOf(payable)).toMatchObject({ status: 10, instalments: [{ state: 'paid' }] });
});

test('a part keeps the order waiting for the rest; what is too much is kept for the company', async () => {
  const payable = await anAdvanceOrder(world);
  const first = await begin(payable, 'bank_transfer');
  const half = Math.floor(Number(first.amount.minor) / 200);
  await reportTransfer(payable, first, { amount: String(half) });
  await matchTransfer(world, accounts, (await transferOf(accounts, payable)).transferId, String(half));
  expect(await readOrderOf(payable)).toMatchObject({
    status: 5,
    instalments: [{ state: 'open' }, { state: 'open' }],
  });
  const rest = await begin(payable, 'bank_transfer');
  expect(Number(rest.amount.minor)).toBe(Number(first.amount.minor) - half * 100);
  const wholeOrder = Number(payable.order.total.minor) / 100 - half + 250;
  await reportTransfer(payable, rest, { amount: wholeOrder.toFixed(2) });
  await matchTransfer(
    world,
    accounts,
    (await transferOf(accounts, payable)).transferId,
    wholeOrder.toFixed(2),
  );
  expect(await readOrderOf(payable)).toMatchObject({
    status: 10,
    instalments: [{ state: 'paid' }, { state: 'paid' }],
  });
  const { advance } = await payable.buyer.call(listPayments, { query: {} });
  expect(advance).toEqual({ minor: '25000', currency: 'INR' });
});

test('a part payment goes back when nobody pays the rest; a late transfer is recorded and owed back', async () => {
  const payable = await anAdvanceOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  await reportTransfer(payable, payment, { amount: '1000' });
  await matchTransfer(world, accounts, (await transferOf(accounts, payable)).transferId, '1000');
  const rest = await begin(payable, 'bank_transfer');
  await reportTransfer(payable, rest, { amount: '2000' });
  await at('2026-11-25T06:30:00Z');
  await endHolds(world);
  await expirePayments(world.services);
  const buyer = await signedInAgain(world, payable.buyer);
  expect((await readOrderOf({ ...payable, buyer })).status).toBe(50);
  await expectBooksRight(world);
  await matchTransfer(world, accounts, (await transferOf(accounts, payable)).transferId, '2000');
  const refunds = await world.services.db.unscoped
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
  await reportTransfer(payable, await begin(payable, 'bank_transfer'));
  const { transferId } = await transferOf(accounts, payable);
  for (const role of ['desk', 'production'] as const) {
    const other = await world.asStaff(role);
    const refused = await refusalOf(
      other.call(matchBankTransfer, { params: { transferId }, body: { amount: '1' } }),
    );
    expect([refused.status, refused.code]).toEqual([403, 'not_allowed']);
  }
});
