import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NumberedKind, numberYear, parseRecordNumber, writeRecordNumber } from './record-number.ts';

test('numbers are written as people see them', () => {
  expect(writeRecordNumber({ kind: 'request', year: 26, serial: 123 })).toBe('Q-26-000123');
  expect(writeRecordNumber({ kind: 'quote', year: 26, serial: 456 })).toBe('SQ-26-000456');
  expect(writeRecordNumber({ kind: 'order', year: 26, serial: 789 })).toBe('SO-26-000789');
  expect(writeRecordNumber({ kind: 'request', year: 3, serial: 1_234_567 })).toBe('Q-03-1234567');
});

test('the year turns at midnight in India', () => {
  expect(numberYear(new Date('2026-12-31T18:29:59Z'))).toBe(26);
  expect(numberYear(new Date('2026-12-31T18:30:00Z'))).toBe(27);
});

test.each(['Q-26-000123', ' q-26-000123 ', 'q26000123', 'Q 26 000123'])('%j is understood', (typed) => {
  expect(parseRecordNumber(typed)).toEqual({ kind: 'request', year: 26, serial: 123 });
});

test.each([
  '',
  'Q',
  'Q-26-123',
  'Q-26-000000',
  'Q-26-0000123',
  'OS-26-000789',
  'S-26-000789',
  'Q-2026-000123',
  `Q-26-${'1'.repeat(40)}`,
])('%j is no number of a request, quote or order', (typed) => {
  expect(parseRecordNumber(typed)).toBeNull();
});

test('every number is read back as it was written', () => {
  const kind = fc.constantFrom<NumberedKind>('request', 'quote', 'order');
  fc.assert(
    fc.property(
      kind,
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 1, max: 999_999_999 }),
      (of, year, serial) => {
        const number = { kind: of, year, serial };
        expect(parseRecordNumber(writeRecordNumber(number))).toEqual(number);
      },
    ),
  );
});
