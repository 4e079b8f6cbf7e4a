import { expect, test } from 'vitest';
import { catalogueAddressOf } from './catalogue-address.ts';

test('the address names list, category and filters, and nonsense is left out', () => {
  expect(catalogueAddressOf('')).toEqual({ list: 'top', catId: null, filters: {} });
  expect(catalogueAddressOf('?tab=sale&catId=3')).toEqual({ list: 'sale', catId: 3, filters: {} });
  expect(catalogueAddressOf('?tab=live&category=1&priceTo=95&weightTo=')).toEqual({
    list: 'live',
    catId: null,
    filters: { category: '1', priceTo: '95' },
  });
  expect(catalogueAddressOf('?tab=else&catId=9')).toEqual({ list: 'top', catId: null, filters: {} });
});
