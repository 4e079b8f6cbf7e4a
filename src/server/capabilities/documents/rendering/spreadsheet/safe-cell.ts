/** A cell that begins like a formula is quoted: no spreadsheet may run what a name says. */
const BEGINS_LIKE_A_FORMULA = /^[=+\-@\t\r]/;

export function safeCell(text: string): string {
  return BEGINS_LIKE_A_FORMULA.test(text) ? `'${text}` : text;
}
