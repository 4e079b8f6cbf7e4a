/** Keeps the data cache of one customer in local storage between visits. */
import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client';
import { readStored, removeStored, writeStored } from '../browser-storage.ts';
import { withoutFailures } from './stored-queries.ts';

export const CACHE_KEY = 'selvedge.cache';
/** Holds what could not be read, so that nothing is erased unseen. */
export const UNREAD_CACHE_KEY = 'selvedge.cache.unread';
export const RESTORE_TIMEOUT_MS = 5000;
const SAVE_PAUSE_MS = 1000;

type StoredCache = { customerId: string; client: PersistedClient };

export type CachePersister = Persister & { flush: () => void };

export function createCachePersister(
  customerId: string,
  /** False once this customer is signed out here: late saves must not bring data back. */
  maySave: () => boolean,
  readText: () => Promise<string | null> = async () => readStored('local', CACHE_KEY),
): CachePersister {
  let waiting: PersistedClient | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gaveUp = false;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting && maySave())
      writeStored('local', CACHE_KEY, JSON.stringify({ customerId, client: withoutFailures(waiting) }));
    waiting = null;
  };

  return {
    flush,
    persistClient: (client) => {
      if (gaveUp) return;
      waiting = client;
      timer ??= setTimeout(flush, SAVE_PAUSE_MS);
    },
    restoreClient: async () => {
      const text = await within(RESTORE_TIMEOUT_MS, readText());
      // Too slow: this visit starts clean and writes nothing over what is there.
      if (text === TOO_LATE) gaveUp = true;
      return typeof text === 'string' ? clientOf(text, customerId) : undefined;
    },
    removeClient: () => removeStored('local', CACHE_KEY),
  };
}

const TOO_LATE = Symbol('too late');

function within<T>(ms: number, work: Promise<T>): Promise<T | typeof TOO_LATE> {
  return Promise.race([
    work.catch((): typeof TOO_LATE => TOO_LATE),
    new Promise<typeof TOO_LATE>((resolve) => {
      setTimeout(() => resolve(TOO_LATE), ms);
    }),
  ]);
}

function clientOf(text: string, customerId: string): PersistedClient | undefined {
  try {
    const stored = JSON.parse(text) as Partial<StoredCache>;
    if (stored.customerId === customerId && stored.client) return stored.client;
    // Someone else's data is never shown, nor left lying about.
    removeStored('local', CACHE_KEY);
  } catch {
    writeStored('local', UNREAD_CACHE_KEY, text);
  }
  return undefined;
}
