import { PLACEHOLDER } from '#domain/shared/placeholder.ts';

/** A cell that begins like a formula is quoted: no spreadsheet may run what a name says. */
const BEGINS_LIKE_A_FORMULA = /^[=+\-@\t\r]/;

/** What is absent on paper is an empty cell. */
export function safeCell(text: string): string {
  if (text === PLACEHOLDER) return '';
  return BEGINS_LIKE_A_FORMULA.test(text) ? `'${text}` : text;
}
