/** The summary follows its order, and every advance has its receipt under the number it was given. */

import { expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { listDocuments } from '#contract/customer/documents.ts';
import { readOrder } from '#contract/customer/orders.ts';
import { readReceipt } from '#contract/customer/payments.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { clockInZone } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { issueDueDocuments } from '#server/capabilities/documents/issue/issue-due-documents.ts';
import { download, issueAndRender, theDocument, wordsOf } from '#tests/support/data/documents.ts';
import {
  anAdvanceOrder,
  aPayableOrder,
  aPayingWorld,
  endHolds,
  payByCard,
} from '#tests/support/data/payments.ts';
import { laterVisit } from '#tests/support/data/production.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

const written = ({ minor, currency }: { minor: string; currency: Currency }) =>
  formatMoney(money(BigInt(minor), currency));

test.each(['IN', 'BD', 'INTL'] as const)(
  'an advance in %s has a receipt with every figure on it',
  async (market) => {
    const payable = await anAdvanceOrder(world, { market, quantity: market === 'IN' ? '500' : '600' });
    const { buyer, order } = payable;
    const { paymentOrderId } = await payByCard(world, payable);
    await issueAndRender(world, order.orderId);
    const { receipts } = await buyer.call(readReceipt, { params: { paymentOrderId } });
    const [receipt] = receipts;
    if (!receipt) throw new Error('The payment has no receipt.');
    const paper = await theDocument(buyer, order.orderId, 'advance_receipt');
    expect(paper).toMatchObject({ number: receipt.number, version: 1, formats: ['pdf'] });
    const { text } = await wordsOf(await download(world, buyer, paper.documentId));
    const figures = [receipt.amount, receipt.orderTotal, receipt.left].map(written);
    const facts = [receipt.number, receipt.amountInWords, receipt.methodLabel, receipt.quality];
    const rule50 = ['Reverse charge No', 'IGST 5% on this advance ₹0.00', 'GST 0% on this advance $0.00'];
    expect(rule50.filter((fact) => text.includes(fact))).toHaveLength(2);
    for (const fact of [...figures, ...facts]) expect(text).toContain(fact);
    // A long number may be broken over two lines.
    expect(text.replaceAll(' ', '')).toContain(receipt.reference);
    await issueDueDocuments(world.services, order.orderId);
    const { records } = await buyer.call(listDocuments, { query: { orderId: order.orderId } });
    expect(records.filter(({ type }) => type === 'advance_receipt')).toHaveLength(1);
  },
);

test('the summary has every figure of the order and of its plan, and follows what is paid', async () => {
  const payable = await anAdvanceOrder(world);
  const { buyer, order: placed } = payable;
  const { orderId } = placed;
  await payByCard(world, payable);
  await issueAndRender(world, orderId);
  const first = await theDocument(buyer, orderId, 'customer_order_summary');
  const order = await buyer.call(readOrder, { params: { orderId } });
  const { text } = await wordsOf(await download(world, buyer, first.documentId));
  const plan = order.instalments.flatMap(({ amount, paid, left }) => [amount, paid, left]);
  const costs = order.costs.flatMap(({ amount }) => (amount ? [amount] : []));
  for (const amount of [...plan, ...costs, order.total]) expect(text).toContain(written(amount));
  expect(text).toContain('In production');
  await issueDueDocuments(world.services, orderId);
  expect((await theDocument(buyer, orderId, 'customer_order_summary')).documentId).toBe(first.documentId);
  await payByCard(world, payable, 2);
  await issueAndRender(world, orderId);
  const second = await theDocument(buyer, orderId, 'customer_order_summary');
  expect(second).toMatchObject({ version: 2, replaces: first.number });
});

test('the summary of a cancelled order says when it ended and what goes back', async () => {
  const payable = await anAdvanceOrder(world);
  const { buyer, order } = payable;
  const { orderId } = order;
  await payByCard(world, payable);
  await buyer.call(cancelOrder, { params: { orderId }, body: { reason: 'Our buyer moved the season.' } });
  await issueAndRender(world, orderId);
  const { refunds } = await buyer.call(readOrder, { params: { orderId } });
  const [refund] = refunds;
  if (!refund) throw new Error('Nothing goes back.');
  const summary = await theDocument(buyer, orderId, 'customer_order_summary');
  const { text } = await wordsOf(await download(world, buyer, summary.documentId));
  expect(text).toContain(`Cancelled on ${formatDay(accountingDay(world.clock.now()), DETAIL_DATE_FORMAT)}`);
  expect(text).toContain(`Refunds Reason Status Voucher Amount Order cancelled`);
  expect(text).toContain(written(refund.amount));
});

test('the proforma of a cancelled order is void, once, and says so on paper', async () => {
  const { buyer, order } = await anAdvanceOrder(world);
  const { orderId } = order;
  await issueAndRender(world, orderId);
  const { documentId } = await theDocument(buyer, orderId, 'proforma_invoice');
  await buyer.call(cancelOrder, { params: { orderId }, body: { reason: 'Our buyer moved the season.' } });
  await issueAndRender(world, orderId);
  await issueAndRender(world, orderId);
  expect(await theDocument(buyer, orderId, 'proforma_invoice')).toMatchObject({
    documentId,
    version: 1,
    voidReason: 'The order was cancelled.',
  });
  const { text } = await wordsOf(await download(world, buyer, documentId));
  expect(text).toContain('VOID. The order was cancelled.');
});

test('the proforma of an order that is held is valid no longer than its hold, and void once that has ended', async () => {
  world.clock.set(new Date('2026-11-16T06:30:00Z'));
  const payable = await aPayableOrder(world);
  const { orderId, heldUntil } = payable.order;
  if (heldUntil === null) throw new Error('An order that waits for its money is held.');
  await issueAndRender(world, orderId);
  const paper = await theDocument(payable.buyer, orderId, 'proforma_invoice');
  const { text } = await wordsOf(await download(world, payable.buyer, paper.documentId));
  const end = new Date(heldUntil);
  const words = `16 Nov, 2026, ${clockInZone(end, 'Asia/Kolkata')} (Asia/Kolkata)`;
  for (const fact of [`Valid until ${words}`, `held until ${words}; after that they must be reconfirmed.`])
    expect(text).toContain(fact);
  world.clock.set(end);
  world.clock.advance(60);
  await endHolds(world);
  await issueAndRender(world, orderId);
  const { buyer } = await laterVisit(world, payable);
  expect(await theDocument(buyer, orderId, 'proforma_invoice')).toMatchObject({
    documentId: paper.documentId,
    voidReason: 'The order was cancelled.',
  });
});

test('a summary does not name a day after its own date, although a new day has begun for the buyer', async () => {
  world.clock.set(new Date('2026-11-16T18:10:00Z'));
  const payable = await anAdvanceOrder(world, { market: 'BD', quantity: '600' });
  const { buyer, order } = payable;
  await payByCard(world, payable);
  await issueAndRender(world, order.orderId);
  const summary = await theDocument(buyer, order.orderId, 'customer_order_summary');
  const { text } = await wordsOf(await download(world, buyer, summary.documentId));
  expect(text).toContain('Ordered on 16 Nov, 2026');
  expect(text).toContain('Confirmed on 16 Nov, 2026');
});

test('a receipt that is written a day later is dated by its money, on paper and on the shelf', async () => {
  world.clock.set(new Date('2026-11-17T18:20:00Z'));
  const payable = await anAdvanceOrder(world);
  const { buyer, order } = payable;
  const paidOn = '17 Nov, 2026';
  await payByCard(world, payable);
  // In India the next day has begun.
  world.clock.advance(20 * 60);
  await issueAndRender(world, order.orderId);
  const paper = await theDocument(buyer, order.orderId, 'advance_receipt');
  expect(formatDay(accountingDay(new Date(paper.issuedAt)), DETAIL_DATE_FORMAT)).toBe(paidOn);
  const { text } = await wordsOf(await download(world, buyer, paper.documentId));
  expect(text).toContain(`Date ${paidOn}`);
});
