import type { FabricRequest } from '#contract/customer/requests.ts';
import { requestLifecycle } from '#domain/requests/request-status.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { fileIdsOf } from './answers/request-files.store.ts';
import { assertComplete, assertRevision } from './answers/save-request.ts';
import { lockRequest } from './lock-request.ts';
import { moveRequest } from './move-request.ts';
import { viewRequestRow } from './view-request.ts';

/** Sends a complete draft to suppliers: once, however often it is tapped. */
export async function submitRequest(
  services: Services,
  tx: Queries,
  by: ChangeBy,
  fabId: string,
  { revision }: { revision?: number | undefined },
): Promise<FabricRequest> {
  const row = await lockRequest(tx, by.brandId, fabId);
  // Before the answers are judged: what was sent already is no draft with mistakes.
  assertMove(requestLifecycle, row.status, 'quote_requested', 'customer');
  assertRevision(row, revision);
  await assertComplete(services, tx, row, await fileIdsOf(tx, row));
  const submitted = await moveRequest(services, tx, row, 'quote_requested', {
    as: 'customer',
    by: buyerInHistory(by),
    action: 'submitted',
    set: { submitted_at: services.clock.now() },
  });
  return viewRequestRow(services, tx, by, submitted);
}
