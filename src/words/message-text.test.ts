import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { messageText } from './message-text.ts';

const REFUSED = {
  code: 'swatch_refused',
  params: { number: 'SW-26-000007', quality: 'Poplin 40s', reason: 'None left' },
} as const;

test.each(LANGUAGES)('a message is told in %s with its values', (language) => {
  const told = messageText(language, REFUSED);
  expect(told?.subject).toContain('Poplin 40s');
  expect(told?.text).toContain('SW-26-000007');
  expect(told?.text).toContain('None left');
});

test('each language tells it in its own words', () => {
  expect(LANGUAGES.map((language) => messageText(language, REFUSED)?.subject)).toEqual([
    'No swatch available: Poplin 40s',
    'स्वैच नहीं मिलेगा: Poplin 40s',
    'সোয়াচ পাওয়া যাবে না: Poplin 40s',
  ]);
});

test('a code nobody knows is not guessed', () => {
  const unknown = { code: 'toString', params: {} } as unknown as typeof REFUSED;
  expect(messageText('hi', unknown)).toBeNull();
});
