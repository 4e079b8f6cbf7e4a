/** Delivery challans of replacements: rows are only ever added; every read of one order names the company. */
import { type Insertable, type Selectable, sql } from 'kysely';
import { claim, taxNumber } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

export type ChallanRow = Selectable<Schema['delivery_challans']>;

export const challansOfOrder = scopedStatement(
  ({ brand_id, order_id }: { brand_id: string; order_id: string }) => sql<ChallanRow>`
    select * from delivery_challans where brand_id = ${brand_id} and order_id = ${order_id}
    order by created_at, number`,
);

export async function insertChallan(
  tx: Queries,
  row: Insertable<Schema['delivery_challans']>,
): Promise<void> {
  await claim(tx, { kind: 'challan_number', value: taxNumber(row), brandId: row.brand_id });
  await tx.scoped.insertInto('delivery_challans').values(row).execute();
}
