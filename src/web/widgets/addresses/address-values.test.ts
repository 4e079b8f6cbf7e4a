import { expect, test } from 'vitest';
import { EMPTY_ADDRESS, problemsIn } from './address-values.ts';

const labelled = (label: string) => problemsIn({ ...EMPTY_ADDRESS, label }, 'IN').label;

test('a name that is too long is told and never cut', () => {
  expect(labelled('')).toBe('Give the address a short name, such as Factory.');
  expect(labelled('Factory')).toBeUndefined();
  expect(labelled('x'.repeat(40))).toBeUndefined();
  expect(labelled('x'.repeat(41))).toBe('The short name is too long. Use at most 40 characters.');
});
