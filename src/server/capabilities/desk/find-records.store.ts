import { sql } from 'kysely';
import type { FOUND_KINDS } from '#contract/staff/find.ts';
import type { Queries } from '#server/db/database.ts';

export type FoundRow = {
  kind: (typeof FOUND_KINDS)[number];
  record_id: string;
  title: string;
  detail: string;
};

const MOST_OF_A_KIND = 6;

/** Numbers are met whole, by their unique indexes; names by any part of them. */
export async function findByNumberOrName(
  db: Queries,
  { numbers, namePattern }: { numbers: readonly string[]; namePattern: string },
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    (select 'request' as kind, fab_id as record_id, number as title, quality as detail from fabric_requests
      where number = any(${numbers}::text[]) and submitted_at is not null)
    union all
    (select 'quote', fab_id, number, status from quotes where number = any(${numbers}::text[]))
    union all
    (select 'order', order_id, number, quality from orders where number = any(${numbers}::text[]))
    union all
    (select 'issue', issues.issue_id, issues.number, orders.number from issues
      join orders on orders.brand_id = issues.brand_id and orders.order_id = issues.order_id
      where issues.number = any(${numbers}::text[]))
    union all
    (select 'company', brand_id, name, market from companies where lower(name) like ${namePattern}
      order by lower(name) limit ${MOST_OF_A_KIND})`.execute(db.forStaff);
  return rows;
}
