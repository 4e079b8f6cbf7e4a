import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { ordersOfMill, type WonOrderRow } from './mill.store.ts';

/** Another mill's order, and one that was never confirmed, read as missing. */
export async function findWonOrder(db: Queries, supplierId: string, orderId: string): Promise<WonOrderRow> {
  const [order] = await ordersOfMill(db, { supplierId, orderId });
  if (!order) throw new Refusal('not_found');
  return order;
}
