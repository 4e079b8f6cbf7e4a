/** Money that came has a receipt from the moment it is recorded: one each, numbered without gap, for its buyer alone. */

import { beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { reportLetterOfCredit } from '#contract/customer/letters-of-credit.ts';
import { listPayments, type PaymentOrder, readReceipt, verifyPayment } from '#contract/customer/payments.ts';
import { listLettersOfCredit, settleLetterOfCredit } from '#contract/staff/payments.ts';
import { settlePayment } from '#server/capabilities/payments/settle/settle-payment.ts';
import { matchTransfer, reportTransfer, someUtr, transferOf } from '#tests/support/data/bank-transfers.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { signedInAgain } from '#tests/support/data/orders.ts';
import {
  anAdvanceOrder,
  aPayableOrder,
  begin,
  type PayableOrder,
  paid,
  payByCard,
  receiveWebhooks,
  withCredit,
} from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';

const world = await bookedWorldForFile();
let accounts: StaffVisitor;
beforeEach(async () => {
  accounts = await world.asStaff('accounts');
});

const receiptsOf = async ({ buyer }: PayableOrder, { paymentOrderId }: PaymentOrder) =>
  (await buyer.call(readReceipt, { params: { paymentOrderId } })).receipts;

async function reportedTransfer(
  payable: PayableOrder,
  payment: PaymentOrder,
  change: { amount: string; withheld?: string },
) {
  const utr = someUtr();
  await reportTransfer(payable, payment, { utr, ...change });
  const { transferId } = await transferOf(accounts, payable, utr);
  return { utr, match: () => matchTransfer(world, accounts, transferId, change.amount) };
}

/** Every number of the year, as it was given. */
async function serials(): Promise<number[]> {
  const rows = await world.services.db.unscoped.selectFrom('receipts').select('number').execute();
  return rows.map(({ number }) => Number(number.slice(-5))).toSorted((a, b) => a - b);
}

test('a card payment has one receipt, however often and by whom it is told', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable);
  const before = await refusalOf(receiptsOf(payable, payment));
  expect([before.status, before.code]).toEqual([404, 'not_found']);
  const proof = await paid(world, payment, { webhooks: 'repeated' });
  const provider = world.services.payments.forMarket('IN');
  await Promise.all([
    payable.buyer.call(verifyPayment, { body: proof }),
    payable.buyer.call(verifyPayment, { body: proof }),
    settlePayment(world.services, provider, {
      providerPaymentId: proof.providerPaymentId,
      reportedBy: 'poll',
    }),
  ]);
  world.clock.advance(30);
  await receiveWebhooks(world);
  const { order, buyer } = payable;
  const receipts = await receiptsOf(payable, payment);
  expect(receipts).toEqual([
    {
      number: expect.stringMatching(/^SV\/26-27\/R\d{5}$/),
      givenAt: expect.any(String),
      seller: {
        name: 'Selvedge Trading Pvt Ltd',
        gstin: '27AAPFU0939F1ZV',
        address: '14 Kalbadevi Road, Mumbai 400002',
      },
      company: order.billing.company,
      orderId: order.orderId,
      orderNumber: order.number,
      quality: order.quality,
      instalmentLabel: 'Advance',
      amount: order.total,
      withheld: { minor: '0', currency: 'INR' },
      amountInWords: order.totalInWords,
      methodLabel: 'Card',
      referenceLabel: 'Payment id',
      reference: proof.providerPaymentId,
      orderTotal: order.total,
      left: { minor: '0', currency: 'INR' },
      accountCredit: { minor: '0', currency: 'INR' },
      cancelled: null,
    },
  ]);
  const { records } = await buyer.call(listPayments, { query: { status: 'paid' } });
  expect(records).toMatchObject([
    { paymentOrderId: payment.paymentOrderId, receiptNumber: receipts[0]?.number },
  ]);
  const stranger = await world.asCustomer();
  const notTheirs = await refusalOf(
    stranger.call(readReceipt, { params: { paymentOrderId: payment.paymentOrderId } }),
  );
  expect([notTheirs.status, notTheirs.code]).toEqual([404, 'not_found']);
});

test('part payments by transfer have a receipt each, with deducted tax and what is left', async () => {
  const payable = await anAdvanceOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  const first = await reportedTransfer(payable, payment, { amount: '5000', withheld: '5' });
  const second = await reportedTransfer(payable, payment, { amount: '2500.50' });
  await first.match();
  await second.match();
  const total = BigInt(payable.order.total.minor);
  const receipts = await receiptsOf(payable, payment);
  expect(receipts).toMatchObject([
    {
      amount: { minor: '500000' },
      withheld: { minor: '500' },
      amountInWords: 'Rupees Five Thousand Only',
      methodLabel: 'Bank transfer',
      referenceLabel: 'UTR',
      reference: first.utr,
      left: { minor: String(total - 500_500n) },
    },
    {
      amount: { minor: '250050' },
      withheld: { minor: '0' },
      reference: second.utr,
      left: { minor: String(total - 750_550n) },
    },
  ]);
  expect(receipts[0]?.number).not.toBe(receipts[1]?.number);
});

