import { expect, test } from 'vitest';
import type { StaffQuality } from '#contract/staff/qualities.ts';
import { fillByPercent, isRateChanged, problemsByKey, ratesBody, typeRate } from './typed-rates.ts';

const NOW = new Date('2026-11-16T06:00:00Z');

function aQuality(fabId: string, minor: string, effectiveFrom = '2026-11-09T06:00:00.000Z'): StaffQuality {
  const rate = { price: { minor, currency: 'INR' as const }, unit: 'metre' as const };
  return { fabId, rates: [{ rate, effectiveFrom, validUntil: null, isCurrent: true }] } as StaffQuality;
}

test('a typed rate remembers the one it stood beside, and an emptied field is not sent', () => {
  const quality = aQuality('a', '9400');
  const typed = typeRate({}, quality, { currency: 'INR', rate: '95' });
  expect(ratesBody(typed, 'usual', NOW).rates).toEqual([
    { fabId: 'a', currency: 'INR', unit: 'metre', rate: '95', replaces: '2026-11-09T06:00:00.000Z' },
  ]);
  expect(typeRate(typed, quality, { currency: 'INR', rate: '' })).toEqual({});
});

test('a rate that a colleague published meanwhile is noticed', () => {
  const typed = typeRate({}, aQuality('a', '9400'), { currency: 'INR', rate: '95' });
  expect(isRateChanged(aQuality('a', '9400'), typed['a INR'])).toBe(false);
  expect(isRateChanged(aQuality('a', '9600', '2026-11-16T05:00:00.000Z'), typed['a INR'])).toBe(true);
});

test('all shown rates move by percent, to the paisa; a currency without a rate stays empty', () => {
  const typed = fillByPercent({}, [aQuality('a', '9450'), aQuality('b', '10000')], 2.5);
  expect(Object.values(typed).map(({ rate, currency }) => [rate, currency])).toEqual([
    ['96.86', 'INR'],
    ['102.50', 'INR'],
  ]);
});

test('what was typed stays as it was typed when the others move by percent', () => {
  const typed = typeRate({}, aQuality('a', '9450'), { currency: 'INR', rate: '91.00' });
  const filled = fillByPercent(typed, [aQuality('a', '9450'), aQuality('b', '10000')], 2);
  expect(Object.values(filled).map(({ rate }) => rate)).toEqual(['91.00', '102.00']);
});

test('a refusal by place is shown at the row it speaks of', () => {
  const typed = fillByPercent({}, [aQuality('a', '9400'), aQuality('b', '9500')], 1);
  expect(problemsByKey(typed, { 'rates.1.rate': 'Enter a rate above 0.' })).toEqual({
    'b INR': 'Enter a rate above 0.',
  });
});

test('how long a rate holds is chosen for all of them', () => {
  const typed = typeRate({}, aQuality('a', '9400'), { currency: 'INR', rate: '95' });
  expect(ratesBody(typed, 'open', NOW).rates[0]).toHaveProperty('validUntil', null);
  expect(ratesBody(typed, 'month', NOW).rates[0]).toHaveProperty('validUntil', '2026-12-16T06:00:00.000Z');
});
