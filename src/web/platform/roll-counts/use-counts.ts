import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { LiveKey } from '#contract/events.ts';
import { loginState } from '../session/login-state.ts';
import { countStoreOf } from './count-store.ts';
import { sendWaitingCounts } from './send-counts.ts';
import type { RollCount } from './stored-counts.ts';

export type NewCount = Pick<RollCount, 'rollId' | 'state' | 'length'>;

export type Counts = {
  waiting: readonly RollCount[];
  /** With those that were sent a moment ago. */
  shown: readonly RollCount[];
  isStored: boolean;
  /** Kept at once, sent when there is a line. */
  count: (orderId: string, counts: readonly NewCount[]) => void;
};

const TOUCHED: LiveKey = 'delivery';

export function useCounts(): Counts {
  const client = useQueryClient();
  const store = countStoreOf(loginState.get().customerId ?? '');
  const waiting = useSyncExternalStore(store.subscribe, store.all);
  const shown = useSyncExternalStore(store.subscribe, store.shown);
  return {
    waiting,
    shown,
    isStored: store.isStored(),
    count: (orderId, counts) => {
      const countedAt = new Date().toISOString();
      store.put(counts.map((each) => ({ ...each, orderId, countedAt, refusal: null })));
      if (!navigator.onLine) return;
      void sendWaitingCounts(store.customerId).then(() => client.invalidateQueries({ queryKey: [TOUCHED] }));
    },
  };
}
