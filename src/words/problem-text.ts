/** A problem as a sentence of the language its table is written in. */
import type { ProblemOf, ProblemTexts } from '#domain/shared/problem.ts';
import type { StatedProblem } from '#domain/shared/refusal.ts';

type Table = Readonly<Record<string, string | ((params: never) => string)>>;

/** Of a closed list: every code has its sentence. */
export function problemText<List>(texts: ProblemTexts<List>, problem: ProblemOf<List>): string {
  return knownProblemText(texts as Table, problem as StatedProblem) ?? '';
}

/** Null for a code the table does not have, such as a sentence that a rule still says itself. */
export function knownProblemText(texts: Table, { code, params }: StatedProblem): string | null {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return typeof text === 'function' ? text(params as never) : (text ?? null);
}
