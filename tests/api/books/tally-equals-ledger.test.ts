/** A month imported into Tally stands there as it stands in our ledger, also where no goods left: kept, given up, paid out. */
import { expect, test } from 'vitest';
import { payOutAccountCredit } from '#contract/customer/account-credit.ts';
import { changeBankDetails } from '#contract/customer/bank-details.ts';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { acceptOffer } from '#contract/customer/issues.ts';
import { verifyPayment } from '#contract/customer/payments.ts';
import { prepareBookFile } from '#contract/staff/books.ts';
import { cancelOrderForStaff } from '#contract/staff/cancel-order.ts';
import { addWriteOffLimit } from '#contract/staff/orders.ts';
import { listRefunds, releaseRefund } from '#contract/staff/payments.ts';
import { confirmPayout, createPayoutFile, listPayouts, releasePayout } from '#contract/staff/payouts.ts';
import { sendRefunds } from '#server/capabilities/payments/refunds/send-refunds.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import {
  matchTransfer,
  payByBank,
  reportTransfer,
  transferOf,
  typedAmount,
} from '#tests/support/data/bank-transfers.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, deliver, rollsSeenBy, ship, someRolls } from '#tests/support/data/delivery.ts';
import { answer, offer, raise } from '#tests/support/data/issues.ts';
import { signedInAgain } from '#tests/support/data/orders.ts';
import {
  anAdvanceOrder,
  aPayableOrder,
  begin,
  endHolds,
  expectBooksRight,
  type PayableOrder,
  paid,
  payByCard,
} from '#tests/support/data/payments.ts';
import { bookMaterial } from '#tests/support/data/production.ts';
import { secondPersonReleases } from '#tests/support/data/second-person.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { expectTallyIsLedger, vouchersFor } from '#tests/support/data/tally-month.ts';

const world = await bookedWorldForFile();
const accounts = await world.asStaff('accounts');
const production = await world.asStaff('production');
const MONTH = world.clock.now().toISOString().slice(0, 7);

const { gstin: GSTIN } = await world.services.db.unscoped
  .selectFrom('sellers')
  .select('gstin')
  .executeTakeFirstOrThrow();
const WHICH = { gstin: GSTIN, month: MONTH };

