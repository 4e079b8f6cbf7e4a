import { expect, test } from 'vitest';
import { FIELD_PROBLEM_TEXT } from '#words/en/fields.ts';
import { schemaText } from '#words/problem-text.ts';
import { id, text } from './fields.ts';
import { schemaProblem } from './problem-message.ts';

const name = text(10, 'Enter your name.');
const problemOf = (value: unknown) => {
  const issue = name.safeParse(value).error?.issues[0];
  return issue ? schemaText(FIELD_PROBLEM_TEXT, schemaProblem(issue)) : null;
};

test('text is trimmed, and its bounds count after that', () => {
  expect(name.parse('  Asha  ')).toBe('Asha');
  expect(problemOf('   ')).toBe('Enter your name.');
  expect(problemOf('x'.repeat(10))).toBe(null);
  expect(problemOf('x'.repeat(11))).toBe('At most 10 characters.');
});

test.each(['a\u0000b', '\u0007', '\u001b[1m', '\u007f', 'a\ud800', '\udc00b', 'a\tb', 'a\nb'])(
  'hidden characters, line breaks and half characters are refused in one line of text: %j',
  (value) => {
    expect(problemOf(value)).toBe('Please remove the hidden characters.');
  },
);

test.each(['किरण', 'Zoë 🧵', 'A & Co.'])('what people really write is accepted: %j', (value) => {
  expect(problemOf(value)).toBe(null);
});

test.each([undefined, null, 7, [], {}, true])(
  'what is no text is answered with the own sentence: %j',
  (value) => {
    expect(problemOf(value)).toBe('Enter your name.');
  },
);

test('an id is a UUID and nothing else', () => {
  expect(id.safeParse('01a19af3-5240-78a8-a40f-9aa3012fa488').success).toBe(true);
  for (const bad of ['', 'me', '1', '01a19af3-5240-78a8-a40f-9aa3012fa48', '01a19af352407 8a8', '{}'])
    expect(id.safeParse(bad).success).toBe(false);
});
