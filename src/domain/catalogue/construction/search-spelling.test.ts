import { expect, test } from 'vitest';
import { searchableText, searchWords } from './search-spelling.ts';

const POPLIN = searchableText('100% Cotton Poplin 40x40/120x80 58" Dyed');
const finds = (typed: string, text: string) => searchWords(typed).every((word) => text.includes(word));

test.each([
  '40x40/120x80',
  '40 x 40 / 120 × 80',
  '40s*40s 120*80',
  '40S X 40S / 120 X 80',
  '40/40 120/80',
  '120x80/40x40',
  '40x40',
  '120 x 80',
  '40x40/120x80 58"',
  '58 inches 40x40/120x80',
  'dyed poplin',
  'Cotton 58in DYED',
])('"%s" finds the poplin 40x40/120x80', (typed) => {
  expect(finds(typed, POPLIN)).toBe(true);
});

test.each(['40x40/133x72', '60x60/120x80', 'poplin printed', '40x40/120x80 42"'])(
  '"%s" does not find it',
  (typed) => {
    expect(finds(typed, POPLIN)).toBe(false);
  },
);

test.each([
  ['75Dx75D/76x62', '75x75 76x62'],
  ['10x16+70D/86x54', '10s * 16s+70D / 86 x 54'],
  ['2/40x2/40/68x64', '2/40s x 2/40s 68*64'],
])('a yarn is found with and without its mark: %s', (stored, typed) => {
  expect(finds(typed, searchableText(`Georgette ${stored} 42" Printed`))).toBe(true);
});

test.each([
  ['पीओ १७ सूरत', 'पीओ 17'],
  ['PO 17', 'po १७'],
  ['পিও ১৭', 'পিও 17'],
  // The same word with and without a joiner.
  ['শ্রীক\u200d টেক্স', 'শ্রীক'],
])('"%s" is found by "%s"', (stored, typed) => {
  expect(finds(typed, searchableText(stored))).toBe(true);
});

test('words are found in any order, each of them', () => {
  const text = searchableText('Q-26-000123 Winter/7 Petrol Blue 100% Cotton Poplin');
  expect(finds('poplin petrol winter/7', text)).toBe(true);
  expect(finds('poplin navy', text)).toBe(false);
});

test('a record number is found without its dashes, also beside other words', () => {
  expect(searchWords('q26000123')).toEqual(['q-26-000123']);
  expect(searchWords('Q 26 000123')).toEqual(['q-26-000123']);
  expect(searchWords('navy Q26000123')).toEqual(['navy', 'q-26-000123']);
  expect(searchWords('   ')).toEqual([]);
});
