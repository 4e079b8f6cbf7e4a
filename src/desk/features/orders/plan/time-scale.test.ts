import { expect, test } from 'vitest';
import type { TnaTask } from '#contract/customer/production.ts';
import { daysMoved, markOf, movedEnd, positionOf, ticksOf, timeScaleOf } from './time-scale.ts';

const TASK = {
  plannedStart: '2026-11-02',
  plannedEnd: '2026-11-04',
  likelyStart: '2026-11-03',
  likelyEnd: '2026-11-06',
} as TnaTask;

test('the scale reaches from the first to the last day, with a week to move into', () => {
  const ended = { ...TASK, actualEnd: '2026-11-06' };
  expect(timeScaleOf({ tasks: [ended] }, '2026-12-01')).toEqual({ from: '2026-11-02', days: 12 });
});

test('today is on the scale while work is left', () => {
  const open = { ...TASK, actualEnd: null };
  expect(timeScaleOf({ tasks: [open] }, '2026-11-16')).toEqual({ from: '2026-11-02', days: 22 });
  expect(timeScaleOf({ tasks: [open] }, '2026-10-31')).toEqual({ from: '2026-10-31', days: 14 });
});

test('the axis names at most four days, whole weeks apart', () => {
  expect(ticksOf({ from: '2026-11-01', days: 22 })).toEqual(['2026-11-01', '2026-11-08', '2026-11-15']);
  expect(ticksOf({ from: '2026-11-01', days: 60 })).toEqual(['2026-11-01', '2026-11-22']);
  expect(ticksOf({ from: '2026-11-01', days: 5 })).toEqual(['2026-11-01']);
});

test('a day off the scale has no mark', () => {
  expect(markOf({ from: '2026-11-01', days: 10 }, '2026-11-03')).toBe('25%');
  expect(markOf({ from: '2026-11-01', days: 10 }, '2026-11-11')).toBeNull();
  expect(markOf({ from: '2026-11-01', days: 10 }, '2026-10-31')).toBeNull();
});

test('a bar of one day is one day wide', () => {
  expect(positionOf({ from: '2026-11-01', days: 10 }, '2026-11-03', '2026-11-03')).toEqual({
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
