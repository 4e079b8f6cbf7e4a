import { expect, test } from 'vitest';
import { orPlaceholder, PLACEHOLDER } from './placeholder.ts';

test('the placeholder is two dashes', () => {
  expect(PLACEHOLDER).toBe('--');
});

test('an absent or blank value shows the placeholder, any other value itself', () => {
  for (const absent of [null, undefined, '', '  ']) expect(orPlaceholder(absent)).toBe('--');
  expect(orPlaceholder('0')).toBe('0');
});
