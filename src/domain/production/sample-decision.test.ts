import { expect, test } from 'vitest';
import {
  answeredPieces,
  answerProblems,
  RESUBMIT_REASONS,
  type SampleDecision,
  statusAfter,
} from './sample-decision.ts';

const pieces = (...labels: string[]) =>
  labels.map((label) => ({ label, decision: null as SampleDecision | null }));

test('of several options one is chosen, and only one that was sent', () => {
  expect(answerProblems('lab_dip', pieces('A', 'B'), { decision: 'approve' })).toHaveProperty('option');
  expect(answerProblems('lab_dip', pieces('A', 'B'), { decision: 'approve', option: 'C' })).toHaveProperty(
    'option',
  );
  expect(answerProblems('lab_dip', pieces('A', 'B'), { decision: 'approve', option: 'B' })).toEqual({});
});

test('a single trial is approved as it is', () => {
  expect(answerProblems('bit_loom', pieces('A'), { decision: 'approve' })).toEqual({});
});

test('asking again says why, by a reason or in words', () => {
  expect(answerProblems('strike_off', pieces('A'), { decision: 'resubmit' })).toHaveProperty('reasons');
  expect(answerProblems('strike_off', pieces('A'), { decision: 'resubmit', reasons: ['duller'] })).toEqual(
    {},
  );
  expect(
    answerProblems('strike_off', pieces('A'), { decision: 'resubmit', note: 'The repeat is 2 cm short' }),
  ).toEqual({});
  expect(RESUBMIT_REASONS).toEqual([
    'redder',
    'yellower',
    'bluer',
    'darker',
    'lighter',
    'brighter',
    'duller',
  ]);
});

test('bulk lots are decided one by one and never twice', () => {
  const sent = pieces('A', 'B', 'C');
  expect(answerProblems('bulk', sent, { decision: 'approve' })).toHaveProperty('lots');
  const two = answeredPieces('bulk', sent, { decision: 'approve', lots: ['A', 'B'] });
  expect(statusAfter('bulk', two)).toBe('dispatched');
  expect(answerProblems('bulk', two, { decision: 'approve', lots: ['B'] })).toHaveProperty('lots');
  const again = answeredPieces('bulk', two, { decision: 'resubmit', lots: ['C'], note: 'Too red' });
  expect(statusAfter('bulk', again)).toBe('resubmission_requested');
  const all = answeredPieces('bulk', two, { decision: 'approve', lots: ['C'] });
  expect(statusAfter('bulk', all)).toBe('approved');
});

test('the chosen option is marked, and asking again marks them all', () => {
  const chosen = answeredPieces('lab_dip', pieces('A', 'B'), { decision: 'approve', option: 'B' });
  expect(chosen.map(({ decision }) => decision)).toEqual([null, 'approve']);
  expect(statusAfter('lab_dip', chosen)).toBe('approved');
  const again = answeredPieces('lab_dip', pieces('A', 'B'), { decision: 'resubmit', reasons: ['redder'] });
  expect(statusAfter('lab_dip', again)).toBe('resubmission_requested');
});
