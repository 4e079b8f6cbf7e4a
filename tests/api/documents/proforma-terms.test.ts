/** A proforma says what was agreed: its payment terms add up to its total, whatever was dispatched and billed since. */
import { expect, test } from 'vitest';
import { requestDocument } from '#contract/customer/documents.ts';
import { readOrder } from '#contract/customer/orders.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { aPackedOrder, aPackedOrderOnCredit, ship, someRolls } from '#tests/support/data/delivery.ts';
import { download, theDocument, wordsOf } from '#tests/support/data/documents.ts';
import { aPayingWorld, type PayableOrder } from '#tests/support/data/payments.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

test.each([
  ['paid before dispatch, and less is dispatched', () => aPackedOrder(world), [100, 100, 100, 100, 90]],
  ['on credit, and less is dispatched', () => aPackedOrderOnCredit(world), [100, 100, 100, 100, 90]],
  ['on credit, and more is dispatched', () => aPackedOrderOnCredit(world), [100, 100, 100, 100, 110]],
] as const)('an order %s', async (_what, make: () => Promise<PayableOrder>, lengths) => {
  const payable = await make();
  const { buyer, order } = payable;
  await ship(world, await world.asStaff('production'), payable, { rolls: someRolls(lengths) });
  const { orderId } = order;
  await buyer.call(requestDocument, { body: { orderId, type: 'proforma_invoice' } });
  const { documentId } = await theDocument(buyer, orderId, 'proforma_invoice');
  const { text } = await wordsOf(await download(world, buyer, documentId));
  const { total } = await buyer.call(readOrder, { params: { orderId } });
  const terms = /Payment terms (.*?)(?:Bank|Pay by UPI|Terms)/.exec(text)?.[1] ?? '';
  expect(terms).toContain(formatMoney(moneyOf(total)));
});
