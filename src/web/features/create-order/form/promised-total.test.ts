import { expect, test } from 'vitest';
import { promisedTotal } from './promised-total.ts';
import type { OrderForm } from './use-order-form.ts';

const total = { minor: '49612500', currency: 'INR' as const };
const order = (wrong: string | null) => ({
  preview: { totals: { total } } as OrderForm['preview'],
  problemAt: (field: string) => (field === wrong ? 'Minimum order 2,000 m.' : undefined),
});

test('no total is promised for a quantity that cannot be ordered', () => {
  expect(promisedTotal(order('quantity'))).toBeNull();
  expect(promisedTotal(order('lines'))).toBeNull();
  expect(promisedTotal(order('creditDays'))).toEqual(total);
  expect(promisedTotal(order(null))).toEqual(total);
});
