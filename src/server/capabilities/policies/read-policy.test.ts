import { expect, test } from 'vitest';
import { sectionsOf } from './read-policy.ts';

test('headings and paragraphs are told apart by their marks and by empty lines', () => {
  const body =
    '## First \nOne line\nand its end.\n\nSecond paragraph.\n  \nThird.\n\n## Second\n\nOnly one.\n';
  expect(sectionsOf(body)).toEqual([
    { heading: 'First', paragraphs: ['One line and its end.', 'Second paragraph.', 'Third.'] },
    { heading: 'Second', paragraphs: ['Only one.'] },
  ]);
});

test('a mark inside a line is text', () => {
  expect(sectionsOf('## Prices\nA ## B, and # C.')).toEqual([
    { heading: 'Prices', paragraphs: ['A ## B, and # C.'] },
  ]);
});

test('an empty text has no sections, and a heading alone no paragraphs', () => {
  expect(sectionsOf('')).toEqual([]);
  expect(sectionsOf('## Alone')).toEqual([{ heading: 'Alone', paragraphs: [] }]);
});
