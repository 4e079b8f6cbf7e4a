/** The drafts of one customer on this device: written at each change, shared by all tabs, gone at sign-out. */
import { readStored, removeStored, writeStored } from '../browser-storage.ts';
import { loginState } from '../session/login-state.ts';
import { onForgetCache } from '../session/session.ts';
import { type DraftRecord, newDraft } from './draft-record.ts';
import { DRAFTS_VERSION, draftsKey } from './stored-drafts.ts';

export type DraftStore = {
  customerId: string;
  all: () => readonly DraftRecord[];
  /** By its own id or by the server's. */
  find: (id: string) => DraftRecord | null;
  put: (record: DraftRecord) => void;
  /** Null when it is no longer there. */
  change: (localId: string, change: (record: DraftRecord) => DraftRecord) => DraftRecord | null;
  remove: (localId: string) => void;
  /** False when the browser refused to keep the last change: it lives until the page is closed. */
  isStored: () => boolean;
  subscribe: (listener: () => void) => () => void;
  reload: () => void;
};

const stores = new Map<string, DraftStore>();
onForgetCache(() => stores.clear());

export function draftStoreOf(customerId: string): DraftStore {
  const known = stores.get(customerId);
  if (known) return known;
  const store = createDraftStore(customerId);
  stores.set(customerId, store);
  return store;
}

globalThis.window?.addEventListener?.('storage', ({ key }) => {
  for (const store of stores.values()) if (key === draftsKey(store.customerId)) store.reload();
});

function createDraftStore(customerId: string): DraftStore {
  let drafts = readDrafts(customerId);
  let isStored = true;
  const listeners = new Set<() => void>();

  const publish = (next: readonly DraftRecord[]) => {
    drafts = next;
    for (const listener of listeners) listener();
  };
  const save = (next: readonly DraftRecord[]) => {
    // A late answer must not bring data back after this customer has left.
    if (loginState.get().customerId !== customerId) return;
    if (next.length === 0) removeStored('local', draftsKey(customerId));
    else
      isStored = writeStored(
        'local',
        draftsKey(customerId),
        JSON.stringify({ version: DRAFTS_VERSION, drafts: next }),
      );
    publish(next);
  };
  return {
    customerId,
    all: () => drafts,
    find: (id) => drafts.find(({ localId, fabId }) => localId === id || fabId === id) ?? null,
    put: (record) => save([record, ...drafts.filter(({ localId }) => localId !== record.localId)]),
    change: (localId, change) => {
      const record = drafts.find((each) => each.localId === localId);
      if (!record) return null;
      const next = change(record);
      save(drafts.map((each) => (each === record ? next : each)));
      return next;
    },
    remove: (localId) => save(drafts.filter((each) => each.localId !== localId)),
    isStored: () => isStored,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: () => {
      // Where the browser refused to keep the last change, memory is all there is.
      if (isStored) publish(readDrafts(customerId));
    },
  };
}

/** What another version of the app left is not shown, but put aside instead of erased. */
function readDrafts(customerId: string): readonly DraftRecord[] {
  const text = readStored('local', draftsKey(customerId));
  if (text === null) return [];
  try {
    const stored = JSON.parse(text) as { version: number; drafts: Partial<DraftRecord>[] };
    if (stored.version === DRAFTS_VERSION) return stored.drafts.flatMap(whole);
  } catch {
    // Put aside below.
  }
  writeStored('local', `selvedge.unread-drafts.${customerId}`, text);
  return [];
}

function whole(given: Partial<DraftRecord>): DraftRecord[] {
  if (!given.localId || !given.answers || !given.sheet) return [];
  const empty = newDraft(given.sheet.unit);
  return [
    {
      ...empty,
      ...given,
      answers: { ...empty.answers, ...given.answers },
      sheet: { ...empty.sheet, ...given.sheet },
    },
  ];
}
