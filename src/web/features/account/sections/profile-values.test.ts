import { expect, test } from 'vitest';
import { changedFields, profileProblems, profileValues } from './profile-values.ts';

const known = {
  name: 'Asha Verma',
  company: 'Asha Textiles',
  contactEmail: null,
  bin: null,
  unit: 'metre',
  timeZone: 'Asia/Kolkata',
} as const;

test('only what was changed is sent', () => {
  const values = profileValues(known);
  expect(changedFields(known, values)).toEqual({});
  expect(changedFields(known, { ...values, unit: 'yard', name: ' Asha Verma ' })).toEqual({ unit: 'yard' });
});

test('an emptied name and a broken e-mail address are named, an untouched empty one is not', () => {
  const values = profileValues(known);
  expect(profileProblems(known, values)).toEqual({});
  const problems = profileProblems(known, { ...values, name: '', contactEmail: 'nobody' });
  expect(problems.name).toBe('Enter your name.');
  expect(problems.contactEmail).toBe('Enter a valid email address.');
});
