import { expect, test } from 'vitest';
import { refused } from '../shared/parse-result.ts';
import { formRefused, readChoice, readConsent } from './form-result.ts';

test('a refused form names only the fields that could not be read', () => {
  expect(formRefused({ company: { ok: true }, city: refused('Enter your city.') })).toEqual({
    ok: false,
    problems: { city: 'Enter your city.' },
  });
});

test('a choice is one of the words of its table and nothing that objects inherit', () => {
  const sizes = ['small', 'large'] as const;
  expect(readChoice(sizes, 'small', 'Choose a size.')).toEqual({ ok: true, choice: 'small' });
  for (const raw of ['Small', 'toString', '__proto__', '', null, undefined]) {
    expect(readChoice(sizes, raw, 'Choose a size.')).toEqual(refused('Choose a size.'));
  }
});

test('consent that is not given is a problem', () => {
  expect(readConsent(true, 'Please agree.').ok).toBe(true);
  expect(readConsent(false, 'Please agree.')).toEqual(refused('Please agree.'));
});
