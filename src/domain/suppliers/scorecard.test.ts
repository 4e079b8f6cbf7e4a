import { expect, test } from 'vitest';
import { answersOf, monthsOf, onTimeOf, priceAgainstAverage } from './scorecard.ts';

const invitedAt = new Date('2026-11-02T06:00:00Z');
const after = (hours: number) => new Date(invitedAt.getTime() + hours * 3_600_000);
const asked = (answeredAt: Date | null, hasQuoted = answeredAt !== null, hasWon = false) => ({
  invitedAt,
  answeredAt,
  hasQuoted,
  hasWon,
});

test('an answer is a quote or a no; half of them came sooner than the median', () => {
  const facts = [asked(after(1)), asked(after(4), true, true), asked(after(9), false), asked(null)];
  expect(answersOf(facts)).toEqual({
    asked: 4,
    answered: 3,
    quoted: 2,
    won: 1,
    medianHours: 4,
    hitPercent: 50,
  });
  expect(answersOf([asked(after(1)), asked(after(4))]).medianHours).toBe(2.5);
  expect(answersOf([asked(null)])).toMatchObject({ medianHours: null, hitPercent: null });
});

test('the agreed day itself is on time, and only late orders count towards the days late', () => {
  const dispatchBy = '2026-11-10';
  const sent = ['2026-11-10', '2026-11-01', '2026-11-12', '2026-11-13'].map((sentOn) => ({
    dispatchBy,
    sentOn,
  }));
  expect(onTimeOf(sent)).toEqual({ orders: 4, onTime: 2, percent: 50, averageDaysLate: 2.5 });
  expect(onTimeOf([])).toEqual({ orders: 0, onTime: 0, percent: null, averageDaysLate: null });
});

test('its price is compared cloth by cloth, so that dear cloth does not outweigh cheap', () => {
  const prices = [
    { own: 9000n, average: 10_000 },
    { own: 110n, average: 100 },
    { own: 103n, average: 100 },
  ];
  expect(priceAgainstAverage(prices)).toBe(100);
  expect(priceAgainstAverage([])).toBeNull();
});

test('months run on over the new year, and an empty one is there too', () => {
  expect(monthsOf([], '2026-02-03', 3).map(({ month }) => month)).toEqual(['2025-12', '2026-01', '2026-02']);
  const facts = [{ ...asked(after(1), true, true), invitedOn: '2026-01-31' }];
  expect(monthsOf(facts, '2026-02-03', 2)).toEqual([
    { month: '2026-01', asked: 1, quoted: 1, won: 1 },
    { month: '2026-02', asked: 0, quoted: 0, won: 0 },
  ]);
});
