/** Everything that can keep an order from being placed, with its code and its sentence. */

import { expect, test } from 'vitest';
import { addAddress } from '#contract/customer/addresses.ts';
import { previewOrder } from '#contract/customer/order-prices.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { money } from '#domain/shared/money.ts';
import { grantCredit } from '#server/capabilities/preferences/grant-credit.ts';
import { addReferenceCode } from '#server/capabilities/sign-up/add-reference-code.ts';
import { ADDRESS_OF } from '#tests/support/data/addresses.ts';
import {
  aGstNumber,
  aKnownBuyer,
  anApprovedQuote,
  anOrderingBuyer,
  aQuality,
  place,
  type Terms,
  termsFor,
} from '#tests/support/data/orders.ts';
import { pricedWorldForFile } from '#tests/support/data/priced-world.ts';
import { aSupplier } from '#tests/support/data/quotes.ts';
import { rowsOf } from '#tests/support/database/database-facts.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await pricedWorldForFile();
const staff = await world.asStaff();
const buyer = await aKnownBuyer(world);
const quoted = await anApprovedQuote(buyer, staff, {
  quote: { minimum: '2000', minimumPerColour: '400', breaks: [{ from: '5000', supplierRate: '95' }] },
});
const quality = (await aQuality(world, { maximum: 8_000_000n })).fabId;

const SPLIT = [
  { colour: 'Navy', quantity: '1500' },
  { colour: 'Blue', quantity: '1000' },
  { colour: null, quantity: '500' },
];
const ofQuote = (change: Partial<Terms> = {}) => termsFor(buyer, { ...quoted, quantity: '3000', ...change });
const ofStock = (change: Partial<Terms> = {}) =>
  termsFor(buyer, { fabId: quality, quantity: '1000', ...change });

async function anotherAddress(change: object): Promise<string> {
  const body = { ...ADDRESS_OF.IN, city: 'New Delhi', stateCode: '07', pincode: '110001', ...change };
  return (await buyer.call(addAddress, { body })).addressId;
}

/** The preview tells the same problem beforehand, and nothing is stored. */
async function expectProblem(terms: Terms, code: string, message: string, as: ErrorCode = 'order_refused') {
  const before = await rowsOf(world.services, 'orders', 'stock_holds', 'instalments');
  const preview = await buyer.call(previewOrder, { body: terms });
  expect(preview.problem).toEqual({ code, message });
  const refused = await refusalOf(place(buyer, terms));
  expect(refused.code).toBe(as);
  expect(refused.body.details).toEqual({ code, message });
  expect(await rowsOf(world.services, 'orders', 'stock_holds', 'instalments')).toEqual(before);
  return refused;
}

test('less than the minimum', async () => {
  const refused = await expectProblem(
    ofQuote({
      quantity: '1900',
      lines: [
        { colour: 'Navy', quantity: '900' },
        { colour: 'Blue', quantity: '500' },
        { colour: null, quantity: '500' },
      ],
    }),
    'below_minimum',
    'Minimum order is 2,000 m (400 m per colour).',
  );
  expect(refused.status).toBe(422);
  expect(refused.body.fields).toEqual({ quantity: 'Minimum order is 2,000 m (400 m per colour).' });
  await expectProblem(ofStock({ quantity: '450' }), 'below_minimum', 'Minimum order is 500 m.');
  await expectProblem(ofStock({ quantity: '0' }), 'below_minimum', 'Minimum order is 500 m.');
});

test('less of one colour than its minimum', async () => {
  const lines = [
    ...SPLIT.slice(0, 1),
    { colour: 'Blue', quantity: '1200' },
    { colour: null, quantity: '300' },
  ];
  await expectProblem(ofQuote({ lines }), 'below_minimum', 'Minimum order is 2,000 m (400 m per colour).');
});

test('no multiple of the step', async () => {
  await expectProblem(ofStock({ quantity: '1025' }), 'not_a_multiple', 'Order in steps of 50 m.');
});

test('more than can be ordered at once', async () => {
  await expectProblem(
    ofStock({ quantity: '8050' }),
    'above_maximum',
    'At most 8,000 m can be ordered at once.',
  );
  await expectProblem(
    ofQuote({
      quantity: '999999999999',
      lines: [
        { colour: 'Navy', quantity: '999999997499' },
        ...SPLIT.slice(1, 2),
        { colour: null, quantity: '1500' },
      ],
    }),
    'above_maximum',
    'At most 10,00,000 m can be ordered at once.',
  );
});

test('colours that do not add up', async () => {
  const lines = [{ colour: 'Navy', quantity: '1600' }, ...SPLIT.slice(1)];
  const refused = await expectProblem(
    ofQuote({ lines }),
    'colours_differ',
    'The colours add up to 3,100 m, which is more than 3,000 m.',
  );
  expect(Object.keys(refused.body.fields ?? {})).toEqual(['lines']);
});

test('more than there is on the shelf', async () => {
  const { fabId } = await aQuality(world, { lots: [{ colour: 'Navy', metres: 3400 }] });
  const refused = await expectProblem(
    ofStock({ fabId, quantity: '3450' }),
    'stock_gone',
    'Stock left: 3,400 m.',
    'stock_gone',
  );
  expect(refused.status).toBe(409);
});

