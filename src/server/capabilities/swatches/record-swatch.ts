/** The history of a swatch: of a query's quote it stands in the query's own. */
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import type { SwatchRow } from './swatches.store.ts';

export type SwatchChange = {
  action:
    | 'swatch_requested'
    | 'swatch_sent'
    | 'swatch_refused'
    | 'swatch_cancelled'
    | 'swatch_paid'
    | 'swatch_returned'
    | 'swatch_dropped'
    | 'swatch_charged_again'
    | 'swatch_credit_taken_back';
  actor: HistoryActor;
  details?: Record<string, string>;
};

export async function recordSwatch(
  parts: Pick<Parts, 'clock' | 'ids' | 'changes'>,
  tx: Queries,
  { brand_id: brandId, swatch_id, request_fab_id, number }: SwatchRow,
  { action, actor, details }: SwatchChange,
): Promise<void> {
  await recordHistory(parts, tx, {
    brandId,
    subject: request_fab_id
      ? { kind: 'fabric_request', id: request_fab_id }
      : { kind: 'swatch', id: swatch_id },
    action,
    actor,
    details: { number, ...details },
  });
  const keys = request_fab_id ? (['swatches', 'history'] as const) : (['swatches'] as const);
  await parts.changes.announce(tx, { kind: 'change', brandId, keys: [...keys] });
}
