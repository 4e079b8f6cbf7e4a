/** Where counts of rolls lie in this browser until the server has them; each customer has a place of their own. */
import { readStored } from '../browser-storage.ts';

export const COUNTS_PREFIX = 'selvedge.roll-counts.';

export function countsKey(customerId: string): string {
  return COUNTS_PREFIX + customerId;
}

/** What a buyer found of one roll. */
export type RollCount = {
  readonly orderId: string;
  readonly rollId: string;
  readonly state: 'received' | 'missing';
  /** As typed; null: as on the label. */
  readonly length: string | null;
  readonly countedAt: string;
  /** Why the server will not take it, however often it is asked. */
  readonly refusal: string | null;
};

export function readCounts(customerId: string): readonly RollCount[] {
  try {
    return JSON.parse(readStored('local', countsKey(customerId)) ?? '[]') as RollCount[];
  } catch {
    return [];
  }
}

/** What a logout would lose. */
export function countUnsentCounts(customerId: string): number {
  return readCounts(customerId).filter(({ refusal }) => refusal === null).length;
}
