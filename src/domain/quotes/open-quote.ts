/** Which quotes the buyer can still decide on, and what keeps one from being approved: home, list, query and comparison count by this. */
import { statesBefore } from '../shared/lifecycle.ts';
import type { CostLines } from './compare/landed-cost.ts';
import { type DeliveryTerm, type Incoterm, isFreightCharged } from './delivery-term.ts';
import { type QuoteStatus, quoteLifecycle } from './quote-status.ts';

export const OPEN_QUOTE_STATES: readonly QuoteStatus[] = statesBefore(quoteLifecycle, 'approved', 'customer');

export type QuoteState = {
  readonly status: QuoteStatus;
  readonly isExpired: boolean;
  /** The query was changed after it. */
  readonly isForOlderRequest: boolean;
};

/** It waits for the buyer's decision, or it is the one that was approved. */
export function isCountedQuote({ status, isExpired, isForOlderRequest }: QuoteState): boolean {
  if (status === 'approved') return true;
  return OPEN_QUOTE_STATES.includes(status) && !isExpired && !isForOlderRequest;
}

export type MissingCost = 'freight' | 'tax';

/** What the total still lacks; without a total nobody can say what they approve. */
export function missingCost(lines: CostLines, term: DeliveryTerm | Incoterm): MissingCost | null {
  if (lines.logistic_cost === null && isFreightCharged(term)) return 'freight';
  return lines.gst === null ? 'tax' : null;
}