test('a PIN code where nobody delivers, until the buyer collects the goods', async () => {
  const shippingAddressId = await anotherAddress({ city: 'Imphal', stateCode: '14', pincode: '795001' });
  const message = 'We do not deliver to this PIN code yet. You can choose self pickup.';
  await expectProblem(ofStock({ shippingAddressId }), 'pincode_not_served', message);
  const preview = await buyer.call(previewOrder, {
    body: ofStock({ shippingAddressId, deliveryTerm: 'self_pickup' }),
  });
  expect(preview).toMatchObject({ problem: null, placeOfSupply: '14' });
  expect(preview.costs[1]).toMatchObject({ key: 'logistic_cost', amount: { minor: '0' } });
});

test('freight that nobody has quoted leaves the order without a total', async () => {
  const supplierId = await aSupplier(world, { city: 'Erode', stateCode: '33' });
  const { fabId } = await aQuality(world, { supplierId });
  await expectProblem(
    ofStock({ fabId }),
    'not_quoted',
    'We have no freight rate for this quantity and place. Ask us, and we will quote it.',
  );
  const preview = await buyer.call(previewOrder, { body: ofStock({ fabId }) });
  expect(preview).toMatchObject({ total: null, totalInWords: null, roundOff: null, plan: [], taxLines: [] });
  expect(preview.costs.map(({ amount }) => amount?.minor ?? null)).toEqual(['9400000', null, null]);
});

test('no GST number, unless the buyer goes without the tax credit', async () => {
  const terms = ofStock({ gstId: null });
  await expectProblem(terms, 'gst_needed', 'Add a GST number to claim input tax credit on this order.');
  const order = await place(buyer, { ...terms, quantity: '500', withoutTaxCredit: true });
  expect(order).toMatchObject({ gstin: null, placeOfSupply: '07' });
});

test('a GST number of another state than the billing address', async () => {
  world.clock.advance(60);
  const gstId = await aGstNumber(world, buyer, '29');
  const refused = await refusalOf(place(buyer, ofStock({ gstId })));
  expect([refused.status, refused.code]).toEqual([422, 'form_refused']);
  expect(refused.body.fields?.gstId).toBe(
    'Your GST number is registered in Karnataka, but your billing address is in Delhi. Please correct one of them.',
  );
});

test('a credit limit that is short, until the buyer pays that part in advance', async () => {
  const { brandId } = buyer.customer;
  await world.services.db.transaction((tx) =>
    grantCredit(world.services, tx, {
      brandId,
      creditDays: 30,
      limit: money(5_000_000n, 'INR'),
      by: { kind: 'system' },
    }),
  );
  const terms = ofStock({ creditDays: 30 });
  const { total } = await buyer.call(previewOrder, { body: terms });
  await expectProblem(
    terms,
    'credit_short',
    'Your credit limit is short by ₹52,008. Pay this part in advance or choose No credit.',
  );
  expect(total).toEqual({ minor: '10200800', currency: 'INR' });
  const order = await place(buyer, { ...terms, paysShortInAdvance: true });
  expect(order.instalments).toMatchObject([
    { kind: 'advance', amount: { minor: '5121400' } },
    { kind: 'credit', amount: { minor: '5000000' }, dueOn: null, dueText: '30 days after the tax invoice' },
  ]);
  // 1.5 percent of the ₹50,000 that are lent.
  expect(order.creditLoad).toEqual({ minor: '75000', currency: 'INR' });
});

test('where no credit is free, paying the short part in advance is an order without credit and its cost', async () => {
  const poor = await anOrderingBuyer(world);
  for (const kind of ['stock', 'made_to_order'] as const) {
    const { fabId } = await aQuality(world, { kind });
    const terms = termsFor(poor, { fabId, quantity: '1000' });
    const plain = await poor.call(previewOrder, { body: terms });
    const onCredit = { ...terms, creditDays: 60, paysShortInAdvance: true };
    const shown = await poor.call(previewOrder, { body: onCredit });
    // Nothing would be lent, so no period costs anything.
    expect(shown.creditCosts.every(({ cost }) => cost.minor === '0')).toBe(true);
    expect({ ...shown, creditCosts: plain.creditCosts }).toEqual(plain);
    const order = await place(poor, { ...onCredit, ...(plain.total ? { seenTotal: plain.total } : {}) });
    expect(order).toMatchObject({ creditDays: 0, creditLoad: { minor: '0' }, total: plain.total });
    expect(order.instalments.map(({ amount }) => amount)).toEqual(plain.plan.map(({ amount }) => amount));
  }
});

test('a reference code that nobody gave out', async () => {
  await world.services.db.transaction((tx) =>
    addReferenceCode(world.services, tx, { code: 'LOOM2026', note: 'Fair' }),
  );
  const message = 'We don’t recognise this reference code. Check it or leave it blank.';
  for (const referenceCode of ['LOOM2027', '?', 'x'.repeat(40)]) {
    await expectProblem(ofStock({ referenceCode }), 'code_wrong', message);
  }
  const order = await place(buyer, ofStock({ quantity: '500', referenceCode: ' loom2026 ' }));
  expect(order.referenceCode).toBe('LOOM2026');
});

test('a total that is no longer the one the buyer saw', async () => {
  const seenTotal = { minor: '9999900', currency: 'INR' } as const;
  await expectProblem(
    ofStock({ seenTotal }),
    'rate_moved',
    'The total is now ₹1,00,427.00; it was ₹99,999.00. Please check it again.',
  );
});
