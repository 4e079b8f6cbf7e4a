/** What is shown before is what is stored after, to the paisa; freight, tax and exchange rate come from tables. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAddress } from '#contract/customer/addresses.ts';
import { previewOrder, quoteLogisticCost, readCurrencyRate } from '#contract/customer/order-prices.ts';
import { addExchangeRate, addFreightRate, addFreightZone, addPort } from '#contract/staff/orders.ts';
import { MARKET_RULES, MARKETS, type Market } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import { cancelExpiredOrder } from '#server/capabilities/order-records/release-order.ts';
import { grantCredit } from '#server/capabilities/preferences/grant-credit.ts';
import { ADDRESS_OF } from '#tests/support/data/addresses.ts';
import {
  aGstNumber,
  anApprovedQuote,
  anOrderingBuyer,
  aPricedWorld,
  aQuality,
  type OrderingBuyer,
  place,
  type Terms,
  termsFor,
} from '#tests/support/data/orders.ts';
import { secondPersonReleases } from '#tests/support/data/second-person.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld, type StaffVisitor, type World } from '#tests/support/server/world.ts';

let world: World;
let staff: StaffVisitor;
let buyers: Record<Market, OrderingBuyer>;
/** Addresses of the Indian buyer: its own in the seller's state and elsewhere, and somebody else's. */
let places: string[];
let stock: string;
let woven: string;
beforeAll(async () => {
  world = await openWorld();
  await aPricedWorld(world);
  staff = await world.asStaff('accounts');
  buyers = {
    IN: await anOrderingBuyer(world, 'IN', { stateCode: '27', pincode: '400001', city: 'Mumbai' }),
    BD: await anOrderingBuyer(world, 'BD'),
    INTL: await anOrderingBuyer(world, 'INTL'),
  };
  for (const market of MARKETS) await giveCredit(buyers[market], market);
  const address = async (change: object) =>
    (await buyers.IN.call(addAddress, { body: { ...ADDRESS_OF.IN, ...change } })).addressId;
  places = [
    buyers.IN.addressId,
    await address({ city: 'Bengaluru', stateCode: '29', pincode: '560058' }),
    await address({ city: 'Noida', stateCode: '09', pincode: '201301', ownership: 'third_party' }),
  ];
  const lots = [{ colour: 'Navy', metres: 900_000 }];
  stock = (await aQuality(world, { step: 1n, minimum: 1n, lots })).fabId;
  woven = (await aQuality(world, { kind: 'made_to_order', step: 1n, minimum: 1n })).fabId;
});
afterAll(() => world.close());

function giveCredit({ customer }: OrderingBuyer, market: Market): Promise<void> {
  const limit = money(10_000_000_000n, MARKET_RULES[market].currency);
  return world.services.db.transaction((tx) =>
    grantCredit(world.services, tx, {
      brandId: customer.brandId,
      creditDays: 0,
      limit,
      by: { kind: 'system' },
    }),
  );
}

