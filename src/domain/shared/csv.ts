/** A table as text for other programs; what such a program would run as a formula is written as plain text. */
const FORMULA = /^[=+\-@\t\r]/;

export function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

function cell(text: string): string {
  const safe = withoutFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
