import { expect, test } from 'vitest';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { knownProblemText, problemText } from './problem-text.ts';

type Found = { late: null; too_much: { readonly most: number } };
const TEXT: ProblemTexts<Found> = { late: 'Too late.', too_much: ({ most }) => `At most ${most}.` };

test('a code is said with its values, and one the table does not know is not guessed', () => {
  expect(problemText(TEXT, { code: 'late' })).toBe('Too late.');
  expect(problemText(TEXT, { code: 'too_much', params: { most: 5 } })).toBe('At most 5.');
  expect(knownProblemText(TEXT, { code: 'toString' })).toBeNull();
});

test('a language that misses a sentence, or writes it without its values, does not compile', () => {
  // @ts-expect-error: what is too much has no sentence
  const missing: ProblemTexts<Found> = { late: 'बहुत देर हो गई।' };
  // @ts-expect-error: a code nobody returns
  const unknown: ProblemTexts<Found> = { ...TEXT, early: 'Too early.' };
  expect([missing, unknown]).toHaveLength(2);
});