const anyOrder = fc.record({
  market: fc.constantFrom(...MARKETS),
  fromStock: fc.boolean(),
  thousandths: fc.integer({ min: 1000, max: 9_999_999 }),
  place: fc.nat(2),
  creditDays: fc.constantFrom(0, 30, 45, 60, 90),
  term: fc.nat(3),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

function termsOf({ market, fromStock, thousandths, place: at, creditDays, term }: AnyOrder): Terms {
  const buyer = buyers[market];
  const choices = market === 'IN' ? ['landed', 'self_pickup', 'cnf'] : ['x_factory', 'fob', 'cnf'];
  return termsFor(buyer, {
    fabId: fromStock ? stock : woven,
    quantity: (thousandths / 1000).toFixed(3),
    deliveryTerm: choices[term % choices.length] ?? '',
    creditDays,
    ...(market === 'IN' ? { shippingAddressId: places[at] ?? '' } : { port: 'Hamburg' }),
  });
}

test('preview and order agree in every amount over markets, quantities, units, terms and tax cases', async () => {
  await fc.assert(
    fc.asyncProperty(anyOrder, async (some) => {
      const buyer = buyers[some.market];
      const terms = termsOf(some);
      const shown = await buyer.call(previewOrder, { body: terms });
      expect(shown.problem).toBeNull();
      const placed = await place(buyer, { ...terms, seenTotal: shown.total });
      for (const part of ['total', 'costs', 'taxLines', 'taxPreview', 'placeOfSupply', 'roundOff'] as const) {
        expect(placed[part]).toEqual(shown[part]);
      }
      for (const part of ['totalInWords', 'creditLoad', 'rate', 'quantity', 'exchangeRate'] as const) {
        expect(placed[part]).toEqual(shown[part]);
      }
      const plan = placed.instalments.map(({ kind, amount, dueText }) => ({ kind, amount, dueText }));
      expect(plan).toEqual(shown.plan.map(({ label: _label, ...instalment }) => instalment));
      const sum = (amounts: readonly { minor: string }[]) =>
        amounts.reduce((all, { minor }) => all + BigInt(minor), 0n);
      expect(sum(placed.instalments.map(({ amount }) => amount))).toBe(BigInt(placed.total.minor));
      const lines = placed.costs.flatMap(({ amount }) => (amount ? [amount] : []));
      expect(sum([...lines, placed.roundOff])).toBe(BigInt(placed.total.minor));
      expect(sum(placed.taxLines.map(({ amount }) => amount))).toBe(BigInt(lines[2]?.minor ?? -1));
      await giveBack(buyer, placed.orderId);
    }),
    { numRuns: 40 },
  );
});

function giveBack({ customer: { brandId } }: OrderingBuyer, orderId: string): Promise<unknown> {
  return world.services.db.transaction(async (tx) =>
    cancelExpiredOrder(world.services, tx, await lockOrder(tx, brandId, orderId)),
  );
}

const preview = (market: Market, change: Partial<Terms> = {}) =>
  buyers[market].call(previewOrder, {
    body: termsFor(buyers[market], { fabId: stock, quantity: '1000', ...change }),
  });

test('the tax follows the place where the goods end, whoever carries them', async () => {
  expect(await preview('IN')).toMatchObject({
    taxPreview: '27 → 27: CGST 2.5 % + SGST 2.5 %',
    taxLines: [{ label: 'CGST' }, { label: 'SGST' }],
  });
  const [, bengaluru = '', jobWorker = ''] = places;
  for (const deliveryTerm of ['landed', 'self_pickup']) {
    const { taxPreview } = await preview('IN', { shippingAddressId: bengaluru, deliveryTerm });
    expect(taxPreview).toBe('27 → 29: IGST 5 %');
  }
  const elsewhere = await preview('IN', { shippingAddressId: jobWorker });
  expect(elsewhere).toMatchObject({ taxPreview: '27 → 27: CGST 2.5 % + SGST 2.5 %', asksWhichGstin: false });
  for (const market of ['BD', 'INTL'] as const) {
    expect(await preview(market)).toMatchObject({
      taxPreview: '27 → 96: Zero-rated export (LUT)',
      placeOfSupply: '96',
      total: { minor: '97000', currency: 'USD' },
      exchangeRate: '$1 = ₹90.00, locked for this order',
    });
  }
});

test('a buyer that is registered where the goods go is asked which number it means', async () => {
  world.clock.advance(60);
  await aGstNumber(world, buyers.IN, '29');
  const [, shippingAddressId = ''] = places;
  expect(await preview('IN', { shippingAddressId })).toMatchObject({
    asksWhichGstin: true,
    placeOfSupply: '27',
  });
});

const logistic = (market: Market, change: object) =>
  buyers[market].call(quoteLogisticCost, {
    body: { fabId: stock, quantity: '1000', unit: 'metre', ...change },
  });

test('freight is reckoned by weight, slab and zone, and the cities around Delhi are one', async () => {
  // 182.7 g a running metre: 182.7 kg at ₹ 6.
  expect(await logistic('IN', { pincode: '400001' })).toEqual({
    cost: { minor: '109620', currency: 'INR' },
    perUnit: { price: { minor: '110', currency: 'INR' }, unit: 'metre' },
    isServed: true,
    message: null,
    weightGrams: '182700',
  });
  expect((await logistic('IN', { pincode: '110001' })).cost?.minor).toBe('164430');
  expect((await logistic('IN', { pincode: '400001', quantity: '100' })).cost?.minor).toBe('75000');
  expect((await logistic('IN', { pincode: '400001', quantity: '5000' })).cost?.minor).toBe('456750');
  expect(await logistic('IN', { pincode: '795001' })).toMatchObject({
    cost: null,
    perUnit: null,
    isServed: false,
    message: 'We do not deliver to this PIN code yet. You can choose self pickup.',
  });
  expect((await refusalOf(logistic('IN', { pincode: '12' }))).body.fields).toHaveProperty('pincode');
  expect((await refusalOf(logistic('IN', { pincode: '400001', quantity: '0' }))).body.fields).toHaveProperty(
    'quantity',
  );
});

test('a port is quoted by weight, or served without a price, or not served', async () => {
  expect((await logistic('INTL', { port: 'hamburg', unit: 'yard' })).cost).toEqual({
    minor: '18000',
    currency: 'USD',
  });
  expect((await logistic('INTL', { port: 'Hamburg', unit: 'yard', quantity: '5000' })).cost?.minor).toBe(
    '35083',
  );
  expect(await logistic('BD', { port: 'Chattogram', unit: 'yard' })).toMatchObject({
    cost: null,
    isServed: true,
    message: 'We have no freight rate for this quantity and place. Ask us, and we will quote it.',
  });
  expect(await logistic('BD', { port: 'Atlantis', unit: 'yard' })).toMatchObject({
    isServed: false,
    message: 'We do not ship to this port yet. You can choose x-factory.',
  });
  expect((await refusalOf(logistic('BD', { unit: 'yard' }))).body.fields).toHaveProperty('port');
});

test('a new row holds from its day on', async () => {
  const tomorrow = '2026-11-03';
  await staff.call(addFreightRate, {
    body: {
      fromZone: 'west',
      toZone: 'west',
      upToKilograms: 500,
      effectiveFrom: tomorrow,
      perKilogram: '7',
      atLeast: '100',
      transitDays: 2,
    },
  });
  await staff.call(addFreightZone, {
    body: { pincodePrefix: '560058', effectiveFrom: tomorrow, zone: null },
  });
  await staff.call(addPort, {
    body: {
      port: 'Hamburg',
      country: 'DE',
      effectiveFrom: tomorrow,
      isServed: false,
      perKilogram: null,
      atLeast: null,
      transitDays: null,
    },
  });
  await staff.call(addExchangeRate, {
    body: { from: 'USD', to: 'INR', effectiveFrom: tomorrow, rate: '91.25' },
  });
  await secondPersonReleases(world);
  const seen = async () => [
    (await logistic('IN', { pincode: '400001' })).cost?.minor,
    (await logistic('IN', { pincode: '560058' })).isServed,
    (await logistic('INTL', { port: 'Hamburg', unit: 'yard' })).isServed,
    (await buyers.BD.call(readCurrencyRate, { query: { from: 'USD', to: 'INR' } })).rate,
  ];
  expect(await seen()).toEqual(['109620', true, true, '90']);
  // The new day begins at midnight in India.
  world.clock.set(new Date('2026-11-02T18:00:00Z'));
  for (const market of MARKETS) {
    const { customer } = buyers[market];
    buyers[market] = { ...buyers[market], ...(await world.signIn(customer)) };
  }
  world.clock.set(new Date('2026-11-02T18:29:59Z'));
  expect(await seen()).toEqual(['109620', true, true, '90']);
  world.clock.set(new Date('2026-11-02T18:30:00Z'));
  expect(await seen()).toEqual(['127890', false, false, '91.25']);
  expect(await buyers.BD.call(readCurrencyRate, { query: { from: 'INR', to: 'USD' } })).toEqual({
    from: 'INR',
    to: 'USD',
    rate: '0.010959',
    since: tomorrow,
  });
});

test('without a dollar rate a quality is priced at the exchange rate of the day', async () => {
  const rates = [{ minor: 9400n, currency: 'INR', unit: 'metre' }] as const;
  const { fabId } = await aQuality(world, { rates });
  // ₹ 94.00 a metre at 91.25 are $ 1.03, and a yard of it $ 0.94.
  expect((await preview('INTL', { fabId })).rate).toEqual({
    price: { minor: '94', currency: 'USD' },
    unit: 'yard',
  });
});

test('the freight of a quote counts for its place, quantity and term, and the tables for everything else', async () => {
  const desk = await world.asStaff();
  const buyer = await anOrderingBuyer(world);
  const quoted = await anApprovedQuote(buyer, desk);
  const freight = async (change: Partial<Terms>) => {
    const body = termsFor(buyer, { ...quoted, quantity: '3000', ...change });
    const { costs } = await buyer.call(previewOrder, { body });
    return costs[1]?.amount?.minor ?? null;
  };
  expect(await freight({})).toBe('600000');
  const lines = [
    { colour: 'Navy', quantity: '1500' },
    { colour: 'Blue', quantity: '1000' },
    { colour: null, quantity: '1500' },
  ];
  // 730.8 kg at ₹ 5 would be less than the quote for 3,000 m.
  expect(await freight({ quantity: '4000', lines })).toBe('600000');
  // To New Delhi, which is Delhi NCR by its PIN code.
  expect(await freight({ deliveryTerm: 'cnf' })).toBe('450000');
  expect(await freight({ deliveryTerm: 'self_pickup' })).toBe('0');
});
