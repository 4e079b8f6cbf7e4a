import { expect, test } from 'vitest';
import { hasOtherPan, isOtherCompanyName } from './verification-review.ts';

test('capitals and spaces make no other company, another word does', () => {
  expect(isOtherCompanyName('Anokhi Thread', ' ANOKHI  thread ')).toBe(false);
  expect(isOtherCompanyName('Anokhi Thread', 'Anokhi Threads')).toBe(true);
});

test('numbers of one PAN belong together in every state, a number of another PAN does not', () => {
  expect(hasOtherPan('27AAPFU0939F1ZV', [])).toBe(false);
  expect(hasOtherPan('27AAPFU0939F1ZV', ['29AAPFU0939F1ZR'])).toBe(false);
  expect(hasOtherPan('27AAPFU0939F1ZV', ['29AAPFU0939F1ZR', '27ZZZCA1001Z1ZN'])).toBe(true);
});
