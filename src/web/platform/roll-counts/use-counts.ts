import { useSyncExternalStore } from 'react';
import { loginState } from '../session/login-state.ts';
import { type CountStore, countStoreOf } from './count-store.ts';
import { sendWaitingCounts } from './send-counts.ts';
import type { RollCount } from './stored-counts.ts';

export type NewCount = Pick<RollCount, 'rollId' | 'state' | 'length'>;

export type Counts = {
  waiting: readonly RollCount[];
  isKept: boolean;
  /** Kept at once, sent when there is a line. */
  count: (orderId: string, counts: readonly NewCount[]) => void;
};

export function useCounts(): Counts {
  const store: CountStore = countStoreOf(loginState.get().customerId ?? '');
  const waiting = useSyncExternalStore(store.subscribe, store.all);
  return {
    waiting,
    isKept: store.isKept(),
    count: (orderId, counts) => {
      const countedAt = new Date().toISOString();
      store.put(counts.map((each) => ({ ...each, orderId, countedAt, refusal: null })));
      if (navigator.onLine) void sendWaitingCounts(store.customerId);
    },
  };
}
