/** Why a customer closes a query; some reasons make sense only when there are quotes to be unhappy with. */
import { nameOfCode } from '../shared/wire-code.ts';

/** Wire codes are the ones stored data and host apps know; never renumber. */
export const CLOSE_REASON_ID = {
  incorrect_quality: 1,
  prices_unsatisfactory: 2,
  cheaper_elsewhere: 3,
  no_longer_required: 4,
  early_dispatch_needed: 5,
  low_supplier_rating: 6,
} as const;
export type CloseReason = keyof typeof CLOSE_REASON_ID;

export const CLOSE_REASONS = Object.keys(CLOSE_REASON_ID) as CloseReason[];

const WITHOUT_QUOTES: readonly CloseReason[] = ['incorrect_quality', 'no_longer_required'];

export function closeReasonsFor(hasQuotes: boolean): readonly CloseReason[] {
  return hasQuotes ? CLOSE_REASONS : WITHOUT_QUOTES;
}

export function closeReasonOf(id: number): CloseReason | null {
  return nameOfCode<CloseReason, number>(CLOSE_REASON_ID, id);
}

export function isCloseReason(id: number, hasQuotes: boolean): boolean {
  return closeReasonsFor(hasQuotes).some((reason) => CLOSE_REASON_ID[reason] === id);
}
