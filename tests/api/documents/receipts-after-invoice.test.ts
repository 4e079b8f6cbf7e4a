/** Money before its invoice is an advance; money after it is a payment, on the paper and on the shelf. Each number stands on a paper. */
import { expect, test } from 'vitest';
import { listDocuments } from '#contract/customer/documents.ts';
import { readReceipt } from '#contract/customer/payments.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, aPackedOrderOnCredit, ship, someRolls } from '#tests/support/data/delivery.ts';
import { download, issueAndRender, wordsOf } from '#tests/support/data/documents.ts';
import { type PayableOrder, payByCard } from '#tests/support/data/payments.ts';

const world = await bookedWorldForFile();
const production = await world.asStaff('production');

/** Title on the shelf and text of each receipt, the first one first. */
async function receiptsOf({ buyer, order: { orderId } }: PayableOrder) {
  await issueAndRender(world, orderId);
  const { records } = await buyer.call(listDocuments, { query: { orderId } });
  const papers = records
    .filter(({ type }) => type === 'advance_receipt')
    .toSorted((a, b) => a.number.localeCompare(b.number));
  const read = [];
  for (const { documentId, number, typeLabel } of papers) {
    const { text } = await wordsOf(await download(world, buyer, documentId));
    read.push({ number, typeLabel, text });
  }
  return read;
}

test('what is paid for extra quantity, after its invoice, is titled a payment', async () => {
  const payable = await aPackedOrder(world);
  world.clock.advance(60);
  await ship(world, production, payable, { rolls: someRolls([255, 255]) });
  world.clock.advance(60);
  await payByCard(world, payable, 2);
  const [advance, payment] = await receiptsOf(payable);
  expect([advance?.typeLabel, payment?.typeLabel]).toEqual(['Advance Receipt', 'Payment Receipt']);
  expect(advance?.text).toContain('IGST 5% on this advance ₹0.00');
  expect(advance?.text).toContain('GST on goods is charged with the tax invoice, not on the advance.');
  for (const words of ['Advance Receipt', 'on this advance', 'not on the advance'])
    expect(payment?.text).not.toContain(words);
  for (const words of ['Payment Receipt', 'Reverse charge No', 'Place of supply 07'])
    expect(payment?.text).toContain(words);
});

test('what is paid on credit has its receipt on paper, under the number it was given', async () => {
  const payable = await aPackedOrderOnCredit(world);
  await ship(world, production, payable);
  world.clock.advance(60);
  const { paymentOrderId } = await payByCard(world, payable, 1);
  const { receipts } = await payable.buyer.call(readReceipt, { params: { paymentOrderId } });
  const papers = await receiptsOf(payable);
  expect(papers.map(({ number, typeLabel }) => [number, typeLabel])).toEqual([
    [receipts[0]?.number, 'Payment Receipt'],
  ]);
  expect(papers[0]?.text).toContain(receipts[0]?.amountInWords);
});

test('what is paid on credit before the goods are invoiced is an advance', async () => {
  const payable = await aPackedOrderOnCredit(world);
  await payByCard(world, payable, 1);
  expect((await receiptsOf(payable)).map(({ typeLabel }) => typeLabel)).toEqual(['Advance Receipt']);
});
