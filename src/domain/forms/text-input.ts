/** What people type or paste, made plain before any rule looks at it. */
import { latinDigits } from '../shared/latin-digits.ts';
import { type ParseResult, refused } from '../shared/parse-result.ts';
import type { LineName } from './line-name.ts';
import type { TypedProblem } from './typed-problem.ts';

const INVISIBLE_MARKS = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const EVERY_DASH = /[‐-―−]/g;

/** Wide letters become narrow, every dash a hyphen, and the marks that chats and address books add fall away. */
export function plainText(raw: string): string {
  return raw.normalize('NFKC').replace(INVISIBLE_MARKS, '').replace(EVERY_DASH, '-').trim();
}

export function plainDigits(raw: string): string {
  return latinDigits(plainText(raw));
}

/** Only a to z are raised: some foreign letters would otherwise turn into plain ones and pass as another number. */
export function plainUpperCase(raw: string): string {
  return plainText(raw).replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

export function withoutGaps(text: string): string {
  return text.replace(/[\s-]/g, '');
}

export type LineRule = { readonly line: LineName; readonly maxLength: number };

/** One line of free text, such as a name or a street; extra spaces fall away and it says at least one letter or digit. */
export function parseLine(
  raw: string,
  { line, maxLength }: LineRule,
): ParseResult<{ text: string }, TypedProblem> {
  const tooLong = refused({ code: 'line_too_long', params: { line, most: maxLength } });
  if (raw.length > maxLength * 4) return tooLong;
  const text = plainSpaces(raw);
  if (text === '') return refused({ code: 'line_missing', params: { line } });
  if (text.length > maxLength) return tooLong;
  if (!/[\p{L}\p{N}]/u.test(text) || /\p{Cc}/u.test(text)) {
    return refused({ code: 'line_without_letters', params: { line } });
  }
  return { ok: true, text };
}

/** Free text keeps its dashes, and the joiners that Hindi and Bengali spelling needs. */
function plainSpaces(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A field that is absent, empty or only spaces was left out. */
export function filledIn(raw: string | null | undefined): string | null {
  return raw === null || raw === undefined || plainText(raw) === '' ? null : raw;
}
