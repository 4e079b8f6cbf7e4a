import { expect, test } from 'vitest';
import { DELHI_NCR_CITIES, isDelhiNcr } from './delhi-ncr.ts';

test('the cities are those of the specification', () => {
  expect(DELHI_NCR_CITIES.join(', ')).toBe(
    'ghaziabad, delhi, gurgaon, faridabad, greater noida, meerut, noida',
  );
});

test('a city counts however it is typed', () => {
  for (const city of ['Delhi', ' NOIDA ', 'Greater  Noida']) expect(isDelhiNcr(city)).toBe(true);
  for (const city of ['Surat', '', 'New Noida City']) expect(isDelhiNcr(city)).toBe(false);
});
