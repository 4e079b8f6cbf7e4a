/** Issues that lately moved, read across all buyers, as the desk does. */
import { sql } from 'kysely';
import type { ClaimStatus } from '#domain/issues/claim-status.ts';
import type { DefectCode } from '#domain/issues/defects/defects.ts';
import type { Outcome } from '#domain/issues/outcome.ts';
import type { Queries } from '#server/db/database.ts';
import { watchedSince } from '../watched-time.ts';
import type { WatchedClaim } from './due-claims.ts';

const MOST_WATCHED = 100;

type ClaimRow = {
  issue_id: string;
  number: string;
  status: ClaimStatus;
  changed_at: Date;
  defect: DefectCode;
  wanted_outcome: Outcome;
  offer_number: number;
  value_minor: bigint;
  limit_minor: bigint;
  is_asked: boolean;
  affected_thousandths: bigint | null;
  is_sent: boolean;
};

export async function readClaims(db: Queries, now: Date): Promise<WatchedClaim[]> {
  const { rows } = await sql<ClaimRow>`
    select issues.issue_id, issues.number, issues.status, issues.changed_at, issues.defect, issues.wanted_outcome,
      issues.offer_number, issues.affected_thousandths,
      exists (select from delivery_challans where delivery_challans.issue_id = issues.issue_id) as is_sent,
      round(orders.total_minor * coalesce(
        issues.affected_thousandths::numeric / orders.quantity_thousandths, 1))::bigint as value_minor,
      (orders.total_minor - coalesce((
        select sum(settled_minor) from issues settled where settled.order_id = orders.order_id), 0))::bigint
        as limit_minor,
      coalesce((
        select actor_kind = 'customer' from issue_events
        where issue_events.issue_id = issues.issue_id order by sequence desc limit 1), false) as is_asked
    from issues join orders on orders.order_id = issues.order_id
    where issues.status not in ('closed', 'withdrawn', 'rejected') and issues.changed_at > ${watchedSince(now)}
      and not exists (
        select from held_acts
        where held_acts.act = 'claim_offer' and held_acts.subject = issues.issue_id::text and held_acts.state = 'waiting')
    order by issues.changed_at limit ${MOST_WATCHED}`.execute(db.unscoped);
  return rows.map((row) => ({
    issueId: row.issue_id,
    number: row.number,
    status: row.status,
    changedAt: row.changed_at,
    defect: row.defect,
    wanted: row.wanted_outcome,
    offers: row.offer_number,
    valueMinor: row.value_minor,
    limitMinor: row.limit_minor,
    isAsked: row.is_asked,
    affected: row.affected_thousandths,
    isSent: row.is_sent,
  }));
}
