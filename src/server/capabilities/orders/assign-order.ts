/** An order is handed to a colleague, taken over, or left to nobody. */
import type { assignOrder as contract } from '#contract/customer/assignments.ts';
import type { Input } from '#contract/endpoint.ts';
import { assertUnchanged } from '#domain/shared/refusal.ts';
import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import { changeOrder } from '#server/capabilities/order-records/move-order.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { findAssignee } from '../colleagues/find-assignee.ts';

type Assign = { orderId: string } & Input<typeof contract>['body'];

export async function assignOrder(
  services: Services,
  tx: Queries,
  by: CustomerActor,
  { orderId, customerId, readAt }: Assign,
): Promise<void> {
  const order = await lockOrder(tx, by.brandId, orderId);
  const before = order.assignee_name === null ? null : order.assigned_to;
  const to = customerId === null ? null : await findAssignee(tx, by.brandId, customerId, 'order');
  if (before === (to?.customerId ?? null)) return;
  assertUnchanged(readAt, before);
  await changeOrder(services, tx, order, {
    by: buyerInHistory(by),
    action: to ? 'assigned' : 'unassigned',
    ...(to ? { details: { assignee: to.name } } : {}),
    set: { assigned_to: to?.customerId ?? null },
  });
}
