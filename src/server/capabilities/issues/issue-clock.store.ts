/** What the clock looks at, of all companies, and on which days the desk works. */
import { sql } from 'kysely';
import { CLAIM_WINDOW_DAYS } from '#domain/issues/claim-window.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { DaysOff } from '#domain/shared/working-days.ts';
import type { Queries } from '#server/db/database.ts';

/** The desk works in India, whoever asks. Mills may close for a week; whoever answers claims does not. */
const DESK_MARKET = 'IN';

export async function deskDaysOff(db: Queries, from: CalendarDay): Promise<DaysOff> {
  const weekly = await db.unscoped
    .selectFrom('working_days_off')
    .select('weekdays')
    .where('market', '=', DESK_MARKET)
    .where('effective_from', '<=', from)
    .orderBy('effective_from', 'desc')
    .executeTakeFirst();
  const holidays = await db.unscoped
    .selectFrom('holidays')
    .select('day')
    .where('market', '=', DESK_MARKET)
    .where('day', '>=', from)
    .execute();
  return { weekdays: weekly?.weekdays ?? [], holidays: new Set(holidays.map(({ day }) => day)) };
}

/** Those that waited longest first. */
export async function issuesToEscalate(db: Queries, now: Date, limit: number): Promise<string[]> {
  const rows = await db.unscoped
    .selectFrom('issues')
    .select('issue_id')
    .where('escalates_at', '<=', now)
    .orderBy('escalates_at')
    .limit(limit)
    .execute();
  return rows.map(({ issue_id }) => issue_id);
}

/** Delivered orders that nobody spoke about, and whose visible or last window has passed, or that never had one. */
export async function ordersPastWindow(db: Queries, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from orders
    where status = 'delivered' and issue_status in ('no_action', 'no_issue_raised') and (
      kind = 'bundle'
      or delivered_at <= ${now}::timestamptz - make_interval(days => ${CLAIM_WINDOW_DAYS.hidden})
      or (issue_status = 'no_action'
        and delivered_at <= ${now}::timestamptz - make_interval(days => ${CLAIM_WINDOW_DAYS.visible})))
    order by delivered_at limit ${limit}`.execute(db.unscoped);
  return rows.map(({ order_id }) => order_id);
}
