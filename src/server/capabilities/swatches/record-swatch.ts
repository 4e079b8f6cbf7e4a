/** The history of a swatch: of a query's quote it stands in the query's own. */
import type { SwatchAction } from '#domain/swatches/swatch-history.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import type { SwatchRow } from './swatches.store.ts';

export type SwatchChange = {
  action: SwatchAction;
  actor: HistoryActor;
  details?: Record<string, string>;
};

export async function recordSwatch(
  services: Pick<Services, 'clock' | 'ids' | 'changes'>,
  tx: Queries,
  { brand_id: brandId, swatch_id, request_fab_id, number }: SwatchRow,
  { action, actor, details }: SwatchChange,
): Promise<void> {
  await recordHistory(services, tx, {
    brandId,
    subject: request_fab_id
      ? { kind: 'fabric_request', id: request_fab_id }
      : { kind: 'swatch', id: swatch_id },
    action,
    actor,
    details: { number, ...details },
  });
  const keys = request_fab_id ? (['swatches', 'history'] as const) : (['swatches'] as const);
  await services.changes.announce(tx, { kind: 'change', brandId, keys: [...keys] });
}
