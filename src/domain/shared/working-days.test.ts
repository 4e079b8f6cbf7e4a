import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { MARKETS } from './market.ts';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

const OFF = { IN: [0], BD: [5, 6], INTL: [6, 0] } as const;
const off = (market: keyof typeof OFF, ...holidays: string[]) => ({
  weekdays: OFF[market],
  holidays: new Set(holidays),
});
const WEEK = [
  '2026-11-09',
  '2026-11-10',
  '2026-11-11',
  '2026-11-12',
  '2026-11-13',
  '2026-11-14',
  '2026-11-15',
];

test('weekly days off are those of the table', () => {
  const resting = (market: keyof typeof OFF) => WEEK.filter((day) => !isWorkingDay(day, off(market)));
  expect(resting('IN')).toEqual(['2026-11-15']);
  expect(resting('BD')).toEqual(['2026-11-13', '2026-11-14']);
  expect(resting('INTL')).toEqual(['2026-11-14', '2026-11-15']);
});

test('a holiday is not a working day', () => {
  expect(isWorkingDay('2026-11-09', off('IN', '2026-11-09'))).toBe(false);
});

test('three working days step over the day off and the holiday', () => {
  expect(addWorkingDays('2026-11-13', 3, off('IN'))).toBe('2026-11-17');
  expect(addWorkingDays('2026-11-13', 3, off('IN', '2026-11-16'))).toBe('2026-11-18');
  expect(addWorkingDays('2026-11-12', 1, off('BD'))).toBe('2026-11-15');
  expect(addWorkingDays('2026-11-13', 1, off('INTL'))).toBe('2026-11-16');
  expect(addWorkingDays('2026-11-15', 0, off('IN'))).toBe('2026-11-15');
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
        const days = off(market, ...offsets.map((offset) => addDays(start, offset)));
        const end = addWorkingDays(start, count, days);
        let worked = 0;
        for (let day = addDays(start, 1); day <= end; day = addDays(day, 1)) {
          if (isWorkingDay(day, days)) worked += 1;
        }
        expect(worked).toBe(count);
        expect(isWorkingDay(end, days)).toBe(true);
      },
    ),
  );
});
