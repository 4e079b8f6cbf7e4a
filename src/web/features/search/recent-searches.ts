/** The last words this person looked for on this device; gone at sign-out with everything else. */
import { readStored, removeStored, writeStored } from '#web/platform/browser-storage.ts';

const KEY = 'selvedge.recent-searches';
const MOST = 6;

export function recentSearches(): string[] {
  try {
    const saved: unknown = JSON.parse(readStored('local', KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The newest first; what was only the beginning of these words is replaced by them. */
export function rememberSearch(words: string): void {
  const others = recentSearches().filter((each) => !words.toLowerCase().startsWith(each.toLowerCase()));
  writeStored('local', KEY, JSON.stringify([words, ...others].slice(0, MOST)));
}

export function forgetSearches(): void {
  removeStored('local', KEY);
}
