import { expect, test } from 'vitest';
import { EMPTY_ADDRESS, problemsIn } from './address-values.ts';

const labelled = (label: string) => problemsIn({ ...EMPTY_ADDRESS, label }, 'IN').label;

test('a name that is too long is told and never cut', () => {
  expect(labelled('')).toBe('Give the address a name, for example Factory.');
  expect(labelled('Factory')).toBeUndefined();
  expect(labelled('x'.repeat(40))).toBeUndefined();
  expect(labelled('x'.repeat(41))).toBe('Use at most 40 characters.');
});
