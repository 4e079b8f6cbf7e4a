/** Freight of orders: beside the quote, beyond the tables, and to the port where an FOB price ends. */

import { expect, test } from 'vitest';
import { previewOrder, quoteLogisticCost } from '#contract/customer/order-prices.ts';
import { approveQuote, listQuotes } from '#contract/customer/quotes.ts';
import { addLoadingPort } from '#contract/staff/orders.ts';
import {
  anApprovedQuote,
  anOrderingBuyer,
  aPricedWorld,
  aQuality,
  type OrderingBuyer,
  place,
  type Terms,
  termsFor,
} from '#tests/support/data/orders.ts';
import { pricedWorldForFile } from '#tests/support/data/priced-world.ts';
import { aQuotedRequest } from '#tests/support/data/quotes.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';

const world = await pricedWorldForFile();
const staff = await world.asStaff();

const NOT_QUOTED = 'We have no freight rate for this quantity and place. Ask us, and we will quote it.';
const oneColour = { numberOfColors: 1, color: 'Navy', colourSplit: [] };

async function aQuotedBuyer(logisticCost: string) {
  const buyer = await anOrderingBuyer(world);
  const quoted = await anApprovedQuote(buyer, staff, { request: oneColour, quote: { logisticCost } });
  const preview = async (quantity: string) => {
    const { costs, freightNote, problem } = await buyer.call(previewOrder, {
      body: termsFor(buyer, { ...quoted, quantity }),
    });
    return { freight: costs[1]?.amount?.minor ?? null, freightNote, problem };
  };
  return { buyer, quoted, preview };
}

test('quote and order agree at the quoted quantity, and a change says why', async () => {
  const { preview } = await aQuotedBuyer('6000');
  expect(await preview('3000')).toEqual({ freight: '600000', freightNote: null, problem: null });
  expect(await preview('3001')).toMatchObject({ freight: '600000', freightNote: null });
  expect(await preview('9000')).toMatchObject({
    freight: '822150',
    freightNote: 'The quote’s freight of ₹6,000.00 is for 3,000 m. For 9,000 m it is ₹8,221.50.',
  });
});

test('freight to another place than the quoted one is by our table, and says so', async () => {
  const buyer = await anOrderingBuyer(world, 'IN', { city: 'Mumbai', stateCode: '27', pincode: '400001' });
  const quoted = await anApprovedQuote(buyer, staff, { request: oneColour });
  const body = termsFor(buyer, { ...quoted, quantity: '3000' });
  expect(await buyer.call(previewOrder, { body })).toMatchObject({
    freightNote: 'The quote’s freight was for another place; this is from our freight table.',
  });
});

test('above the last slab freight is not quoted and can be asked for', async () => {
  const { buyer, quoted, preview } = await aQuotedBuyer('6000');
  // 20,097 kg; the table ends at 20 tonnes.
  const tooHeavy = '110000';
  expect(await preview(tooHeavy)).toEqual({
    freight: null,
    freightNote: null,
    problem: { code: 'not_quoted', message: NOT_QUOTED },
  });
  const refused = await refusalOf(place(buyer, termsFor(buyer, { ...quoted, quantity: tooHeavy })));
  expect(refused.body.details).toMatchObject({ message: NOT_QUOTED });
  const body = { ...quoted, quantity: tooHeavy, unit: 'metre', pincode: '110001' } as const;
  expect(await buyer.call(quoteLogisticCost, { body })).toMatchObject({ cost: null, message: NOT_QUOTED });
});

async function abroad(): Promise<(change: Partial<Terms>) => ReturnType<typeof previewOf>> {
  const buyer = await anOrderingBuyer(world, 'INTL');
  const { fabId } = await aQuality(world);
  return (change) => previewOf(buyer, { fabId, ...change });
}

function previewOf(buyer: OrderingBuyer, change: Partial<Terms> & { fabId: string }) {
  return buyer.call(previewOrder, { body: termsFor(buyer, { quantity: '1000', ...change }) });
}

test('FOB costs more than x-factory by what brings the goods to the port', async () => {
  const preview = await abroad();
  const [exFactory, fob] = [await preview({}), await preview({ deliveryTerm: 'fob' })];
  expect(exFactory.costs[1]?.amount?.minor).toBe('0');
  // 167.1 kg at ₹ 6 from Bhiwandi to Nhava Sheva, at ₹ 90 a dollar.
  expect(fob.costs[1]?.amount).toEqual({ minor: '1114', currency: 'USD' });
  expect(BigInt(fob.total?.minor ?? 0) - BigInt(exFactory.total?.minor ?? 0)).toBe(1114n);
});

test('without a port to load at, an FOB price is not quoted', async () => {
  const later = await openWorld();
  await aPricedWorld(later);
  const accounts = await later.asStaff('accounts');
  const closed = { port: 'Nhava Sheva', city: 'Uran', pincode: '400707', isUsed: false };
  await accounts.call(addLoadingPort, { body: { ...closed, effectiveFrom: '2026-11-02' } });
  const buyer = await anOrderingBuyer(later, 'INTL');
  const { fabId } = await aQuality(later);
  expect(await previewOf(buyer, { fabId, deliveryTerm: 'fob' })).toMatchObject({
    total: null,
    problem: { code: 'not_quoted' },
  });
  await later.close();
});

test('a placed FOB order names the port where its price ends', async () => {
  const buyer = await anOrderingBuyer(world, 'BD');
  const { fabId } = await aQuality(world);
  const order = await place(buyer, termsFor(buyer, { fabId, quantity: '1000', deliveryTerm: 'fob' }));
  expect(order.deliveryPlace).toBe('Nhava Sheva');
});

test('a dollar rate from rupees is rounded once', async () => {
  const buyer = await anOrderingBuyer(world, 'INTL');
  const rates = [{ minor: 5360n, currency: 'INR', unit: 'metre' }] as const;
  const { fabId } = await aQuality(world, { rates });
  // 54.46 cents a yard; by way of 60 cents a metre it would be 55.
  expect((await previewOf(buyer, { fabId })).rate).toEqual({
    price: { minor: '54', currency: 'USD' },
    unit: 'yard',
  });
});

test('the total of a quote is a whole rupee and the one of its order', async () => {
  const buyer = await anOrderingBuyer(world);
  const quote = { supplierRate: '100.33', marginPercent: '0', creditDays: 0, logisticCost: '6000.15' };
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff, { quote });
  const [shown] = await buyer.call(listQuotes, { params: { fabId } });
  expect(shown).toMatchObject({
    roundOff: { minor: '34', currency: 'INR' },
    total: { minor: '32234000', currency: 'INR' },
  });
  const { total } = await anOrderOf(buyer, { fabId, quoteId });
  expect(total).toEqual(shown?.total);
});

async function anOrderOf(buyer: OrderingBuyer, quoted: { fabId: string; quoteId: string }) {
  await buyer.call(approveQuote, { params: { quoteId: quoted.quoteId }, body: { version: 1 } });
  return place(buyer, termsFor(buyer, { ...quoted, quantity: '3000' }));
}
