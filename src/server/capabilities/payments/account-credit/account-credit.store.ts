/** Payments that were made from account credit. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

type Owner = { brand_id: string; order_id: string };

export async function usedByOrder(db: Queries, owner: Owner): Promise<bigint> {
  return (await usedStatement.first(db, owner))?.minor ?? 0n;
}

const usedStatement = scopedStatement(
  ({ brand_id, order_id }: Owner) => sql<{ minor: bigint }>`
    select coalesce(sum(amount_minor), 0)::bigint as minor from payment_orders
    where brand_id = ${brand_id} and order_id = ${order_id} and provider = 'advance' and status = 'captured'`,
);
