/** The one way a standard changes: by its life cycle, with a history row and a word to open screens. */
import {
  STANDARD_KIND_LABEL,
  type StandardActor,
  type StandardStatus,
  standardLifecycle,
} from '#domain/production/standards/standard-status.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { type StandardRow, updateStandard } from './standards.store.ts';

export type StandardMove = {
  as: StandardActor;
  by: HistoryActor;
  set?: Parameters<typeof updateStandard>[2];
  /** For what the life cycle does not say by itself. */
  details?: Record<string, string | null>;
};

/** The plan must be locked; the copy of the row is brought up to date. */
export async function moveStandard(
  services: Services,
  tx: Queries,
  order: OrderRow,
  standard: StandardRow,
  to: StandardStatus,
  { as, by, set = {}, details = {} }: StandardMove,
): Promise<void> {
  assertMove(standardLifecycle, standard.status, to, as);
  const change = { ...set, status: to, updated_at: services.clock.now() };
  await updateStandard(tx, standard, change);
  Object.assign(standard, change);
  const about = { standard: STANDARD_KIND_LABEL[standard.kind], colour: standard.colour };
  await recordOrderChange(services, tx, order, {
    by,
    action: `standard_${to}`,
    details: { ...about, ...details },
  });
}
