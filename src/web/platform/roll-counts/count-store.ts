/** The counts of one customer that only this device has: written at each tap, shared by all tabs, gone once sent. */
import { removeStored, writeStored } from '../browser-storage.ts';
import { loginState } from '../session/login-state.ts';
import { onForgetCache } from '../session/session.ts';
import { countsKey, type RollCount, readCounts } from './stored-counts.ts';

export type CountStore = {
  customerId: string;
  all: () => readonly RollCount[];
  /** With those that were sent a moment ago, until the server's own list has them. */
  shown: () => readonly RollCount[];
  put: (counts: readonly RollCount[]) => void;
  /** Only those that were not counted anew meanwhile. */
  settle: (sent: readonly RollCount[], refusal?: string) => void;
  /** False when the browser refused to keep the last count: it lives until the page is closed. */
  isStored: () => boolean;
  subscribe: (listener: () => void) => () => void;
  reload: () => void;
};

const stores = new Map<string, CountStore>();
onForgetCache(() => stores.clear());

export function countStoreOf(customerId: string): CountStore {
  const known = stores.get(customerId);
  if (known) return known;
  const store = createCountStore(customerId);
  stores.set(customerId, store);
  return store;
}

globalThis.window?.addEventListener?.('storage', ({ key }) => {
  for (const store of stores.values()) if (key === countsKey(store.customerId)) store.reload();
});

/** Longer than it takes to read the list again. */
const SENT_SHOWN_MS = 15_000;

const sameCount = (a: RollCount, b: RollCount) => a.rollId === b.rollId && a.countedAt === b.countedAt;

function createCountStore(customerId: string): CountStore {
  let counts = readCounts(customerId);
  let sentLately: readonly RollCount[] = [];
  let shown = counts;
  let isStored = true;
  const listeners = new Set<() => void>();
  const publish = (next: readonly RollCount[]) => {
    counts = next;
    const anew = new Set(next.map(({ rollId }) => rollId));
    shown = [...sentLately.filter(({ rollId }) => !anew.has(rollId)), ...next];
    for (const listener of listeners) listener();
  };
  const save = (next: readonly RollCount[]) => {
    // A late answer must not bring data back after this customer has left.
    if (loginState.get().customerId !== customerId) return;
    if (next.length === 0) removeStored('local', countsKey(customerId));
    else isStored = writeStored('local', countsKey(customerId), JSON.stringify(next));
    publish(next);
  };
  return {
    customerId,
    all: () => counts,
    shown: () => shown,
    put: (added) => {
      const rollIds = new Set(added.map(({ rollId }) => rollId));
      save([...counts.filter(({ rollId }) => !rollIds.has(rollId)), ...added]);
    },
    settle: (sent, refusal) => {
      const isSent = (count: RollCount) => sent.some((each) => sameCount(each, count));
      if (refusal === undefined) {
        sentLately = [...sentLately, ...sent];
        setTimeout(() => {
          sentLately = sentLately.filter((count) => !sent.includes(count));
          publish(counts);
        }, SENT_SHOWN_MS);
      }
      save(
        refusal === undefined
          ? counts.filter((count) => !isSent(count))
          : counts.map((count) => (isSent(count) ? { ...count, refusal } : count)),
      );
    },
    isStored: () => isStored,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: () => {
      // Where the browser refused to keep the last count, memory is all there is.
      if (isStored) publish(readCounts(customerId));
    },
  };
}
