/** One spelling of a construction for searching: 40s * 40s 120 × 80, 40/40 120/80 and 40x40/120x80 are the same. */
import { latinDigits } from '#domain/shared/latin-digits.ts';
import { parseRecordNumber, writeRecordNumber } from '#domain/shared/record-number.ts';
import { DENSITY_FROM } from './construction.ts';

type Spelling = readonly [written: RegExp, spelled: string];

/** In this order; what is stored and what is typed go through the same ones. */
const SPELLINGS: readonly Spelling[] = [
  // 40/40 120/80: slashes inside the pairs and a space between them.
  [/(?<![\d./])(\d{1,3})s?\/(\d{1,3})s? (\d{2,3})\/(\d{2,3})(?![\d./])/g, '$1x$2/$3x$4'],
  // 40s, 75D, 75 den: the bare figure says enough.
  [/(\d) ?(?:s|d|den)(?=[x*×/+\s]|$)/g, '$1'],
  [/(\d) ?[x*×] ?(?=\d)/g, '$1x'],
  [/(x(?:\d{1,2}\/)?\d{1,4}(?:\.\d)?(?:\+\d{1,3})?) ?[/,] ?(?=\d{2,3}x\d)/g, '$1/'],
  [/(x(?:\d{1,2}\/)?\d{1,4}(?:\.\d)?(?:\+\d{1,3})?) (?=\d{2,3}x\d)/g, '$1/'],
  [/(\d) ?(?:["”″]|in(?:ch(?:es)?)?(?![a-z]))/g, '$1"'],
];
const TWO_PAIRS = /(?<![\d./])(\d{1,3})x(\d{1,3})\/(\d{1,3})x(\d{1,3})(?![\d.])/g;

/** Hindi and Bangla are written with and without them. */
const JOINERS = /[\u200c\u200d]/g;

/** What is stored beside a record, and looked through. */
export function searchableText(text: string): string {
  let spelled = latinDigits(text.normalize('NFC'))
    .replace(JOINERS, '')
    .toLowerCase()
    .split(/\s+/)
    .join(' ')
    .trim();
  for (const [written, as] of SPELLINGS) spelled = spelled.replace(written, as);
  return spelled.replace(TWO_PAIRS, countsFirst);
}

/** Each of them must be found, in any order; a record number may be typed without its dashes. */
export function searchWords(typed: string): string[] {
  const whole = recordNumber(typed);
  if (whole !== null) return [whole];
  const words = searchableText(typed).split(' ');
  return words.filter((word) => word !== '').map((word) => recordNumber(word) ?? word);
}

function recordNumber(typed: string): string | null {
  const number = parseRecordNumber(typed);
  return number && writeRecordNumber(number).toLowerCase();
}

/** 120x80/40x40 names the density first. */
function countsFirst(pairs: string, ...figures: string[]): string {
  const [a, b, c, d] = figures.slice(0, 4).map(Number) as [number, number, number, number];
  const isSwapped = Math.min(a, b) > DENSITY_FROM && Math.max(c, d) < DENSITY_FROM;
  return isSwapped ? `${c}x${d}/${a}x${b}` : pairs;
}
