/** A page of a list: what is searched for, and where the next page begins. */
import { searchWords } from '#domain/catalogue/construction/search-spelling.ts';

/** Every word anywhere in the searched text; signs of a pattern mean themselves. Null looks for nothing. */
export function searchPatterns(typed: string | undefined): string[] | null {
  const words = searchWords(typed ?? '');
  return words.length === 0 ? null : words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

export function nextOffset(offset: number, count: number, total: number): number | null {
  return count > 0 && offset + count < total ? offset + count : null;
}
