import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** What has begun in a company and is not over. */
export async function openWorkOf(
  db: Queries,
  brandId: string,
): Promise<{ openQueries: number; openOrders: number }> {
  const { rows } = await sql<{ queries: bigint; orders: bigint }>`
    select
      (select count(*) from fabric_requests where brand_id = ${brandId}
        and status in ('quote_requested', 'quote_submitted', 'quote_approved')) as queries,
      (select count(*) from orders where brand_id = ${brandId}
        and status in ('provisional', 'created', 'dispatched', 'warehouse')) as orders`.execute(db.forStaff);
  return { openQueries: Number(rows[0]?.queries ?? 0), openOrders: Number(rows[0]?.orders ?? 0) };
}
