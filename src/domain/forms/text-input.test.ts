import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TYPED_PROBLEM_TEXT } from '#words/en/forms.ts';
import { problemText } from '#words/problem-text.ts';
import { filledIn, parseLine, plainDigits, plainText, plainUpperCase, withoutGaps } from './text-input.ts';

const NAME = { line: 'colleague_name', maxLength: 20 } as const;
const read = (raw: string) => {
  const reading = parseLine(raw, NAME);
  return reading.ok ? reading.text : problemText(TYPED_PROBLEM_TEXT, reading.problem);
};

test('pasted text loses its invisible marks, wide letters and foreign dashes', () => {
  expect(plainText('\u202a ＡＢ–12\u200b ')).toBe('AB-12');
  expect(plainDigits('৪৫६७')).toBe('4567');
  expect(withoutGaps(' a - b\u00a0c ')).toBe('abc');
});

test('only plain letters are raised, so no foreign letter turns into another number', () => {
  expect(plainUpperCase('abcı')).toBe('ABCı');
  expect(plainUpperCase('straße')).toBe('STRAßE');
});

test('a line keeps its own letters and loses extra spaces', () => {
  expect(read('  Müller  &\tSons ')).toBe('Müller & Sons');
  expect(read('मीरा कुलकर्णी')).toBe('मीरा कुलकर्णी');
});

test('an empty, an overlong and a meaningless line have their own sentence', () => {
  expect(read(' \n ')).toBe('Enter a name.');
  expect(read('x'.repeat(21))).toBe('The name is too long; use at most 20 characters.');
  expect(read(' '.repeat(1000))).toBe('The name is too long; use at most 20 characters.');
  expect(read('---')).toBe('The name needs letters or digits.');
  expect(read('a\u0000b')).toBe('The name needs letters or digits.');
  expect(read('x'.repeat(20))).toBe('x'.repeat(20));
});

test('a line read again is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (raw) => {
      const reading = parseLine(raw, NAME);
      if (reading.ok) expect(parseLine(reading.text, NAME)).toEqual(reading);
    }),
  );
});

test('a field that is absent, empty or only spaces was left out', () => {
  for (const raw of [null, undefined, '', '  ', '\u200b']) expect(filledIn(raw)).toBeNull();
  expect(filledIn(' x ')).toBe(' x ');
});
