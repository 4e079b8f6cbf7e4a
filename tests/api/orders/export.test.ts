/** Which sales may leave untaxed, and which are refused in words because we cannot bill them rightly yet. */

import { expect, test } from 'vitest';
import { previewOrder } from '#contract/customer/order-prices.ts';
import { listQuotes } from '#contract/customer/quotes.ts';
import { addGstNumber, verifyGst } from '#contract/customer/tax-numbers.ts';
import { addSeller } from '#contract/staff/sellers.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';
import {
  anOrderingBuyer,
  aPricedWorld,
  aQuality,
  place,
  signedInAgain,
  type Terms,
  termsFor,
} from '#tests/support/data/orders.ts';
import { pricedWorldForFile } from '#tests/support/data/priced-world.ts';
import { aQuotedRequest } from '#tests/support/data/quotes.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

const world = await pricedWorldForFile();
const fabId = (await aQuality(world)).fabId;

const SELLER = {
  legalName: 'Loom Street Trading Pvt Ltd',
  gstin: '27AAPFU0939F1ZV',
  address: '4 Loom Street',
  city: 'Mumbai',
  pincode: '400001',
  iec: '0312345678',
};
const LUT = { lut: 'AD270427000123A', lutDatedOn: '2027-04-01', lutFinancialYear: '2027-28' };
const NO_LUT =
  'We can’t take export orders at the moment: our letter of undertaking (LUT) for 2027-28 is not on record. Please contact us.';

async function aWorldIn(day: string): Promise<World> {
  const later = await openWorld();
  await aPricedWorld(later);
  later.clock.set(new Date(day));
  return later;
}

test('a supply with tax rules of its own is refused by its name', async () => {
  const buyer = await anOrderingBuyer(world);
  const order = (supply: Terms['supply']) =>
    refusalOf(place(buyer, termsFor(buyer, { fabId, quantity: '1000', supply })));
  expect((await order('merchant_export')).body.fields?.supply).toContain('0.1% merchant-exporter rate');
  expect((await order('sez')).body.fields?.supply).toContain('SEZ units');
});

test('the GST number of a unit in a special economic zone is refused with the reason', async () => {
  const visitor = await world.asCustomer();
  const gstin = someGstin({ state: '33', plays: 'sez' });
  expect(await visitor.call(verifyGst, { body: { gstin } })).toMatchObject({
    state: 'error',
    status: 'Active',
    problem: expect.stringContaining('SEZ units'),
  });
  await stepUp(world, visitor);
  const refused = await refusalOf(visitor.call(addGstNumber, { body: { gstin } }));
  expect(refused.body.fields?.gstin).toContain('SEZ units');
});

test('on the first of April the letter of last year no longer lets goods leave untaxed', async () => {
  const later = await aWorldIn('2027-03-31T18:29:00Z');
  const buyer = await anOrderingBuyer(later, 'BD');
  const { fabId } = await aQuality(later);
  const body = termsFor(buyer, { fabId, quantity: '1000' });
  expect(await buyer.call(previewOrder, { body })).toMatchObject({
    taxPreview: '27 → 96: Zero-rated export (LUT)',
    problem: null,
  });
  later.clock.set(new Date('2027-03-31T18:30:00Z'));
  expect(await buyer.call(previewOrder, { body })).toMatchObject({
    total: null,
    taxLines: [],
    taxPreview: null,
    problem: { code: 'not_quoted', message: NO_LUT },
  });
  expect((await refusalOf(place(buyer, body))).body.details).toMatchObject({ message: NO_LUT });

  const owner = await later.asStaff('owner');
  await owner.call(addSeller, { body: { ...SELLER, ...LUT, iec: null } });
  expect((await buyer.call(previewOrder, { body })).problem?.message).toContain('(IEC)');
  later.clock.advance(1);
  await owner.call(addSeller, { body: { ...SELLER, ...LUT } });
  expect(await buyer.call(previewOrder, { body })).toMatchObject({ problem: null });
  expect((await place(buyer, body)).taxLines).toMatchObject([{ label: 'Zero-rated export (LUT)' }]);
  await later.close();
});

test('a quote for an export without a letter of its year has no total', async () => {
  const later = await aWorldIn('2027-04-01T06:00:00Z');
  const buyer = await signedInAgain(later, await anOrderingBuyer(later, 'INTL'));
  const staff = await later.asStaff();
  const { fabId } = await aQuotedRequest(buyer, staff, {
    request: { requiredBy: '2027-06-30' },
    quote: { deliveryTerm: 'cnf', deliveryPlace: 'Hamburg', validTill: '2027-04-20' },
  });
  const [quote] = await buyer.call(listQuotes, { params: { fabId } });
  expect(quote).toMatchObject({ total: null, taxLines: [] });
  expect(quote?.costs.find(({ key }) => key === 'gst')?.amount).toBeNull();
  await later.close();
});
