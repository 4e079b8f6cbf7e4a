import { expect, test } from 'vitest';
import { DELHI_NCR_CITIES, isDelhiNcr, isDelhiNcrArea } from './delhi-ncr.ts';

test('the cities are those of the specification', () => {
  expect(DELHI_NCR_CITIES.join(', ')).toBe(
    'ghaziabad, delhi, gurgaon, faridabad, greater noida, meerut, noida',
  );
});

test('a city counts however it is typed', () => {
  for (const city of ['Delhi', ' NOIDA ', 'Greater  Noida']) expect(isDelhiNcr(city)).toBe(true);
  for (const city of ['Surat', '', 'New Noida City']) expect(isDelhiNcr(city)).toBe(false);
});

test('the area of a PIN code counts by city and district', () => {
  const counts = (city: string, district: string) => isDelhiNcrArea({ city, district });
  expect(counts('Delhi', 'Shahdara')).toBe(true);
  expect(counts('Gurgaon', 'Gurugram')).toBe(true);
  expect(counts('Noida', 'Gautam Buddha Nagar')).toBe(true);
  expect(counts('Gurgaon', 'Rewari')).toBe(false);
  expect(counts('Ghaziabad', 'Hapur')).toBe(false);
  expect(counts('Surat', 'Delhi')).toBe(false);
});
