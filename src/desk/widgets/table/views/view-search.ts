/** A saved view in an address: its name, and the words that it stands for. */
import { OPEN_PARAM } from '../open-row.ts';

export const VIEW_PARAM = 'view';

/** The words of an address without the name of a view, always in one order. */
export function searchWithoutView(searchText: string): string {
  const words = new URLSearchParams(searchText);
  words.delete(VIEW_PARAM);
  words.delete(OPEN_PARAM);
  words.sort();
  return words.toString();
}

export function searchOf({ name, search }: { name: string; search: string }): Record<string, string> {
  return { ...Object.fromEntries(new URLSearchParams(search)), [VIEW_PARAM]: name };
}
