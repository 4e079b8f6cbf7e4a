/** Without a billed GST number the goods are supplied where they are delivered. */

import { expect, test } from 'vitest';
import { addAddress } from '#contract/customer/addresses.ts';
import { previewOrder } from '#contract/customer/order-prices.ts';
import { ADDRESS_OF } from '#tests/support/data/addresses.ts';
import { aGstNumber, anOrderingBuyer, aQuality, place, termsFor } from '#tests/support/data/orders.ts';
import { pricedWorldForFile } from '#tests/support/data/priced-world.ts';

const world = await pricedWorldForFile();
const fabId = (await aQuality(world)).fabId;
const buyer = await anOrderingBuyer(world, 'IN', { stateCode: '27', pincode: '400001', city: 'Mumbai' });
// One code every half minute.
world.clock.advance(31);
await aGstNumber(world, buyer, '29');

const BENGALURU = { city: 'Bengaluru', stateCode: '29', pincode: '560058' };
const NOIDA = { city: 'Noida', stateCode: '09', pincode: '201301' };

test.each([
  ['the own place of another registration', { ...BENGALURU, ownership: 'own' as const }, '29'],
  ['somebody else’s place', { ...NOIDA, ownership: 'third_party' as const }, '09'],
])('a buyer who takes no tax credit is taxed where the goods go: %s', async (_where, address, state) => {
  const body = { ...ADDRESS_OF.IN, ...address };
  const { addressId: shippingAddressId } = await buyer.call(addAddress, { body });
  const terms = termsFor(buyer, {
    fabId,
    quantity: '1000',
    gstId: null,
    withoutTaxCredit: true,
    shippingAddressId,
  });
  const taxed = { taxPreview: `27 → ${state}: IGST 5 %`, placeOfSupply: state };
  expect(await buyer.call(previewOrder, { body: terms })).toMatchObject({ ...taxed, asksWhichGstin: false });
  expect(await place(buyer, terms)).toMatchObject(taxed);
});

test('goods for a state without registration, taxed like a local sale, are ordered with a warning', async () => {
  const elsewhere = await anOrderingBuyer(world, 'IN', {
    stateCode: '29',
    pincode: '560058',
    city: 'Bengaluru',
  });
  const body = { ...ADDRESS_OF.IN, city: 'Mumbai', stateCode: '27', pincode: '400001' };
  const to = async (ownership: 'own' | 'third_party') => {
    const { addressId } = await elsewhere.call(addAddress, { body: { ...body, ownership } });
    const terms = termsFor(elsewhere, { fabId, quantity: '1000', shippingAddressId: addressId });
    return elsewhere.call(previewOrder, { body: terms });
  };
  expect(await to('own')).toMatchObject({
    losesInputCredit: true,
    placeOfSupply: '27',
    taxPreview: '27 → 27: CGST 2.5 % + SGST 2.5 %',
    problem: null,
  });
  expect(await to('third_party')).toMatchObject({ losesInputCredit: false, placeOfSupply: '29' });
});
