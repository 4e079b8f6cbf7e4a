/** A form is read field by field; what could not be read becomes one sentence per field. */
import { type ParseResult, refused } from '../shared/parse-result.ts';

export type FormProblems<Field extends string> = { [Name in Field]?: string };

export type FormResult<Value extends object, Field extends string> =
  | ({ readonly ok: true } & Readonly<Value>)
  | { readonly ok: false; readonly problems: FormProblems<Field> };

type Parsed<Results> = { readonly [Field in keyof Results]: Extract<Results[Field], { ok: true }> };

/** What was typed, put together once every field could be read; otherwise a sentence for each that could not. */
export function readForm<Results extends Readonly<Record<string, ParseResult<object>>>, Value extends object>(
  results: Results,
  build: (parsed: Parsed<Results>) => Value,
): FormResult<Value, keyof Results & string> {
  const isRead = Object.values(results).every(({ ok }) => ok);
  return isRead ? { ok: true, ...build(results as Parsed<Results>) } : formRefused(results);
}

export function formRefused<Field extends string>(
  readings: Readonly<Record<Field, ParseResult<object>>>,
): { readonly ok: false; readonly problems: FormProblems<Field> } {
  const problems: FormProblems<Field> = {};
  for (const field of Object.keys(readings) as Field[]) {
    const reading = readings[field];
    if (!reading.ok) problems[field] = reading.problem;
  }
  return { ok: false, problems };
}

/** A choice out of a closed table of words. */
export function readChoice<Word extends string>(
  table: Readonly<Record<Word, unknown>>,
  raw: string | null | undefined,
  problem: string,
): ParseResult<{ choice: Word }> {
  return raw !== null && raw !== undefined && Object.hasOwn(table, raw)
    ? { ok: true, choice: raw as Word }
    : refused(problem);
}

export function readConsent(given: boolean, problem: string): ParseResult<{ given: true }> {
  return given ? { ok: true, given } : refused(problem);
}
