/** A table as a sheet for other programs; what such a program would run as a formula is written as plain text. */
const FORMULA = /^[=+\-@\t\r]/;
const BYTE_ORDER_MARK = '\uFEFF';

export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
