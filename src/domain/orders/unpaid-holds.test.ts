import { expect, test } from 'vitest';
import { mostUnpaidHolds, unpaidHoldsProblem } from './unpaid-holds.ts';

const paid = (paidOrders: number) => ({ paidOrders, hasCredit: false });

test('newcomers hold stock for two unpaid orders, more once they have paid, most with credit', () => {
  expect([0, 1, 9, 10, 500].map((count) => mostUnpaidHolds(paid(count)))).toEqual([2, 5, 5, 20, 20]);
  expect(mostUnpaidHolds({ paidOrders: 0, hasCredit: true })).toBe(500);
});

test('the problem comes with the order that would be one too many', () => {
  expect(unpaidHoldsProblem(1, paid(0))).toBeNull();
  expect(unpaidHoldsProblem(2, paid(0))).toEqual({
    code: 'too_many_holds',
    message: 'We are already holding stock for 2 of your unpaid orders. Pay or cancel one of them first.',
  });
  expect(unpaidHoldsProblem(4, paid(1))).toBeNull();
  expect(unpaidHoldsProblem(5, paid(1))?.code).toBe('too_many_holds');
});
