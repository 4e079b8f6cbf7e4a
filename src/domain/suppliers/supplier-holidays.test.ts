import { expect, test } from 'vitest';
import { comingHolidays, holidayProblems } from './supplier-holidays.ts';

const diwali = { from: '2026-11-07', to: '2026-11-12', reason: 'Diwali' };

test('a holiday ends on or after its first day, and no two overlap', () => {
  expect(holidayProblems([diwali, { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas' }])).toEqual(
    {},
  );
  expect(holidayProblems([{ ...diwali, to: '2026-11-06' }])).toHaveProperty(['holidays.0.to']);
  expect(holidayProblems([diwali, { ...diwali, from: '2026-11-12', to: '2026-11-13' }])).toHaveProperty([
    'holidays.1.from',
  ]);
});

test('only those that have not ended are shown, the next first', () => {
  const christmas = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas' };
  expect(comingHolidays([christmas, diwali], '2026-11-12')).toEqual([diwali, christmas]);
  expect(comingHolidays([christmas, diwali], '2026-11-13')).toEqual([christmas]);
});
