import { expect, test } from 'vitest';
import { readKey } from './share-key.ts';

test('the key is read behind the # first, and from the query where a mail program put it there', () => {
  expect(readKey({ hash: '#k=abc', search: '' })).toBe('abc');
  expect(readKey({ hash: '', search: '?k=abc' })).toBe('abc');
  expect(readKey({ hash: '#k=right', search: '?k=wrong' })).toBe('right');
  expect(readKey({ hash: '#other', search: '' })).toBeNull();
});
