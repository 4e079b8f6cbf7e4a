import { expect, test } from 'vitest';
import { listSearch, parseOrdersSearch } from './orders-search.ts';

test('the tab stands in the address by its code; without one, or with a strange one, it is production', () => {
  expect(parseOrdersSearch('').list).toBe('production');
  expect(parseOrdersSearch('?orderTab=10').list).toBe('production');
  expect(parseOrdersSearch('?orderTab=20').list).toBe('in_transit');
  expect(parseOrdersSearch('?orderTab=40').list).toBe('delivered');
  expect(parseOrdersSearch('?orderTab=30').list).toBe('production');
  expect(parseOrdersSearch('?list=previous').list).toBe('previous');
});

test('an order is open only when the address says which one, and for what', () => {
  expect(parseOrdersSearch('?orderTab=40&view=order&id=o1').open).toEqual({ view: 'order', orderId: 'o1' });
  expect(parseOrdersSearch('?view=cancel&id=o1').open).toEqual({ view: 'cancel', orderId: 'o1' });
  expect(parseOrdersSearch('?view=order').open).toBeNull();
  expect(parseOrdersSearch('?view=dispatch&id=o1').open).toBeNull();
});

test('the words of a list lead back to it', () => {
  expect(listSearch('production')).toEqual({});
  for (const list of ['in_transit', 'delivered', 'previous'] as const)
    expect(
      parseOrdersSearch(`?${new URLSearchParams(listSearch(list) as Record<string, string>)}`).list,
    ).toBe(list);
});
