import { expect, test } from 'vitest';
import { CLOSE_REASON_LABEL } from '#words/en/requests.ts';
import { CLOSE_REASON_ID, CLOSE_REASONS, closeReasonsFor, isCloseReason } from './close-reason.ts';

test('the six reasons stand in the order of the specification', () => {
  expect(
    CLOSE_REASONS.map((reason) => [CLOSE_REASON_ID[reason], CLOSE_REASON_LABEL[reason].toLowerCase()]),
  ).toEqual([
    [1, 'incorrect quality requested'],
    [2, 'quote prices unsatisfactory'],
    [3, 'cheaper rates available elsewhere'],
    [4, 'fabric no longer required'],
    [5, 'need an early dispatch'],
    [6, 'low supplier rating'],
  ]);
});

test('with quotes all six apply, without quotes only the first and the fourth', () => {
  expect(closeReasonsFor(true).map((reason) => CLOSE_REASON_ID[reason])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(closeReasonsFor(false).map((reason) => CLOSE_REASON_ID[reason])).toEqual([1, 4]);
});

test('a reason that does not apply or does not exist is refused', () => {
  expect(isCloseReason(4, false)).toBe(true);
  expect(isCloseReason(2, false)).toBe(false);
  expect(isCloseReason(2, true)).toBe(true);
  expect(isCloseReason(7, true)).toBe(false);
});
