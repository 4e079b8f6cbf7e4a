/** The answer of every reader of typed text: the value, or one sentence for the person who typed; it never throws. */
export type ParseResult<Value extends object> =
  | ({ readonly ok: true } & Readonly<Value>)
  | { readonly ok: false; readonly problem: string };

export function refused(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
