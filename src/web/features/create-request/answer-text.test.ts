import { expect, test } from 'vitest';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import { EMPTY_DRAFT } from '#domain/requests/wizard/request-draft.ts';
import { WIZARD_STEPS } from '#domain/requests/wizard/wizard-step.ts';
import { answerText } from './answer-text.ts';
import { figuresOnly } from './parts/number-field.tsx';

test('every step of a complete draft has words', () => {
  expect(WIZARD_STEPS.map((step) => answerText(step, POPLIN))).toEqual([
    'Cotton',
    '100% Cotton',
    'Poplin',
    'Dyed, 3 colours: Navy, 19-4052 TCX',
    '58"',
    '40x40/120x80 · 124 GSM',
    'Air Jet',
    '30 days after the tax invoice',
  ]);
});

test('an open answer has none', () => {
  for (const step of WIZARD_STEPS) expect(answerText(step, EMPTY_DRAFT)).toBeNull();
});

test.each([
  ['58', 0, '58'],
  ['5 8"', 0, '58'],
  ['58.', 1, '58.'],
  ['58.55', 1, '58.5'],
  ['58,5', 1, '58.5'],
  ['1.2.3', 2, '1.23'],
  ['-12', 0, '12'],
  ['५८.५', 1, '58.5'],
  ['৫৮', 0, '58'],
])('typed %j with %i decimals becomes %j', (typed, decimals, text) => {
  expect(figuresOnly(typed, decimals)).toBe(text);
});
