import { expect, test } from 'vitest';
import type { AddressRecord } from '#contract/customer/addresses.ts';
import { anOrderConfig, LOTS } from './order-config.fixture.ts';
import {
  type GstNumber,
  type OrderFormData,
  startingValues,
  termsOf,
  WITHOUT_GST,
  withAddress,
} from './order-values.ts';

const address = (addressId: string, stateCode: string, postcode: string, uses: AddressRecord['defaultFor']) =>
  ({ addressId, stateCode, postcode, defaultFor: uses }) as AddressRecord;
const number = (gstId: string, stateCode: string, isDefault: boolean) =>
  ({ gstId, stateCode, isDefault }) as GstNumber;

const SURAT = address('surat', '24', '395002', ['billing', 'shipping']);
const MUMBAI = address('mumbai', '27', '400012', []);
const GUJARAT = number('gst-24', '24', false);
const MAHARASHTRA = number('gst-27', '27', true);

const FORM_DATA: OrderFormData = {
  reader: 'metre',
  market: 'IN',
  config: anOrderConfig(),
  addresses: [MUMBAI, SURAT],
  gstNumbers: [MAHARASHTRA, GUJARAT],
  requested: null,
};

test('the form starts with the defaults of the account and the terms of the quote', () => {
  expect(startingValues(FORM_DATA)).toMatchObject({
    quantity: '3000',
    billingAddressId: 'surat',
    shippingAddressId: 'surat',
    gstId: 'gst-24',
    deliveryTerm: 'landed',
    creditDays: '0',
  });
});

test('goods go where the query asked for them, and credit is what the rate already carries', () => {
  const config = anOrderConfig({
    creditChoices: [
      { days: 0, loadBasisPoints: 0, whyNot: null },
      { days: 30, loadBasisPoints: 0, whyNot: null },
      { days: 45, loadBasisPoints: 75, whyNot: null },
    ],
  });
  const requested = { colourSplit: [], deliverTo: '400012', poNumber: 'PO/1' };
  expect(startingValues({ ...FORM_DATA, config, requested })).toMatchObject({
    shippingAddressId: 'mumbai',
    billingAddressId: 'surat',
    creditDays: '30',
    poNumber: 'PO/1',
  });
});

test('the number on the invoice follows the billing address, unless the buyer goes without one', () => {
  const start = startingValues(FORM_DATA);
  const numbers = FORM_DATA.gstNumbers;
  expect(withAddress('billing', MUMBAI, start, numbers)).toEqual({
    billingAddressId: 'mumbai',
    gstId: 'gst-27',
  });
  expect(withAddress('shipping', MUMBAI, start, numbers)).toEqual({ shippingAddressId: 'mumbai' });
  const without = { ...start, gstId: WITHOUT_GST };
  expect(withAddress('billing', MUMBAI, without, numbers)).toEqual({ billingAddressId: 'mumbai' });
  const none = { ...start, billingAddressId: '', shippingAddressId: '' };
  expect(withAddress('shipping', SURAT, none, numbers)).toEqual({
    billingAddressId: 'surat',
    shippingAddressId: 'surat',
    gstId: 'gst-24',
  });
});

test('the only GST number is chosen, also for an address in another state', () => {
  const only = { ...FORM_DATA, gstNumbers: [MAHARASHTRA] };
  expect(startingValues(only)).toMatchObject({ billingAddressId: 'surat', gstId: 'gst-27' });
  expect(startingValues({ ...FORM_DATA, gstNumbers: [] }).gstId).toBe('');
});

test('terms are sent once the form can be priced', () => {
  const start = startingValues(FORM_DATA);
  expect(termsOf({ ...start, gstId: WITHOUT_GST }, FORM_DATA)).toMatchObject({
    quantity: '3000',
    gstId: null,
    withoutTaxCredit: true,
    port: null,
    creditDays: 0,
  });
  expect(termsOf({ ...start, quantity: '' }, FORM_DATA)).toBeNull();
  expect(termsOf({ ...start, billingAddressId: '' }, FORM_DATA)).toBeNull();
  const abroad: OrderFormData = { ...FORM_DATA, market: 'INTL' };
  expect(termsOf({ ...start, deliveryTerm: 'cnf' }, abroad)).toBeNull();
  expect(termsOf({ ...start, deliveryTerm: 'cnf', port: 'Hamburg' }, abroad)?.port).toBe('Hamburg');
});

test('only the lots that are taken are sent', () => {
  const config = anOrderConfig({
    quoteId: null,
    colours: LOTS,
    step: { thousandths: '50000', unit: 'metre' },
  });
  const formData = { ...FORM_DATA, config };
  const values = { ...startingValues(formData), lines: ['', '500'], quantity: '500' };
  expect(termsOf(values, formData)?.lines).toEqual([
    { colour: 'Wine', lotId: LOTS[1]?.lotId, quantity: '500' },
  ]);
});
