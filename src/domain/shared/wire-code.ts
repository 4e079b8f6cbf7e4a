/** Reads a wire code back into the word of a closed table; an unknown code is null, never a guess. */
export function nameOfCode<Name extends string, Code extends number | string>(
  table: Readonly<Record<Name, Code>>,
  code: Code,
): Name | null {
  const names = Object.keys(table) as Name[];
  return names.find((name) => table[name] === code) ?? null;
}
