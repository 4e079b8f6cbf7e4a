import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { MARKETS } from './market.ts';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

const none: ReadonlySet<string> = new Set();
const WEEK = [
  '2026-11-09',
  '2026-11-10',
  '2026-11-11',
  '2026-11-12',
  '2026-11-13',
  '2026-11-14',
  '2026-11-15',
];

test('Sunday is off in India, Friday in Bangladesh, both weekend days elsewhere', () => {
  const off = (market: 'IN' | 'BD' | 'INTL') => WEEK.filter((day) => !isWorkingDay(day, market, none));
  expect(off('IN')).toEqual(['2026-11-15']);
  expect(off('BD')).toEqual(['2026-11-13']);
  expect(off('INTL')).toEqual(['2026-11-14', '2026-11-15']);
});

test('a holiday is not a working day', () => {
  expect(isWorkingDay('2026-11-09', 'IN', new Set(['2026-11-09']))).toBe(false);
});

test('three working days step over the day off and the holiday', () => {
  expect(addWorkingDays('2026-11-13', 3, 'IN', none)).toBe('2026-11-17');
  expect(addWorkingDays('2026-11-13', 3, 'IN', new Set(['2026-11-16']))).toBe('2026-11-18');
  expect(addWorkingDays('2026-11-12', 1, 'BD', none)).toBe('2026-11-14');
  expect(addWorkingDays('2026-11-13', 1, 'INTL', none)).toBe('2026-11-16');
  expect(addWorkingDays('2026-11-15', 0, 'IN', none)).toBe('2026-11-15');
});

test('exactly the asked number of working days lies between start and result, and the result is one', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays('2000-01-01', n));
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(...MARKETS),
      fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 15 }),
      (start, count, market, offsets) => {
        const holidays = new Set(offsets.map((offset) => addDays(start, offset)));
        const end = addWorkingDays(start, count, market, holidays);
        let worked = 0;
        for (let day = addDays(start, 1); day <= end; day = addDays(day, 1)) {
          if (isWorkingDay(day, market, holidays)) worked += 1;
        }
        expect(worked).toBe(count);
        expect(isWorkingDay(end, market, holidays)).toBe(true);
      },
    ),
  );
});
