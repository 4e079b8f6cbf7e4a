import { expect, test } from 'vitest';
import { LANGUAGES, languageOfBrowser, offeredLanguage } from './language.ts';

test.each([
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,hi;q=0.9', 'en'],
  ['en;q=0.5, bn-BD', 'bn'],
  ['ta-IN,bn;q=0.4,hi;q=0.7', 'hi'],
  ['hi;q=0, bn;q=0.1', 'bn'],
  ['fr-FR,de', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['HI', 'hi'],
  [';;;q=9,,hi;q=x', 'hi'],
])('a browser that asks for %s reads %s', (header, language) => {
  expect(languageOfBrowser(header, LANGUAGES)).toBe(language);
});

test('a language that is not offered is nobody’s', () => {
  expect(languageOfBrowser('hi,en;q=0.5', ['en'])).toBe('en');
  expect(offeredLanguage('hi', ['en'])).toBeNull();
  expect(offeredLanguage('hi', ['en', 'hi'])).toBe('hi');
  expect(offeredLanguage(['hi'], LANGUAGES)).toBeNull();
});
