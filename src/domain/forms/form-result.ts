/** A form is read field by field; what could not be read becomes one problem per field. */
import { type ParseResult, refused } from '../shared/parse-result.ts';

export type FormProblems<Field extends string, Wrong = string> = { [Name in Field]?: Wrong };

export type FormResult<Value extends object, Field extends string, Wrong = string> =
  | ({ readonly ok: true } & Readonly<Value>)
  | { readonly ok: false; readonly problems: FormProblems<Field, Wrong> };

type Readings = Readonly<Record<string, ParseResult<object, unknown>>>;
type Parsed<Results> = { readonly [Field in keyof Results]: Extract<Results[Field], { ok: true }> };
type WrongOf<Results> = Extract<Results[keyof Results], { problem: unknown }>['problem'];

/** What was typed, put together once every field could be read; otherwise a problem for each that could not. */
export function readForm<Results extends Readings, Value extends object>(
  results: Results,
  build: (parsed: Parsed<Results>) => Value,
): FormResult<Value, keyof Results & string, WrongOf<Results>> {
  const isRead = Object.values(results).every(({ ok }) => ok);
  return isRead ? { ok: true, ...build(results as Parsed<Results>) } : formRefused(results);
}

export function formRefused<Results extends Readings>(
  readings: Results,
): { readonly ok: false; readonly problems: FormProblems<keyof Results & string, WrongOf<Results>> } {
  const problems: FormProblems<keyof Results & string, WrongOf<Results>> = {};
  for (const field of Object.keys(readings) as (keyof Results & string)[]) {
    const reading = readings[field];
    if (reading && !reading.ok) problems[field] = reading.problem as WrongOf<Results>;
  }
  return { ok: false, problems };
}

/** A choice out of a closed list. */
export function readChoice<Word extends string, const Wrong>(
  choices: readonly Word[],
  raw: string | null | undefined,
  problem: Wrong,
): ParseResult<{ choice: Word }, Wrong> {
  const choice = choices.find((each) => each === raw);
  return choice === undefined ? refused(problem) : { ok: true, choice };
}

export function readConsent<const Wrong>(
  given: boolean,
  problem: Wrong,
): ParseResult<{ given: true }, Wrong> {
  return given ? { ok: true, given } : refused(problem);
}
