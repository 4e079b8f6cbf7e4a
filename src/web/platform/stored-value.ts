/** A small piece of state that lives in memory, survives a reload in local storage, and is shared by all tabs. */
import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

export type StoredValue<T> = {
  empty: T;
  get: () => T;
  set: (value: T) => void;
  update: (change: Partial<T>) => void;
  /** Back to the empty value, with nothing left in storage. */
  forget: () => void;
  /** Takes over what another tab has written. */
  reload: () => void;
  subscribe: (listener: () => void) => () => void;
};

type Plain = Record<string, string | number | boolean | null>;
/** What each field may hold besides null; hand-made, because a schema library would weigh on the sign-in page. */
type Kinds<T> = { [Field in keyof T]-?: KindOf<Exclude<T[Field], null>> };
type KindOf<T> = T extends number ? 'number' : T extends boolean ? 'boolean' : 'string';

export function createStoredValue<T extends Plain>(key: string, kinds: Kinds<T>): StoredValue<T> {
  const empty = Object.fromEntries(Object.keys(kinds).map((field) => [field, null])) as T;
  let value: T | undefined;
  let isStored = true;
  const listeners = new Set<() => void>();

  const publish = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  const get = () => {
    value ??= read(key, kinds) ?? empty;
    return value;
  };
  const set = (next: T) => {
    isStored = writeStored('local', key, JSON.stringify(next));
    publish(next);
  };
  return {
    empty,
    get,
    set,
    update: (change) => set({ ...get(), ...change }),
    forget: () => {
      removeStored('local', key);
      publish(empty);
    },
    reload: () => {
      // Where the browser refused to keep it, memory is all there is.
      if (isStored) publish(read(key, kinds) ?? empty);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStoredValue<T>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, () => stored.empty);
}

/** What an older build or a curious hand left there counts as nothing. */
function read<T extends Plain>(key: string, kinds: Kinds<T>): T | null {
  const text = readStored('local', key);
  if (text === null) return null;
  try {
    const given = JSON.parse(text) as Record<string, unknown>;
    const fits = Object.entries(kinds).every(
      ([field, kind]) => given[field] === null || typeof given[field] === kind,
    );
    return fits ? (given as T) : null;
  } catch {
    return null;
  }
}
