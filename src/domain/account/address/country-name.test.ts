import { expect, test } from 'vitest';
import { COUNTRY_CODES } from './countries.ts';
import { countryName } from './country-name.ts';

test('a country is called by its English name', () => {
  expect(countryName('IN')).toBe('India');
  expect(countryName('AE')).toBe('United Arab Emirates');
});

test('every country we deliver to has a name', () => {
  for (const code of COUNTRY_CODES) expect(countryName(code)).not.toBe(code);
});
