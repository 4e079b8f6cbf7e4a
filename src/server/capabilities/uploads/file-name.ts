const LONGEST_NAME = 80;

/** A name to show and to save under: no folders, no hidden signs, with the ending of what it really is. */
export function safeFileName(given: string, extension: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).pop() ?? '';
  const stem = last
    .replace(/\.[^.]*$/, '')
    // Marks too: in Hindi and Bengali they are the vowels.
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, LONGEST_NAME)
    // The cut may fall into the middle of a sign.
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return `${stem || 'file'}.${extension}`;
}
