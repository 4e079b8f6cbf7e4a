/** Where drafts lie in this browser, and what of this device's own work outlives a sign-in that was ended from outside. */
import { readStored, storedKeys, writeStored } from '../browser-storage.ts';
import { COUNTS_PREFIX } from '../roll-counts/stored-counts.ts';

/** Raise it when kept drafts would no longer fit the wizard. */
export const DRAFTS_VERSION = 1;
const DRAFTS_PREFIX = 'selvedge.drafts.';

/** Each customer has a place of their own, so nobody is ever shown another's drafts. */
export function draftsKey(customerId: string): string {
  return DRAFTS_PREFIX + customerId;
}

export type Sendable = { edits: number; sentEdits: number; submission: unknown };

export function isUnsent({ edits, sentEdits, submission }: Sendable): boolean {
  return edits !== sentEdits || submission !== null;
}

/** Runs a clearing of the storage around the drafts and counts that nobody but this browser has. */
export function saveUnsentDrafts(clear: () => void): void {
  const stored = [...unsentDrafts(), ...unsentCounts()];
  clear();
  for (const [key, text] of stored) writeStored('local', key, text);
}

export function hasUnsentDrafts(): boolean {
  return unsentDrafts().length + unsentCounts().length > 0;
}

/** They are removed as they are sent, so all that lies there is unsent. */
function unsentCounts(): (readonly [key: string, text: string])[] {
  return storedKeys('local')
    .filter((key) => key.startsWith(COUNTS_PREFIX))
    .map((key) => [key, readStored('local', key) ?? '[]'] as const);
}

function unsentDrafts(): (readonly [key: string, text: string])[] {
  return storedKeys('local')
    .filter((key) => key.startsWith(DRAFTS_PREFIX))
    .flatMap((key) => {
      const text = unsentIn(readStored('local', key) ?? '');
      return text === null ? [] : [[key, text] as const];
    });
}

/** The same text with only its unsent drafts; one that cannot be read is left as it is. */
function unsentIn(text: string): string | null {
  try {
    const stored = JSON.parse(text) as { version: number; drafts: Sendable[] };
    if (stored.version !== DRAFTS_VERSION) return text;
    const drafts = stored.drafts.filter(isUnsent);
    return drafts.length > 0 ? JSON.stringify({ ...stored, drafts }) : null;
  } catch {
    return text === '' ? null : text;
  }
}
