/** Payments that were made from money kept for the company. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { PaymentOrderRow } from '../pay/payment-orders.store.ts';

type Owner = { brand_id: string; order_id: string };

export async function usedByOrder(db: Queries, { brand_id, order_id }: Owner): Promise<bigint> {
  const row = await db.scoped
    .selectFrom('payment_orders')
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('minor'))
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('provider', '=', 'advance')
    .where('status', '=', 'captured')
    .executeTakeFirst();
  return row?.minor ?? 0n;
}

export function lockAdvancePayments(tx: Queries, { brand_id, order_id }: Owner): Promise<PaymentOrderRow[]> {
  return tx.scoped
    .selectFrom('payment_orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('provider', '=', 'advance')
    .where('status', '=', 'captured')
    .orderBy('created_at')
    .forUpdate()
    .$castTo<PaymentOrderRow>()
    .execute();
}
