import { expect, test } from 'vitest';
import { labelAfter, labelsToSend } from './sample-labels.ts';

test('a first parcel begins with one option or one lot', () => {
  expect(labelsToSend('lab_dip', [])).toEqual(['A']);
  expect(labelsToSend('bulk', [])).toEqual(['1']);
});

test('of a bulk only the lots come again that were asked for again; of a trial all options are new', () => {
  const decided = [
    { label: '1', decision: 'approve' },
    { label: '2', decision: 'resubmit' },
  ] as const;
  expect(labelsToSend('bulk', decided)).toEqual(['2']);
  expect(labelsToSend('lab_dip', decided)).toEqual(['A']);
});

test('the next name follows the last one', () => {
  expect(labelAfter('A')).toBe('B');
  expect(labelAfter('9')).toBe('10');
  expect(labelAfter('')).toBe('A');
});