/** Ledgers and amounts of the vouchers that name the order; buyers without their registration. */
async function vouchersOf({ order: { number } }: PayableOrder, reader = accounts) {
  const vouchers = await vouchersFor(world, reader, WHICH);
  return vouchers
    .filter(({ text }) => text.includes(`${number}<`))
    .map(({ type, lines }) => ({
      type,
      lines: lines.map(({ ledger, amount }) => [ledger.replace(/ \(.*/, ''), amount]),
    }));
}

/** The bank statement shows so many paise less, some of it income tax that the buyer deducted. */
async function paidShort(payable: PayableOrder, by: number, withheld = 0): Promise<void> {
  const payment = await begin(payable, 'bank_transfer');
  const came = typedAmount(payment.amount, -by - withheld);
  const tax = withheld === 0 ? {} : { withheld: (withheld / 100).toFixed(2) };
  await reportTransfer(payable, payment, { amount: came, ...tax });
  await matchTransfer(world, accounts, (await transferOf(accounts, payable)).transferId, came);
}

const cancelled = ({ buyer, order: { orderId } }: PayableOrder) =>
  buyer.call(cancelOrder, { params: { orderId }, body: { reason: 'The season was called off.' } });

test('a rest that is given up is a journal, and is taken back when its order is cancelled', async () => {
  await accounts.call(addWriteOffLimit, {
    body: { currency: 'INR', effectiveFrom: '2026-01-01', smallRest: '0.50', bankCharges: '60' },
  });
  await secondPersonReleases(world);
  const payable = await aPayableOrder(world);
  await paidShort(payable, 5900, 500);
  await cancelled(payable);
  const { company } = payable.order.billing;
  const [, writeOff, cancellation, ...others] = await vouchersOf(payable);
  expect(others).toEqual([]);
  expect(writeOff).toEqual({
    type: 'Journal',
    lines: [
      ['Balances Written Off', '-59.00'],
      [company, '59.00'],
    ],
  });
  expect(cancellation).toEqual({
    type: 'Journal',
    lines: [
      ['Balances Written Off', '59.00'],
      ['TDS Receivable', '5.00'],
      [company, '-64.00'],
    ],
  });
  await expectTallyIsLedger(world, accounts, WHICH);
});

test('money kept for material is income, and only the rest is refunded', async () => {
  const payable = await anAdvanceOrder(world);
  await payByCard(world, payable);
  await followOrder(world.services, payable.order.orderId);
  const owner = await world.asStaff('owner');
  await bookMaterial(owner.call, payable.order.orderId);
  await accounts.call(cancelOrderForStaff, {
    params: { orderId: payable.order.orderId },
    body: { reason: 'The style was dropped.', materialCost: '5000' },
  });
  const [, kept, ...others] = await vouchersOf(payable);
  expect(others).toEqual([]);
  expect(kept).toEqual({
    type: 'Journal',
    lines: [
      ['Cancellation Charges', '5000.00'],
      [payable.order.billing.company, '-5000.00'],
    ],
  });
  await expectTallyIsLedger(world, accounts, WHICH);
});

test('account credit that is paid out leaves the bank when its transfer is confirmed', async () => {
  const payable = await aPayableOrder(world);
  const { buyer } = payable;
  await payByBank(world, accounts, payable, 42_000);
  world.clock.advance(31);
  await stepUp(world, buyer);
  await buyer.call(changeBankDetails, {
    body: {
      accountHolder: 'Asha Garments',
      accountNumber: '001122334455',
      accountNumberAgain: '001122334455',
      bankCode: 'HDFC0000001',
    },
  });
  await buyer.call(payOutAccountCredit, { body: {} });
  const { records } = await accounts.call(listPayouts, { query: { state: 'asked' } });
  const { payoutId = '', number = '' } = records[0] ?? {};
  await accounts.call(releasePayout, { params: { payoutId }, body: {} });
  const second = await world.asStaff('accounts');
  await second.call(createPayoutFile, { body: { payoutIds: [payoutId] } });
  const ofPayout = async () =>
    (await vouchersFor(world, accounts, WHICH)).filter((voucher) => voucher.number === number);
  expect(await ofPayout()).toEqual([]);
  await expectTallyIsLedger(world, accounts, WHICH);
  await accounts.call(confirmPayout, { params: { payoutId }, body: { utr: 'HDFCN26112000001' } });
  const [payout, ...others] = await ofPayout();
  expect(others).toEqual([]);
  expect(payout).toMatchObject({ type: 'Payment', lines: [{ amount: '-420.00' }, { amount: '420.00' }] });
  expect(payout?.lines[0]?.ledger).toContain(payable.order.billing.company);
  expect(payout?.lines[1]?.ledger).toBe('Bank');
  await expectTallyIsLedger(world, accounts, WHICH);
});

async function sendAllRefunds(): Promise<void> {
  for (const state of ['asked', 'approved'] as const) {
    const person = await world.asStaff('accounts');
    const { records } = await person.call(listRefunds, { query: { state, limit: '100' } });
    for (const { refundId } of records) await person.call(releaseRefund, { params: { refundId }, body: {} });
  }
  await sendRefunds(world.services);
}

test('a whole month of sales, claims, cancellations and refunds balances ledger by ledger', async () => {
  const payable = await aPackedOrder(world);
  const { dispatchId } = await ship(world, production, payable, {
    rolls: someRolls([99.375, 100.125, 101.25, 98.875, 97.5]),
  });
  await deliver(production, dispatchId);
  const rollIds = (await rollsSeenBy(payable)).map(({ rollId }) => rollId);
  const { issueId } = await raise({ ...payable, rollIds });
  await answer(world, issueId);
  await offer(world, issueId, { amount: '1234.55' });
  await payable.buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } });
  const refunded = await aPayableOrder(world);
  await payByCard(world, refunded);
  await cancelled(refunded);
  await sendAllRefunds();
  await expectBooksRight(world);
  const sums = await expectTallyIsLedger(world, accounts, WHICH);
  expect(Object.keys(sums).toSorted()).toEqual([
    'Bank',
    'Buyers',
    'Cancellation Charges',
    'GST',
    'Sales and Round Off',
  ]);
  const masters = await accounts.call(prepareBookFile, { body: { kind: 'tally_masters', ...WHICH } });
  const file = await world.app.inject({ method: 'GET', url: masters.url ?? '' });
  for (const { lines } of await vouchersFor(world, accounts, WHICH))
    for (const { ledger } of lines) expect(file.body).toContain(`<LEDGER NAME="${ledger}"`);
});

test('money that came for a dead order comes and goes', async () => {
  const payable = await aPayableOrder(world);
  const forgotten = await begin(payable, 'card');
  world.clock.advance(31 * 60);
  await endHolds(world);
  const buyer = await signedInAgain(world, payable.buyer);
  await buyer.call(verifyPayment, { body: await paid(world, forgotten, { webhooks: 'never' }) });
  await sendAllRefunds();
  const person = await world.asStaff('accounts');
  const amount = typedAmount(forgotten.amount);
  expect(await vouchersOf(payable, person)).toEqual([
    {
      type: 'Receipt',
      lines: [
        [payable.order.billing.company, amount],
        ['Bank', `-${amount}`],
      ],
    },
    {
      type: 'Payment',
      lines: [
        [payable.order.billing.company, `-${amount}`],
        ['Bank', amount],
      ],
    },
  ]);
  await expectTallyIsLedger(world, person, WHICH);
});
