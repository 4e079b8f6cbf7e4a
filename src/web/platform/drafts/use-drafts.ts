import { useSyncExternalStore } from 'react';
import { loginState } from '../session/login-state.ts';
import type { DraftRecord } from './draft-record.ts';
import { type DraftStore, draftStoreOf } from './draft-store.ts';
import { type Sending, sendingOf, subscribeToSending } from './sending-state.ts';

/** Of the customer who is signed in. */
export function useDraftStore(): DraftStore {
  return draftStoreOf(loginState.get().customerId ?? '');
}

export function useDrafts(store: DraftStore): readonly DraftRecord[] {
  return useSyncExternalStore(store.subscribe, store.all);
}

export function useSending(localId: string): Sending {
  return useSyncExternalStore(subscribeToSending, () => sendingOf(localId));
}
