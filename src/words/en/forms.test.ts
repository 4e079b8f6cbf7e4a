import { expect, test } from 'vitest';
import { FIELD_PROBLEM_TEXT } from './fields.ts';
import { TYPED_PROBLEM_TEXT } from './forms.ts';

test('a line is named in what is wrong with it', () => {
  const { line_missing, line_too_long, line_without_letters } = TYPED_PROBLEM_TEXT;
  expect([
    line_missing({ line: 'account_holder' }),
    line_too_long({ line: 'ebrc_number', most: 35 }),
    line_without_letters({ line: 'own_name' }),
  ]).toEqual([
    "Enter the account holder's name.",
    'The e-BRC number is too long; use at most 35 characters.',
    'Your name needs letters or digits.',
  ]);
});

test('amounts and quantities differ by their decimals', () => {
  const { amount_missing, amount_not_digits, quantity_missing, quantity_not_digits } = TYPED_PROBLEM_TEXT;
  expect([amount_missing, amount_not_digits, quantity_missing, quantity_not_digits]).toEqual([
    'Enter an amount.',
    'Use digits only, with at most 2 decimals.',
    'Enter a quantity.',
    'Use digits only, with at most 3 decimals.',
  ]);
});

test('a reply says how many characters fit', () => {
  expect(FIELD_PROBLEM_TEXT.field_too_long({ most: 40 })).toBe('At most 40 characters.');
});
