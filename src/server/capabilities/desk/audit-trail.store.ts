import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

export type AuditFilter = {
  actorKind: string | null;
  actorId: string | null;
  brandId: string | null;
  subjectId: string | null;
  since: Date | null;
  before: Date | null;
};

export type AuditRow = {
  history_id: string;
  at: Date;
  actor_kind: 'customer' | 'staff' | 'system' | 'anonymous';
  actor_name: string | null;
  company: string | null;
  subject_kind: string;
  subject_id: string;
  action: string;
  details: Record<string, string | number | boolean | null>;
};

/** One row more than asked for tells whether there is a next page: nobody needs to count millions of rows. */
export async function auditPage(
  db: Queries,
  { actorKind, actorId, brandId, subjectId, since, before }: AuditFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<AuditRow[]> {
  const conditions = [
    ...(actorKind ? [sql`actor_kind = ${actorKind}`] : []),
    ...(actorId ? [sql`actor_id = ${actorId}`] : []),
    ...(brandId ? [sql`brand_id = ${brandId}`] : []),
    ...(subjectId ? [sql`subject_id = ${subjectId}`] : []),
    ...(since ? [sql`at >= ${since}`] : []),
    ...(before ? [sql`at < ${before}`] : []),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<AuditRow>`
    with page as (
      select * from history ${where} order by at desc, history_id desc offset ${offset} limit ${limit + 1}
    )
    select page.history_id, page.at, page.actor_kind, coalesce(staff_members.name, people.name) as actor_name,
      companies.name as company, page.subject_kind, page.subject_id::text as subject_id, page.action, page.details
    from page
    left join staff_members on staff_members.staff_id = page.actor_id
    left join people on people.customer_id = page.actor_id
    left join companies on companies.brand_id = page.brand_id
    order by page.at desc, page.history_id desc`.execute(db.forStaff);
  return rows;
}
