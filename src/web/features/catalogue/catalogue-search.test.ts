import { expect, test } from 'vitest';
import { parseCatalogueSearch } from './catalogue-search.ts';

test('the address names list, category and filters, and nonsense is left out', () => {
  expect(parseCatalogueSearch('')).toEqual({ list: 'top', catId: null, filters: {} });
  expect(parseCatalogueSearch('?tab=sale&catId=3')).toEqual({ list: 'sale', catId: 3, filters: {} });
  expect(parseCatalogueSearch('?tab=live&category=1&priceTo=95&weightTo=')).toEqual({
    list: 'live',
    catId: null,
    filters: { category: '1', priceTo: '95' },
  });
  expect(parseCatalogueSearch('?tab=else&catId=9')).toEqual({ list: 'top', catId: null, filters: {} });
});
