/** Money of a month as Tally and the return are told of it: tax that buyers deducted, and what went back. */
import { expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import * as books from '#contract/staff/books.ts';
import { listRefunds, releaseRefund } from '#contract/staff/payments.ts';
import type { BookFileKind } from '#domain/books/book-files.ts';
import type { Gstr1 } from '#domain/books/gstr1/gstr1.ts';
import { sendRefunds } from '#server/capabilities/payments/refunds/send-refunds.ts';
import {
  matchTransfer,
  reportTransfer,
  transferOf,
  typedAmount,
} from '#tests/support/data/bank-transfers.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import {
  aPayableOrder,
  begin,
  expectBooksRight,
  type PayableOrder,
  payByCard,
} from '#tests/support/data/payments.ts';

const world = await bookedWorldForFile();
const accounts = await world.asStaff('accounts');

async function sellerOf({ order: { orderId } }: PayableOrder): Promise<string> {
  const { gstin } = await world.services.db.unscoped
    .selectFrom('orders')
    .innerJoin('sellers', 'sellers.seller_id', 'orders.seller_id')
    .select('sellers.gstin')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return gstin;
}

async function fileOf(kind: BookFileKind, payable: PayableOrder, month: string) {
  const body = { kind, gstin: await sellerOf(payable), month };
  const { url, problems } = await accounts.call(books.prepareBookFile, { body });
  expect(problems).toEqual([]);
  return world.app.inject({ method: 'GET', url: url ?? '' });
}

const monthNow = () => world.clock.now().toISOString().slice(0, 7);

/** Ledgers and amounts of the vouchers that name the order. */
async function vouchersOf(payable: PayableOrder, month = monthNow()) {
  const { body } = await fileOf('tally_vouchers', payable, month);
  const own = body.split('<VOUCHER ').filter((each) => each.includes(`${payable.order.number}<`));
  return own.map((voucher) => ({
    type: /VCHTYPE="([^"]+)"/.exec(voucher)?.[1],
    number: /<VOUCHERNUMBER>([^<]+)/.exec(voucher)?.[1],
    lines: [...voucher.matchAll(/<LEDGERNAME>([^<]*)<.*?<AMOUNT>([^<]*)</g)].map(
      ([, ledger = '', amount]) => [ledger.replace(/ \(.*/, ''), amount],
    ),
  }));
}

async function vouchersIssued(payable: PayableOrder, month = monthNow()): Promise<number> {
  const gstr1 = (await fileOf('gstr1_json', payable, month)).json() as Gstr1;
  const refunds = gstr1.doc_issue?.doc_det.find(({ doc_num }) => doc_num === 8);
  return refunds?.docs.reduce((sum, { totnum }) => sum + totnum, 0) ?? 0;
}

async function sendRefundsOf({ order: { orderId } }: PayableOrder): Promise<void> {
  for (const state of ['asked', 'approved'] as const) {
    const person = await world.asStaff('accounts');
    const { records } = await person.call(listRefunds, { query: { state, limit: '100' } });
    for (const { refundId } of records.filter((refund) => refund.orderId === orderId))
      await person.call(releaseRefund, { params: { refundId }, body: {} });
  }
  await sendRefunds(world.services);
}

test('tax that the buyer deducted settles the account of the buyer like money', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  const came = typedAmount(payment.amount, -500);
  await reportTransfer(payable, payment, { amount: came, withheld: '5' });
  await matchTransfer(world, accounts, (await transferOf(accounts, payable)).transferId, came);
  const [receipt, ...others] = await vouchersOf(payable);
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({ type: 'Receipt' });
  expect(receipt?.lines).toEqual([
    ['Bank', `-${came}`],
    ['TDS Receivable', '-5.00'],
    [payable.order.billing.company, typedAmount(payment.amount)],
  ]);
});

test('a refund is a payment in Tally, and its voucher is counted among documents issued, in its own month', async () => {
  const payable = await aPayableOrder(world);
  const { buyer, order } = payable;
  await payByCard(world, payable);
  const before = await vouchersIssued(payable);
  await buyer.call(cancelOrder, {
    params: { orderId: order.orderId },
    body: { reason: 'The season was called off.' },
  });
  expect(await vouchersIssued(payable)).toBe(before);
  await sendRefundsOf(payable);
  expect(await vouchersIssued(payable)).toBe(before + 1);
  const [receipt, refund, ...others] = await vouchersOf(payable);
  expect(others).toEqual([]);
  const amount = receipt?.lines[1]?.[1] ?? '';
  expect(refund).toMatchObject({ type: 'Payment' });
  expect(refund?.number).toMatch(/^SV\/26-27\/V\d{5}$/);
  expect(refund?.lines).toEqual([
    [order.billing.company, `-${amount}`],
    ['Bank', amount],
  ]);
  expect(await vouchersIssued(payable, '2026-01')).toBe(0);
  expect(await vouchersOf(payable, '2026-01')).toEqual([]);
  await expectBooksRight(world);
});