test('one transfer that pays several instalments is the receipt of them all', async () => {
  const payable = await anAdvanceOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  const amount = (Number(payable.order.total.minor) / 100).toFixed(2);
  await (await reportedTransfer(payable, payment, { amount })).match();
  const [receipt] = await receiptsOf(payable, payment);
  const { records } = await payable.buyer.call(listPayments, { query: { status: 'paid' } });
  expect(records.map(({ instalment, receiptNumber }) => [instalment.kind, receiptNumber]).toSorted()).toEqual(
    [
      ['advance', receipt?.number],
      ['balance', receipt?.number],
    ],
  );
});

test('a letter of credit has its receipt once the bank has paid, under its own number', async () => {
  const payable = await aPayableOrder(world, { market: 'BD', quantity: '600' });
  const payment = await begin(payable, 'letter_of_credit');
  const { paymentOrderId } = payment;
  const amount = (Number(payable.order.total.minor) / 100).toFixed(2);
  const body = { number: 'LC-2026-77', bank: 'Sonali Bank', amount, expiresOn: '2027-03-01' };
  await payable.buyer.call(reportLetterOfCredit, { params: { paymentOrderId }, body });
  const { records } = await accounts.call(listLettersOfCredit, { query: { limit: '100' } });
  const lcId = records.find(({ orderId }) => orderId === payable.order.orderId)?.lcId ?? '';
  const settle = (state: 'accepted' | 'paid') =>
    accounts.call(settleLetterOfCredit, { params: { lcId }, body: { state, amount: body.amount } });
  await settle('accepted');
  expect((await refusalOf(receiptsOf(payable, payment))).code).toBe('not_found');
  await settle('paid');
  expect(await receiptsOf(payable, payment)).toMatchObject([
    {
      amount: payable.order.total,
      amountInWords: payable.order.totalInWords,
      methodLabel: 'Letter of credit',
      referenceLabel: 'Letter of credit',
      reference: 'LC-2026-77',
    },
  ]);
});

test('what is only covered by credit, or came for an order that had ended, has no receipt', async () => {
  const onCredit = await aPayableOrder(world);
  await withCredit(world, onCredit.buyer, { minor: 50_000_000n, currency: 'INR' });
  const later = await aPayableOrder(world, { buyer: onCredit.buyer, creditDays: 30 });
  const covered = await begin(later, 'credit');
  expect(covered.status).toBe('captured');
  expect((await refusalOf(receiptsOf(later, covered))).code).toBe('not_found');

  const dead = await aPayableOrder(world);
  const payment = await begin(dead);
  await dead.buyer.call(cancelOrder, { params: { orderId: dead.order.orderId }, body: {} });
  const proof = await paid(world, payment, { webhooks: 'never' });
  await dead.buyer.call(verifyPayment, { body: proof });
  expect((await refusalOf(receiptsOf(dead, payment))).code).toBe('not_found');
});

test('a receipt stays as it was given when the order is cancelled, says so beside it, and can never be changed', async () => {
  const payable = await aPayableOrder(world);
  const payment = await payByCard(world, payable);
  const before = await receiptsOf(payable, payment);
  await payable.buyer.call(cancelOrder, { params: { orderId: payable.order.orderId }, body: {} });
  const cancelled = { at: world.clock.now().toISOString(), reason: null };
  expect(await receiptsOf(payable, payment)).toEqual(before.map((receipt) => ({ ...receipt, cancelled })));
  const { db } = world.services;
  await expect(db.unscoped.updateTable('receipts').set({ left_minor: 1n }).execute()).rejects.toThrow();
  await expect(db.unscoped.deleteFrom('receipts').execute()).rejects.toThrow();
});

test('payments at the same moment take numbers one after the other, without gap or double', async () => {
  const payables = await Promise.all(Array.from({ length: 12 }, () => aPayableOrder(world)));
  const reports = await Promise.all(
    payables.map(async (payable) => {
      const body = await paid(world, await begin(payable), { webhooks: 'never' });
      return () => payable.buyer.call(verifyPayment, { body });
    }),
  );
  await Promise.all(reports.map((report) => report()));
  const given = await serials();
  expect(given).toEqual(given.map((_, index) => index + 1));
});

test('a new financial year begins a new series, at midnight in India', async () => {
  const payable = await aPayableOrder(world);
  world.clock.set(new Date('2027-03-31T18:29:00Z'));
  const old = await aPayableOrder(world, { buyer: await signedInAgain(world, payable.buyer) });
  const [last] = await receiptsOf(old, await payByCard(world, old));
  expect(last?.number).toMatch(/^SV\/26-27\/R/);
  world.clock.set(new Date('2027-03-31T18:30:00Z'));
  const [first] = await receiptsOf(
    old,
    await payByCard(world, await aPayableOrder(world, { buyer: old.buyer })),
  );
  expect(first?.number).toBe('SV/27-28/R00001');
});
