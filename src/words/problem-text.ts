/** A problem as a sentence of the language its table is written in. */
import type { ProblemOf, ProblemTexts } from '#domain/shared/problem-list.ts';
import type { FieldProblem, StatedProblem } from '#domain/shared/refusal.ts';

type Table = Readonly<Record<string, string | ((params: never) => string)>>;

/** Of a closed list: every code has its sentence. */
export function problemText<List>(texts: ProblemTexts<List>, problem: ProblemOf<List>): string {
  return knownProblemText(texts as Table, problem as StatedProblem) ?? '';
}

/** Undefined where the field is fine; a sentence that a rule still says itself is said as it is. */
export function fieldText<List>(
  texts: ProblemTexts<List>,
  problem: ProblemOf<List> | string | null | undefined,
): string | undefined {
  if (problem === null || problem === undefined || typeof problem === 'string') return problem ?? undefined;
  return problemText(texts, problem);
}

/** What is wrong with each field of a form. */
export function fieldTexts<List, Field extends string>(
  texts: ProblemTexts<List>,
  problems: { readonly [Name in Field]?: ProblemOf<List> | string | undefined },
): { [Name in Field]?: string } {
  const said: { [Name in Field]?: string } = {};
  for (const name of Object.keys(problems) as Field[]) {
    const text = fieldText(texts, problems[name]);
    if (text !== undefined) said[name] = text;
  }
  return said;
}

/** Null for a code the table does not have, such as a sentence that a rule still says itself. */
export function knownProblemText(texts: Table, { code, params }: StatedProblem): string | null {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return typeof text === 'function' ? text(params as never) : (text ?? null);
}

/** Of a schema, which names the code of a problem or says a sentence itself. */
export function schemaText(texts: Table, found: FieldProblem): string {
  const stated = typeof found === 'string' ? { code: found } : found;
  return knownProblemText(texts, stated) ?? stated.code;
}
