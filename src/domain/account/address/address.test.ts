import { expect, test } from 'vitest';
import { saidProblems } from '#tests/support/said-problems.ts';
import {
  type AddressInput,
  addressProblems,
  type BangladeshiAddressInput,
  type IndianAddressInput,
  type InternationalAddressInput,
  readAddress,
} from './address.ts';
import { ADDRESS_OWNERSHIPS, ADDRESS_USES } from './address-use.ts';
import { BANGLADESH_DISTRICTS, BANGLADESH_DIVISIONS } from './bangladesh-districts.ts';

const indian: IndianAddressInput = {
  market: 'IN',
  line1: ' Plot 14,  Peenya ',
  pincode: '560058',
  city: 'Bengaluru',
  district: 'Bengaluru Urban',
  stateCode: '29',
};
const bangladeshi: BangladeshiAddressInput = {
  market: 'BD',
  line1: 'Holding 22, Konabari',
  division: 'dhaka',
  district: 'gazipur',
  postcode: '1346',
};
const international: InternationalAddressInput = {
  market: 'INTL',
  line1: 'Speicherstrasse 5',
  city: 'Hamburg',
  postcode: '20457',
  country: 'de',
};

test('an Indian address is kept with its state', () => {
  expect(readAddress(indian)).toEqual({
    ok: true,
    address: {
      line1: 'Plot 14, Peenya',
      line2: null,
      city: 'Bengaluru',
      district: 'Bengaluru Urban',
      region: 'Karnataka',
      stateCode: '29',
      postcode: '560058',
      country: 'IN',
    },
  });
});

test('an address in Bangladesh takes its district as city when none is given', () => {
  expect(readAddress(bangladeshi)).toMatchObject({
    ok: true,
    address: { city: 'Gazipur', district: 'Gazipur', region: 'Dhaka', postcode: '1346', country: 'BD' },
  });
  expect(readAddress({ ...bangladeshi, city: 'Konabari' })).toMatchObject({ address: { city: 'Konabari' } });
});

test('an international address needs no region and no postcode', () => {
  expect(readAddress(international)).toMatchObject({
    ok: true,
    address: { city: 'Hamburg', region: null, stateCode: null, postcode: '20457', country: 'DE' },
  });
  const { postcode: _, ...withoutPostcode } = international;
  expect(readAddress(withoutPostcode)).toMatchObject({ ok: true, address: { postcode: null } });
});

test.each<[AddressInput, string[]]>([
  [
    { market: 'IN', line1: '', pincode: '29', city: '', district: ' ', stateCode: '' },
    ['line1', 'pincode', 'city', 'district', 'stateCode'],
  ],
  [
    { market: 'BD', line1: '', division: '', district: '', postcode: '' },
    ['line1', 'division', 'district', 'postcode'],
  ],
  [
    { market: 'INTL', line1: '', line2: '?', city: '', region: '!', postcode: '*', country: 'XX' },
    ['line1', 'line2', 'city', 'region', 'postcode', 'country'],
  ],
])('each field of an empty form has its own sentence: %j', (input, fields) => {
  const problems = saidProblems(addressProblems(input));
  expect(Object.keys(problems).sort()).toEqual(fields.sort());
  for (const problem of Object.values(problems)) expect(problem).toMatch(/^[A-Z].+\.$/);
});

test('old and foreign state codes cannot be chosen for an address', () => {
  for (const stateCode of ['25', '28', '96', '97', '99', 'KA']) {
    expect(saidProblems(addressProblems({ ...indian, stateCode }))).toEqual({
      stateCode: 'Choose the state.',
    });
  }
});

test('goods cannot be shipped to the army post, but it can be billed', () => {
  const army = { ...indian, pincode: '900056' };
  expect(saidProblems(addressProblems(army, 'shipping'))).toEqual({
    pincode:
      'This is an army post PIN code, and freight cannot be delivered there. Please use another address.',
  });
  expect(saidProblems(addressProblems(army, 'billing'))).toEqual({});
  expect(saidProblems(addressProblems(army))).toEqual({});
});

test('a district must belong to its division', () => {
  expect(saidProblems(addressProblems({ ...bangladeshi, division: 'Sylhet' }))).toEqual({
    district: 'Choose a district of Sylhet.',
  });
  expect(saidProblems(addressProblems({ ...bangladeshi, division: 'Mars' }))).toEqual({
    division: 'Choose the division.',
  });
});

test('spellings from before 2018 are understood', () => {
  expect(readAddress({ ...bangladeshi, division: 'Chittagong', district: 'Comilla' })).toMatchObject({
    ok: true,
    address: { region: 'Chattogram', district: 'Cumilla' },
  });
  expect(readAddress({ ...bangladeshi, division: 'Chattogram', district: 'Cox’s Bazar' }).ok).toBe(true);
});

test('Bangladesh has 8 divisions and 64 districts', () => {
  expect(BANGLADESH_DIVISIONS).toHaveLength(8);
  expect(new Set(Object.values(BANGLADESH_DISTRICTS).flat()).size).toBe(64);
});

test('addresses are for billing, shipping and samples, at the own place or another', () => {
  expect(ADDRESS_USES).toEqual(['billing', 'shipping', 'sample']);
  expect(ADDRESS_OWNERSHIPS).toEqual(['own', 'third_party']);
});
