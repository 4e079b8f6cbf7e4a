/** The one way a request changes its status: by its life cycle, with a history row and a word to open screens. */
import { type RequestActor, type RequestStatus, requestLifecycle } from '#domain/requests/request-status.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, type HistoryEntry, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import type { RequestRow } from './lock-request.ts';
import { type RequestColumns, updateRequest } from './requests.store.ts';

type MovedColumns = Pick<
  RequestColumns,
  | 'submitted_at'
  | 'closed_at'
  | 'close_reason_id'
  | 'close_note'
  | 'unserviceable_reason'
  | 'information_asked_at'
  | 'order_id'
>;

export type RequestMoveFacts = {
  as: RequestActor;
  by: HistoryActor;
  action: string;
  details?: HistoryEntry['details'];
  set?: MovedColumns;
};

/** The row must be locked. */
export async function moveRequest(
  services: Services,
  tx: Queries,
  row: RequestRow,
  to: RequestStatus,
  { as, by, action, details, set }: RequestMoveFacts,
): Promise<RequestRow> {
  assertMove(requestLifecycle, row.status, to, as);
  if (to === 'closed' && as === 'customer' && row.order_id !== null) {
    throw new Refusal('illegal_transition', { from: row.status, to, actor: as });
  }
  await recordHistory(services, tx, {
    brandId: row.brand_id,
    subject: { kind: 'fabric_request', id: row.fab_id },
    action,
    actor: by,
    ...(details ? { details } : {}),
  });
  return touchRequest(services, tx, row, { status: to, ...set });
}

/** Something happened that the buyer should see: the request comes to the top of its list. */
export async function touchRequest(
  services: Services,
  tx: Queries,
  row: RequestRow,
  set: MovedColumns & Pick<RequestColumns, 'status'> = {},
): Promise<RequestRow> {
  const touched = await updateRequest(tx, row, { ...set, listed_at: services.clock.now() });
  await announceRequest(services, tx, row.brand_id);
  return touched;
}

export function announceRequest(services: Services, tx: Queries, brandId: string): Promise<void> {
  return services.changes.announce(tx, { kind: 'change', brandId, keys: ['requests', 'quotes'] });
}
