import { withoutFormula } from '#domain/shared/csv.ts';
import { PLACEHOLDER } from '#domain/shared/placeholder.ts';

/** What is absent on paper is an empty cell; no spreadsheet may run what a name says. */
export function safeCell(text: string): string {
  return text === PLACEHOLDER ? '' : withoutFormula(text);
}
