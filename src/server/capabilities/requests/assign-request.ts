/** A query is handed to a colleague, taken over, or left to nobody. */
import type { assignRequest as contract } from '#contract/customer/assignments.ts';
import type { FabricRequest } from '#contract/customer/requests.ts';
import type { Input } from '#contract/endpoint.ts';
import { assertUnchanged } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordChange } from '#server/events/record-change.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { findAssignee } from '../colleagues/find-assignee.ts';
import { lockRequest } from './lock-request.ts';
import { updateRequest } from './requests.store.ts';
import { viewRequest, viewRequestRow } from './view-request.ts';

type Assign = { fabId: string } & Input<typeof contract>['body'];

export async function assignRequest(
  services: Services,
  tx: Queries,
  by: CustomerActor,
  { fabId, customerId, readAt }: Assign,
): Promise<FabricRequest> {
  const row = await lockRequest(tx, by.brandId, fabId);
  const before = row.assignee?.customerId ?? null;
  const to = customerId === null ? null : await findAssignee(tx, by.brandId, customerId, 'request');
  if (before === (to?.customerId ?? null)) return viewRequestRow(services, tx, by, row);
  assertUnchanged(readAt, before);
  await updateRequest(tx, row, { assigned_to: to?.customerId ?? null });
  await recordChange(services, tx, by, {
    subject: { kind: 'fabric_request', id: row.fab_id },
    action: to ? 'assigned' : 'unassigned',
    details: to ? { assignee: to.name } : {},
    keys: ['requests'],
  });
  return viewRequest(services, tx, by, row.fab_id);
}
