/** What is printed on a proforma is what the order says, to the paisa, in each market. */

import { expect, test } from 'vitest';
import { type Order, readOrder } from '#contract/customer/orders.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import type { Market } from '#domain/shared/market.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { download, issueAndRender, theDocument, wordsOf } from '#tests/support/data/documents.ts';
import { anOrderingBuyer, type Place } from '#tests/support/data/orders.ts';
import { anAdvanceOrder, aPayingWorld } from '#tests/support/data/payments.ts';
import type { CustomerVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

const written = ({ minor, currency }: { minor: string; currency: Currency }) =>
  formatMoney(money(BigInt(minor), currency));

async function printed(buyer: CustomerVisitor, orderId: string) {
  await issueAndRender(world, orderId);
  const proforma = await theDocument(buyer, orderId, 'proforma_invoice');
  const file = await download(world, buyer, proforma.documentId);
  return { proforma, file, ...(await wordsOf(file)) };
}

/** Every amount of the order and of its payment plan, as the screens write them. */
function figuresOf(order: Order): string[] {
  const amounts = [
    order.rate.price,
    ...order.costs.flatMap(({ amount }) => (amount ? [amount] : [])),
    ...order.taxLines.map(({ amount }) => amount),
    ...(order.roundOff.minor === '0' ? [] : [order.roundOff]),
    order.total,
    ...order.instalments.map(({ amount }) => amount),
  ];
  return amounts.filter(({ minor }) => minor !== '0').map(written);
}

const MUMBAI: Place = { city: 'Mumbai', district: 'Mumbai', stateCode: '27', pincode: '400001' };

test.each<[market: Market, where: string, place: Place | undefined, wanted: RegExp[]]>([
  [
    'IN',
    'another state',
    undefined,
    [/IGST 5%/, /IFSC code LOOM0000027/, /Landed/, /07-Delhi/, /Rupees .+ Only/],
  ],
  [
    'IN',
    'the seller’s state',
    MUMBAI,
    [/CGST 2\.5%/, /SGST 2\.5%/, /27-Maharashtra/, /not a tax invoice; input tax/],
  ],
  [
    'BD',
    'abroad',
    undefined,
    [/BIN: /, /Swift code LOOMINBB/, /x-factory/, /96-Other Countries/, /US Dollars .+ Only/],
  ],
  [
    'INTL',
    'abroad',
    undefined,
    [/SUPPLY MEANT FOR EXPORT/, /IEC: /, /LUT: /, /Country of origin India/, /\$1 = ₹90\.00/],
  ],
])('every figure of an order in %s, %s, stands on its proforma', async (market, _where, place, wanted) => {
  const buyer = await anOrderingBuyer(world, market, ...(place ? [place] : []));
  const quantity = market === 'IN' ? '550' : '700';
  const { order: placed } = await anAdvanceOrder(world, { buyer, quantity });
  const order = await buyer.call(readOrder, { params: { orderId: placed.orderId } });
  const { text, pages, file, proforma } = await printed(buyer, order.orderId);
  for (const figure of figuresOf(order)) expect(text).toContain(figure);
  for (const words of wanted) expect(text).toMatch(words);
  const facts = [order.number, proforma.number, order.quality, order.hsn, order.totalInWords];
  for (const fact of facts) expect(text).toContain(fact);
  expect(text.replaceAll(' ', '')).toContain(`Page${pages}of${pages}`);
  expect(file.length).toBeLessThanOrEqual(40_000);
});

test('a company name in Hindi or Bangla is set in a font that has its letters', async () => {
  const buyer = await anOrderingBuyer(world);
  const { order } = await anAdvanceOrder(world, { buyer });
  const { db } = world.services;
  await db.unscoped
    .updateTable('orders')
    .set({
      billing: JSON.stringify({ ...order.billing, company: 'अनोखी थ्रेड' }),
      shipping: JSON.stringify({ ...order.shipping, company: 'পদ্মা' }),
    })
    .where('order_id', '=', order.orderId)
    .execute();
  const { text, file } = await printed(buyer, order.orderId);
  expect(text).toContain('अनोखी');
  expect(text).toContain('পদ্মা');
  const raw = file.toString('latin1');
  expect(raw).toMatch(/NotoSansDevanagari/);
  expect(raw).toMatch(/NotoSansBengali/);
  expect(raw).toMatch(/NunitoSans-Regular/);
});

test('the file is tagged and says its title and language', async () => {
  const { buyer, order } = await anAdvanceOrder(world);
  const { file, proforma } = await printed(buyer, order.orderId);
  const raw = file.toString('latin1');
  expect(raw).toContain('/Marked true');
  expect(raw).toContain('/Lang (en-IN)');
  expect(raw).toContain(`Proforma Invoice ${proforma.number}`);
});
