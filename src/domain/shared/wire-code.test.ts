import { expect, test } from 'vitest';
import { nameOfCode } from './wire-code.ts';

const table = { sent: 0, seen: 10 } as const;

test('a wire code reads back into its word, zero included', () => {
  expect(nameOfCode(table, 0)).toBe('sent');
  expect(nameOfCode(table, 10)).toBe('seen');
});

test('an unknown wire code is null', () => {
  expect(nameOfCode<keyof typeof table, number>(table, 99)).toBeNull();
});
