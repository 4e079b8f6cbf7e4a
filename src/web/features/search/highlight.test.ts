import { expect, test } from 'vitest';
import { splitAt } from './highlight.tsx';

test('found words are marked whatever their case, and signs mean themselves', () => {
  expect(splitAt('Poplin 40x40/120x80', ['40x40/120x80', 'POP'])).toEqual([
    { part: 'Pop', isFound: true },
    { part: 'lin ', isFound: false },
    { part: '40x40/120x80', isFound: true },
  ]);
  expect(splitAt('58" (dyed)', ['('])).toEqual([
    { part: '58" ', isFound: false },
    { part: '(', isFound: true },
    { part: 'dyed)', isFound: false },
  ]);
  expect(splitAt('Poplin', [])).toEqual([{ part: 'Poplin', isFound: false }]);
});
