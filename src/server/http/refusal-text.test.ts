import { expect, test } from 'vitest';
import { refusalFor } from '#domain/shared/problem.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { sayFields, sayRefusal } from './refusal-text.ts';

test('a reason travels as a code with its values, and as a sentence for whoever reads the reply', () => {
  const refusal = refusalFor('swatch_refused', { code: 'swatches_all_open', params: { most: 20 } });
  expect(sayRefusal(refusal)).toEqual({
    details: {
      message: 'You have 20 swatch requests open. Wait until some are on their way, or cancel one.',
    },
    problem: { code: 'swatches_all_open', params: { most: 20 } },
  });
});

test('a refusal without a reason says what its code says', () => {
  expect(sayRefusal(new Refusal('not_found'))).toEqual({ details: {} });
});

test('a field that a rule names by its code is said beside one whose rule still has a sentence', () => {
  expect(sayFields({ courier: 'swatch_courier_missing', note: 'Too long.' })).toEqual({
    fields: { courier: 'Enter the courier.', note: 'Too long.' },
    fieldProblems: { courier: { code: 'swatch_courier_missing' } },
  });
  expect(sayRefusal(formRefusal({ note: 'Too long.' })).fields).toEqual({ note: 'Too long.' });
});

test('a field or a message called like a part of every object is only text', () => {
  const said = sayFields(JSON.parse('{ "constructor": "toString", "__proto__": "Too long." }'));
  expect(Object.entries(said.fields ?? {})).toEqual([
    ['constructor', 'toString'],
    ['__proto__', 'Too long.'],
  ]);
});
