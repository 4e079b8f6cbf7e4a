import { expect, test } from 'vitest';
import {
  DEFAULT_ORDER_TAB_CODE,
  ORDER_TAB_CODE,
  ORDER_TAB_EMPTY,
  ORDER_TAB_LABEL,
  ORDER_TAB_PAGE_SIZE,
  ORDER_TAB_STATUSES,
} from './order-tab.ts';

test('tabs have the codes and words of the specification', () => {
  expect(ORDER_TAB_CODE).toEqual({ production: '10', in_transit: '20', delivered: '40' });
  expect(Object.values(ORDER_TAB_LABEL)).toEqual(['Production', 'In transit', 'Delivered']);
  expect(DEFAULT_ORDER_TAB_CODE).toBe('10');
});

test('delivered orders come a hundred a page, the others twenty', () => {
  expect(ORDER_TAB_PAGE_SIZE).toEqual({ production: 20, in_transit: 20, delivered: 100 });
});

test('goods at the warehouse are still in transit; provisional and cancelled orders stand in no tab', () => {
  expect(ORDER_TAB_STATUSES).toEqual({
    production: ['created'],
    in_transit: ['dispatched', 'warehouse'],
    delivered: ['delivered'],
  });
});

test('each tab says something when it is empty', () => {
  expect(ORDER_TAB_EMPTY.production.title).toBe('Nothing in Production!');
  for (const { title, description } of Object.values(ORDER_TAB_EMPTY)) {
    expect(title).toMatch(/^Nothing .+!$/);
    expect(description).toMatch(/^There are no .*orders.*\.$/);
  }
});

test('no order stands in two tabs', () => {
  const statuses = Object.values(ORDER_TAB_STATUSES).flat();
  expect(new Set(statuses).size).toBe(statuses.length);
});
