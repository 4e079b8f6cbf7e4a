import { describe, expect, test } from 'vitest';
import { doneDayProblem, expectedDayProblem } from './named-day.ts';

const halfPastMidnightInIndia = new Date('2026-11-16T19:00:00Z');
const tenPastMidnightInDhaka = new Date('2026-11-16T18:10:00Z');

describe('a day on which something was done', () => {
  const inNewYork = {
    now: halfPastMidnightInIndia,
    buyersZone: 'America/New_York',
    confirmedOn: '2026-11-16',
  };

  test('is at most the later today of desk and buyer', () => {
    expect(doneDayProblem('2026-11-17', inNewYork)).toBeNull();
    expect(doneDayProblem('2026-11-18', inNewYork)).toBe("The day can't be in the future.");
    const inDhaka = { now: tenPastMidnightInDhaka, buyersZone: 'Asia/Dhaka', confirmedOn: '2026-11-10' };
    expect(doneDayProblem('2026-11-17', inDhaka)).toBeNull();
  });

  test('does not lie before the confirmation of the order', () => {
    expect(doneDayProblem('2026-11-16', inNewYork)).toBeNull();
    expect(doneDayProblem('2026-11-15', inNewYork)).toBe('This is before the order was confirmed.');
  });
});

test.each([
  ['Asia/Dhaka', tenPastMidnightInDhaka],
  ['Australia/Sydney', tenPastMidnightInDhaka],
  ['America/New_York', halfPastMidnightInIndia],
])(
  'a day on which something is expected is at least the earlier today of desk and buyer in %s',
  (buyersZone, now) => {
    expect(expectedDayProblem('2026-11-16', { now, buyersZone })).toBeNull();
    expect(expectedDayProblem('2026-11-15', { now, buyersZone })).toBe("The day can't be in the past.");
  },
);
