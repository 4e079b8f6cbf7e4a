import { expect, test } from 'vitest';
import { translatedTexts, translationOf } from './translated-texts.mjs';

test('a catalogue and a table of words have their translation beside them, other files have none', () => {
  expect(translationOf('/app/src/web/features/auth/login.texts.ts', 'hi')).toBe(
    '/app/src/web/features/auth/login.texts.hi.ts',
  );
  expect(translationOf('src/words/en/feedback.ts', 'bn')).toBe('src/words/bn/feedback.ts');
  expect(translationOf('C:\\app\\src\\words\\en\\feedback.ts', 'bn')).toBe(
    'C:\\app\\src\\words\\bn\\feedback.ts',
  );
  expect(translationOf('/app/src/web/features/auth/login-screen.tsx', 'hi')).toBeNull();
  expect(translationOf('/app/src/words/message-text.ts', 'hi')).toBeNull();
});

test('the English build has no part of it', () => {
  expect(translatedTexts('en')).toEqual([]);
  expect(translatedTexts(undefined)).toEqual([]);
});
