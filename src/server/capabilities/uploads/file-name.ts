const LONGEST_NAME = 80;

/** A name to show and to save under: no folders, no hidden signs, with the ending of what it really is. */
export function safeFileName(given: string, extension: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).pop() ?? '';
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, LONGEST_NAME)
    .trim();
  return `${stem || 'file'}.${extension}`;
}
