/** Issues as the desk finds them, of all companies. */
import { sql } from 'kysely';
import type { ClaimStatus } from '#domain/issues/claim-status.ts';
import type { Queries } from '#server/db/database.ts';

export type QueuedIssue = {
  issue_id: string;
  brand_id: string;
  order_id: string;
  company: string;
  order_number: string;
  quality: string;
};

function queued(db: Queries) {
  return db.forStaff
    .selectFrom('issues')
    .innerJoin('orders', 'orders.order_id', 'issues.order_id')
    .innerJoin('companies', 'companies.brand_id', 'issues.brand_id')
    .select([
      'issues.issue_id',
      'issues.brand_id',
      'issues.order_id',
      'companies.name as company',
      'orders.number as order_number',
      'orders.quality',
    ]);
}

export function queuedIssue(db: Queries, issueId: string): Promise<QueuedIssue | undefined> {
  return queued(db).where('issues.issue_id', '=', issueId).executeTakeFirst();
}

/** Those first that have to be answered first. */
export async function issuePage(
  db: Queries,
  status: ClaimStatus,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: QueuedIssue[]; total: number }> {
  const rows = await queued(db)
    .where('issues.status', '=', status)
    .orderBy(sql`issues.answer_due_at asc nulls last`)
    .orderBy('issues.changed_at')
    .orderBy('issues.issue_id')
    .offset(offset)
    .limit(limit)
    .execute();
  const counted = await db.forStaff
    .selectFrom('issues')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(counted.total) };
}
