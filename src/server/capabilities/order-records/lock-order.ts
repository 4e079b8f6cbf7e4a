/** One order, of its own company or of whichever buyer the desk serves. */
import { Refusal } from '#domain/shared/refusal.ts';
import { lockRequest } from '#server/capabilities/requests/lock-request.ts';
import type { Queries } from '#server/db/database.ts';
import { type OrderOwner, type OrderRow, orderOf, ownerOfAnyOrder, ownerOfOrder } from './orders.store.ts';

export type { OrderRow };

/** Its request is locked before it: whoever changes both takes them in this order. */
export async function lockOrder(tx: Queries, brandId: string, orderId: string): Promise<OrderRow> {
  return lockAt(tx, await ownerOfOrder(tx, brandId, orderId), orderId);
}

export async function lockOrderForStaff(tx: Queries, orderId: string): Promise<OrderRow> {
  return lockAt(tx, await ownerOfAnyOrder(tx, orderId), orderId);
}

export async function findOrder(db: Queries, brandId: string, orderId: string): Promise<OrderRow> {
  return found(await orderOf(db, brandId, orderId, 'unlocked'));
}

export async function findOrderForStaff(db: Queries, orderId: string): Promise<OrderRow> {
  const place = await ownerOfAnyOrder(db, orderId);
  return found(place && (await orderOf(db, place.brand_id, orderId, 'unlocked')));
}

async function lockAt(tx: Queries, place: OrderOwner | undefined, orderId: string): Promise<OrderRow> {
  if (!place) throw new Refusal('not_found');
  if (place.request_fab_id !== null) await lockRequest(tx, place.brand_id, place.request_fab_id);
  return found(await orderOf(tx, place.brand_id, orderId, 'locked'));
}

function found(row: OrderRow | undefined): OrderRow {
  if (!row) throw new Refusal('not_found');
  return row;
}
