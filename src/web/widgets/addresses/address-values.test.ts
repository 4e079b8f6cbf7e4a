import { expect, test } from 'vitest';
import type { AddressRecord } from '#contract/addresses.ts';
import { bodyOf, EMPTY_ADDRESS, problemsIn, valuesOf } from './address-values.ts';

const FACTORY: AddressRecord = {
  addressId: '0199a1b2-0000-7000-8000-000000000001',
  label: 'Factory',
  ownership: 'own',
  line1: 'Plot 14',
  line2: null,
  city: 'Bengaluru',
  district: 'Bengaluru Urban',
  region: 'Karnataka',
  stateCode: '29',
  postcode: '560058',
  country: 'IN',
  contactName: null,
  contactPhone: null,
  isDelhiNcr: false,
  defaultFor: ['billing'],
  warnings: [],
};

test('a kept Indian address comes back as the body it was sent with', () => {
  expect(bodyOf(valuesOf(FACTORY, 'IN'), 'IN')).toMatchObject({
    label: 'Factory',
    pincode: '560058',
    stateCode: '29',
    district: 'Bengaluru Urban',
    defaultFor: ['billing'],
  });
});

test('a kept Bangladeshi address has its division and postcode in the right fields', () => {
  const kept = {
    ...FACTORY,
    region: 'Dhaka',
    district: 'Gazipur',
    stateCode: null,
    postcode: '1700',
    country: 'BD',
  };
  const body = bodyOf(valuesOf(kept, 'BD'), 'BD');
  expect(body).toMatchObject({ division: 'Dhaka', district: 'Gazipur', postcode: '1700' });
  expect(body).not.toHaveProperty('pincode');
});

test('an address abroad carries its country and region, and nothing Indian', () => {
  const kept = {
    ...FACTORY,
    region: 'Porto',
    district: null,
    stateCode: null,
    postcode: '4000-001',
    country: 'PT',
  };
  const body = bodyOf(valuesOf(kept, 'INTL'), 'INTL');
  expect(body).toMatchObject({ region: 'Porto', country: 'PT', postcode: '4000-001' });
  expect(body).not.toHaveProperty('stateCode');
});

test('each market names what its own form lacks', () => {
  expect(Object.keys(problemsIn(EMPTY_ADDRESS, 'IN'))).toEqual([
    'label',
    'line1',
    'pincode',
    'city',
    'district',
    'stateCode',
  ]);
  expect(Object.keys(problemsIn(EMPTY_ADDRESS, 'BD'))).toEqual([
    'label',
    'line1',
    'division',
    'district',
    'postcode',
  ]);
  expect(Object.keys(problemsIn(EMPTY_ADDRESS, 'INTL'))).toEqual(['label', 'line1', 'city', 'country']);
});

test('goods cannot be sent to the army post, papers can', () => {
  const army = { ...valuesOf(FACTORY, 'IN'), pincode: '900056' };
  expect(problemsIn(army, 'IN')).toEqual({});
  expect(problemsIn({ ...army, shipping: true }, 'IN').pincode).toMatch(/army post/);
});
