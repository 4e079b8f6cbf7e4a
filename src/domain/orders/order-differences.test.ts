import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { type ComparedOrder, orderDifferences } from './order-differences.ts';

const LAST: ComparedOrder = {
  quantity: { thousandths: 500_000n, unit: 'metre' },
  rate: { price: money(94_00n, 'INR'), unit: 'metre' },
  total: money(50_000_00n, 'INR'),
  leadDays: 1,
  supplier: 'Mill 12',
  deliversTo: 'New Delhi',
};

test('the same order again has no differences', () => {
  expect(orderDifferences(LAST, LAST, 'metre')).toEqual([]);
});

test('what is different is told as before and now', () => {
  const now = { ...LAST, leadDays: 21, supplier: 'Mill 7' };
  expect(orderDifferences(LAST, now, 'metre')).toEqual([
    { label: 'Supplier', before: 'Mill 12', now: 'Mill 7' },
    { label: 'Lead time', before: '1 day', now: '21 days' },
  ]);
});
