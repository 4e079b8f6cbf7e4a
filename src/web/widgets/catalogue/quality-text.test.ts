import { expect, test } from 'vitest';
import { changeText, rateInReaderUnit, saleText, stockText } from './quality-text.ts';

const RATE = { price: { minor: '9400', currency: 'INR' }, unit: 'metre' } as const;

test('the other unit stands beside the agreed rate, only for those who count in it', () => {
  expect(rateInReaderUnit({ rate: RATE }, 'yard')).toBe('= ₹85.95 per yd');
  expect(rateInReaderUnit({ rate: RATE }, 'metre')).toBeNull();
  expect(rateInReaderUnit({ rate: null }, 'yard')).toBeNull();
});

test('a change is said in words', () => {
  const by = { minor: '200', currency: 'INR' } as const;
  expect(changeText({ direction: 'down', by, basisPoints: 213 })).toBe('Down ₹2.00 (2.1%) since last week');
  expect(changeText({ direction: 'up', by, basisPoints: 200 })).toBe('Up ₹2.00 (2%) since last week');
  expect(changeText({ direction: 'down', by, basisPoints: 1 })).toBe(
    'Down ₹2.00 (less than 0.1%) since last week',
  );
  expect(changeText({ direction: 'steady', by, basisPoints: 0 })).toBe('No change since last week');
  expect(changeText(null)).toBe('New this week');
});

test('a sale counts down in days, hours and minutes', () => {
  const now = new Date('2026-11-12T10:00:00Z');
  expect(saleText('2026-11-15T09:59:59Z', now)).toBe('Sale ends in 2 days');
  expect(saleText('2026-11-13T10:30:00Z', now)).toBe('Sale ends in 24 hours');
  expect(saleText('2026-11-12T10:00:30Z', now)).toBe('Sale ends in 1 minute');
  expect(saleText('2026-11-12T10:00:00Z', now)).toBe('Sale ended');
});

test('stock is what is left, or sold out', () => {
  expect(stockText({ stock: { thousandths: '1250500', unit: 'metre' } })).toBe('1,250 m available');
  expect(stockText({ stock: { thousandths: '0', unit: 'metre' } })).toBe('Sold out');
  expect(stockText({ stock: null })).toBeNull();
});
