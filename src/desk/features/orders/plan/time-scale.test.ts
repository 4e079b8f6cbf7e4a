import { expect, test } from 'vitest';
import type { TnaTask } from '#contract/customer/production.ts';
import { daysMoved, movedEnd, placeOf, timeScaleOf } from './time-scale.ts';

const TASK = {
  plannedStart: '2026-11-02',
  plannedEnd: '2026-11-04',
  likelyStart: '2026-11-03',
  likelyEnd: '2026-11-06',
} as TnaTask;

test('the scale reaches from the first to the last day, with a week to move into', () => {
  expect(timeScaleOf({ tasks: [TASK] })).toEqual({ from: '2026-11-02', days: 12 });
});

test('a bar of one day is one day wide', () => {
  expect(placeOf({ from: '2026-11-01', days: 10 }, '2026-11-03', '2026-11-03')).toEqual({
    left: '20%',
    width: '10%',
  });
});

test('a finger moves whole days', () => {
  expect(daysMoved({ from: '2026-11-01', days: 10 }, 74, 500)).toBe(1);
  expect(daysMoved({ from: '2026-11-01', days: 10 }, -76, 500)).toBe(-2);
});

test('no end is moved before the earliest day it can have', () => {
  expect(movedEnd('2026-11-10', 3, '2026-11-05')).toBe('2026-11-13');
  expect(movedEnd('2026-11-10', -30, '2026-11-05')).toBe('2026-11-05');
});
