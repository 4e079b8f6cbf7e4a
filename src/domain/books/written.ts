/** What is handed to another program is whole or not written at all: wrong data is said in words, never put into a file. */
export type Written<T> =
  | { readonly ok: true; readonly content: T }
  | { readonly ok: false; readonly problems: readonly string[] };

export function writtenUnless<T>(problems: readonly string[], write: () => T): Written<T> {
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content: write() };
}
