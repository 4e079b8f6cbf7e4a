import { expect, test } from 'vitest';
import { promiseBrokenBefore } from './desk-duties.ts';

const NOW = new Date('2026-11-16T12:00:00.000Z');

test('a request that has waited a day for its first quote has waited too long', () => {
  expect(promiseBrokenBefore('quote', NOW)).toEqual(new Date('2026-11-15T12:00:00.000Z'));
});

test('a task of a plan is late by its own day', () => {
  expect(promiseBrokenBefore('task', NOW)).toBeNull();
});
