import { expect, test } from 'vitest';
import { changeWords, rateBeside, saleWords, stockWords } from './quality-words.ts';

const RATE = { price: { minor: '9400', currency: 'INR' }, unit: 'metre' } as const;

test('the other unit stands beside the agreed rate, only for those who count in it', () => {
  expect(rateBeside({ rate: RATE }, 'yard')).toBe('= ₹85.95 per yd');
  expect(rateBeside({ rate: RATE }, 'metre')).toBeNull();
  expect(rateBeside({ rate: null }, 'yard')).toBeNull();
});

test('a change is said in words', () => {
  const by = { minor: '200', currency: 'INR' } as const;
  expect(changeWords({ direction: 'down', by, basisPoints: 213 })).toBe('Down ₹2.00 (2.1%) since last week');
  expect(changeWords({ direction: 'up', by, basisPoints: 200 })).toBe('Up ₹2.00 (2%) since last week');
  expect(changeWords({ direction: 'steady', by, basisPoints: 0 })).toBe('No change since last week');
  expect(changeWords(null)).toBe('New this week');
});

test('a sale counts down in days, hours and minutes', () => {
  const now = new Date('2026-11-12T10:00:00Z');
  expect(saleWords('2026-11-15T09:59:59Z', now)).toBe('Sale ends in 2 days');
  expect(saleWords('2026-11-13T10:30:00Z', now)).toBe('Sale ends in 24 hours');
  expect(saleWords('2026-11-12T10:00:30Z', now)).toBe('Sale ends in 1 minute');
  expect(saleWords('2026-11-12T10:00:00Z', now)).toBe('Sale ended');
});

test('stock is what is left, or sold out', () => {
  expect(stockWords({ stock: { thousandths: '1250500', unit: 'metre' } })).toBe('1,250.5 m available');
  expect(stockWords({ stock: { thousandths: '0', unit: 'metre' } })).toBe('Sold out');
  expect(stockWords({ stock: null })).toBeNull();
});
