/** Puts the hyphens of a Udyam number in while it is typed: UDYAM-KR-03-0000001. */
const WORD = 'UDYAM';
const PARTS = [WORD.length, 2, 2, 7] as const;

export function formatUdyamTyping(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  // Another kind of number stays as it is typed, so that its own message can answer.
  if (!signs.startsWith(WORD)) return typed.toUpperCase();
  const parts: string[] = [];
  let rest = signs;
  for (const length of PARTS) {
    if (rest === '') break;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return parts.join('-') + rest;
}
