import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** What of swatch charges this order settled; its buyer owes it again after cancelling. */
export async function swatchChargesSettledBy(
  db: Queries,
  { brand_id, fab_id, order_id }: { brand_id: string; fab_id: string; order_id: string },
): Promise<bigint> {
  const { sum } = await db.scoped
    .selectFrom('swatch_requests')
    .select(sql<bigint>`coalesce(sum(charge_minor), 0)::bigint`.as('sum'))
    .where('brand_id', '=', brand_id)
    .where('fab_id', '=', fab_id)
    .where('return_order_id', '=', order_id)
    .where('status', 'in', ['requested', 'sent'])
    .executeTakeFirstOrThrow();
  return BigInt(sum);
}
