/** The one way a quote changes its status: by its life cycle, with a history row and a word to open screens. */
import { type QuoteActor, type QuoteStatus, quoteLifecycle } from '#domain/quotes/quote-status.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, type HistoryEntry, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { announceRequest } from '../requests/move-request.ts';
import { type QuoteColumns, type QuoteRow, updateQuote } from './quotes.store.ts';

type MovedColumns = Pick<QuoteColumns, 'version' | 'expires_at' | 'reminded_for' | 'decline_reason_id'>;

export type QuoteMoveFacts = {
  as: QuoteActor;
  by: HistoryActor;
  /** What the history calls it; by default the new status. */
  action?: string;
  details?: HistoryEntry['details'];
  set?: MovedColumns;
};

/** The row must be locked. */
export async function moveQuote<Row extends QuoteRow>(
  services: Services,
  tx: Queries,
  quote: Row,
  to: QuoteStatus,
  { as, by, action = to, details, set }: QuoteMoveFacts,
): Promise<Row> {
  assertMove(quoteLifecycle, quote.status, to, as);
  await updateQuote(tx, quote, { ...set, status: to, updated_at: services.clock.now() });
  await recordQuoteChange(services, tx, quote, {
    by,
    action,
    details: { version: set?.version ?? quote.version, ...details },
  });
  return { ...quote, status: to };
}

export type RecordedQuote = Pick<QuoteRow, 'quote_id' | 'brand_id' | 'fab_id' | 'number'>;

/** The buyer reads this history: who the supplier is and what it asks never stands in it. */
export async function recordQuoteChange(
  services: Services,
  tx: Queries,
  { quote_id, brand_id, fab_id, number }: RecordedQuote,
  { by, action, details }: { by: HistoryActor; action: string; details: HistoryEntry['details'] },
): Promise<void> {
  await recordHistory(services, tx, {
    brandId: brand_id,
    subject: { kind: 'quote', id: quote_id },
    action,
    actor: by,
    details: { fabId: fab_id, number, ...details },
  });
  await announceRequest(services, tx, brand_id);
}
