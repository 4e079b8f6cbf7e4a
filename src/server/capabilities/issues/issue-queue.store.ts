/** Issues as the desk finds them, of all companies. */
import { type RawBuilder, sql } from 'kysely';
import { type ClaimStatus, STATUSES_TO_ANSWER } from '#domain/issues/claim-status.ts';
import type { DefectCode } from '#domain/issues/defects/defects.ts';
import type { Outcome } from '#domain/issues/outcome.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Queries } from '#server/db/database.ts';

export type IssueQueue = 'to_answer' | ClaimStatus;

export type QueuedRow = {
  issue_id: string;
  number: string;
  brand_id: string;
  order_id: string;
  order_number: string;
  company: string;
  quality: string;
  status: ClaimStatus;
  defect: DefectCode;
  affected_thousandths: bigint | null;
  unit: LengthUnit;
  wanted_outcome: Outcome;
  raised_at: Date;
  answer_due_at: Date | null;
};

const COLUMNS = sql`
  issues.issue_id, issues.number, issues.brand_id, issues.order_id, orders.number as order_number,
  companies.name as company, orders.quality, issues.status, issues.defect, issues.affected_thousandths, issues.unit,
  issues.wanted_outcome, issues.raised_at, issues.answer_due_at`;
const JOINS = sql`
  join orders on orders.brand_id = issues.brand_id and orders.order_id = issues.order_id
  join companies on companies.brand_id = issues.brand_id`;

export async function queuedIssue(db: Queries, issueId: string): Promise<QueuedRow | undefined> {
  const { rows } = await sql<QueuedRow>`
    select ${COLUMNS} from issues ${JOINS} where issues.issue_id = ${issueId}`.execute(db.forStaff);
  return rows[0];
}

/** The newest first. */
export async function queuedOfOrder(
  db: Queries,
  { brand_id, order_id }: { brand_id: string; order_id: string },
): Promise<QueuedRow[]> {
  const { rows } = await sql<QueuedRow>`
    select ${COLUMNS} from issues ${JOINS}
    where issues.brand_id = ${brand_id} and issues.order_id = ${order_id}
    order by issues.raised_at desc, issues.issue_id desc`.execute(db.forStaff);
  return rows;
}

/** Written out, so that the partial index is found. */
function inQueue(queue: IssueQueue): RawBuilder<unknown> {
  return queue === 'to_answer'
    ? sql`status in (${sql.join(STATUSES_TO_ANSWER.map((status) => sql.lit(status)))})`
    : sql`status = ${queue}`;
}

/** Those first that have escalated, then those that have to be answered first. */
export async function issuePage(
  db: Queries,
  queue: IssueQueue,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: QueuedRow[]; total: number }> {
  const { rows } = await sql<QueuedRow>`
    with issues as (
      select * from issues where ${inQueue(queue)}
      order by answer_due_at nulls first, changed_at, issue_id offset ${offset} limit ${limit}
    )
    select ${COLUMNS} from issues ${JOINS}
    order by issues.answer_due_at nulls first, issues.changed_at, issues.issue_id`.execute(db.forStaff);
  const counted = await sql<{ total: bigint }>`
    select count(*) as total from issues where ${inQueue(queue)}`.execute(db.forStaff);
  return { rows, total: Number(counted.rows[0]?.total ?? 0n) };
}
