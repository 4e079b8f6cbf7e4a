import { expect, test } from 'vitest';
import { accountingDay, earliestDay, latestDay } from './accounting-day.ts';

test.each([
  ['2026-11-16T19:00:00Z', 'UTC', '2026-11-16', '2026-11-17'],
  ['2026-11-16T19:00:00Z', 'America/Los_Angeles', '2026-11-16', '2026-11-17'],
  ['2026-11-16T18:10:00Z', 'Asia/Dhaka', '2026-11-16', '2026-11-17'],
  ['2026-11-16T10:00:00Z', 'Asia/Dhaka', '2026-11-16', '2026-11-16'],
])('at %s the desk and a buyer in %s live on %s and %s', (at, zone, earliest, latest) => {
  expect(earliestDay(new Date(at), zone)).toBe(earliest);
  expect(latestDay(new Date(at), zone)).toBe(latest);
});

test('the books are kept in India', () => {
  expect(accountingDay(new Date('2026-11-16T18:29:59Z'))).toBe('2026-11-16');
  expect(accountingDay(new Date('2026-11-16T18:30:00Z'))).toBe('2026-11-17');
});
