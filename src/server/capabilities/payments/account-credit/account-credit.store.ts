/** Payments that were made from money kept for the company. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';
import type { PaymentOrderRow } from '../pay/payment-orders.store.ts';

type Owner = { brand_id: string; order_id: string };

export async function usedByOrder(db: Queries, owner: Owner): Promise<bigint> {
  return (await usedStatement.first(db, owner))?.minor ?? 0n;
}

const usedStatement = scopedStatement(
  ({ brand_id, order_id }: Owner) => sql<{ minor: bigint }>`
    select coalesce(sum(amount_minor), 0)::bigint as minor from payment_orders
    where brand_id = ${brand_id} and order_id = ${order_id} and provider = 'advance' and status = 'captured'`,
);

export function lockAccountCreditPayments(
  tx: Queries,
  { brand_id, order_id }: Owner,
): Promise<PaymentOrderRow[]> {
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
