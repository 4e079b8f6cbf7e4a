import { expect, test } from 'vitest';
import { issueDayText } from './issue-day-text.ts';

test('a document is listed with the day that is printed on it, which is the day in India', () => {
  expect(issueDayText('2026-11-16T18:29:59Z')).toBe('16 Nov, 2026');
  expect(issueDayText('2026-11-16T18:30:00Z')).toBe('17 Nov, 2026');
});
