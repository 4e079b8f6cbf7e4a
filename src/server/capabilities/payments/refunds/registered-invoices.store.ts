import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';

/** Its goods wait, or have left: whatever was issued is taken back by itself first. */
export async function hasInvoiceAtRegistry(
  db: Queries,
  { brand_id, order_id }: Pick<OrderRow, 'brand_id' | 'order_id'>,
): Promise<boolean> {
  const row = await db.scoped
    .selectFrom('invoice_registrations')
    .select('registration_id')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('kind', '=', 'invoice')
    .where('state', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
