/** Instalments of orders whose day has passed, of all companies. */
import { sql } from 'kysely';
import type { StoredInstalmentKind } from '#domain/payments/plan/payment-plan.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { addDays, type CalendarDay, dayInZone, timeZoneOf } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import { companyOfRow } from '#server/db/tenant/company-of-row.ts';
import { OPEN_AMOUNT } from '../open-amount.ts';

export type OverdueRow = {
  instalment_id: string;
  brand_id: string;
  company: string;
  market: Market;
  time_zone: string;
  order_id: string;
  fab_id: string;
  customer_id: string;
  number: string;
  kind: StoredInstalmentKind;
  due_on: CalendarDay;
  open_minor: bigint;
  currency: Currency;
  reminders: { sent_at: string; by: string; note: string }[];
};

type Zone = Pick<OverdueRow, 'market' | 'time_zone'>;
type Part = { now: Date; instalmentId?: string | undefined };
type Judged = Part & { todays: readonly (Zone & { today: CalendarDay })[] };

export function buyersToday({ market, time_zone }: Zone, now: Date): CalendarDay {
  return dayInZone(now, timeZoneOf(market, time_zone));
}

/** No zone is further than a day from India: older days are over everywhere, later ones nowhere. */
function daysInDoubt(now: Date) {
  const today = accountingDay(now);
  return { from: addDays(today, -1), before: addDays(today, 1) };
}

/** Where the buyers of those days live. Their today is not asked of PostgreSQL, which may not know every zone of a profile. */
async function todaysInDoubt(db: Queries, now: Date): Promise<Judged['todays']> {
  const { from, before } = daysInDoubt(now);
  const { rows } = await sql<Zone>`
    select distinct companies.market, companies.time_zone
    from instalments part join companies using (brand_id)
    where part.due_on >= ${from} and part.due_on < ${before} and part.state in ('open', 'covered')`.execute(
    db.forStaff,
  );
  return rows.map((zone) => ({ ...zone, today: buyersToday(zone, now) }));
}

/** A day is over when it is over where the buyer lives. */
function isOver({ now, todays }: Judged) {
  const { from, before } = daysInDoubt(now);
  return sql`part.due_on < ${before} and (part.due_on < ${from} or exists (
    select from companies
    join jsonb_to_recordset(${JSON.stringify(todays)}::jsonb) as lives(market text, time_zone text, today date)
      using (market, time_zone)
    where companies.brand_id = part.brand_id and part.due_on < lives.today
  ))`;
}

/** Not what we are checking already. The page is read along the index of what is due. */
const overdueInstalments = ({ instalmentId, ...judged }: Judged) => sql`
  from instalments part
  join orders on orders.brand_id = part.brand_id and orders.order_id = part.order_id
  where ${isOver(judged)} and part.state in ('open', 'covered') and ${OPEN_AMOUNT} > 0
    and orders.status not in ('provisional', 'cancelled') and orders.payment_in_progress is null
    ${instalmentId ? sql`and part.instalment_id = ${instalmentId}` : sql``}`;

export async function overduePage(
  db: Queries,
  { offset, limit, ...requested }: Part & { offset: number; limit: number },
): Promise<{ rows: OverdueRow[]; total: number }> {
  const part = { ...requested, todays: await todaysInDoubt(db, requested.now) };
  const { rows } = await sql<OverdueRow>`
    with page as (
      select part.instalment_id, part.brand_id, orders.order_id, orders.fab_id, coalesce(orders.assigned_to, orders.customer_id) as customer_id, orders.number,
        part.kind, part.due_on, ${OPEN_AMOUNT} as open_minor, part.currency
      ${overdueInstalments(part)}
      order by part.due_on, part.instalment_id limit ${limit} offset ${offset}
    )
    select page.*, companies.name as company, companies.market, companies.time_zone,
      coalesce(reminded.reminders, '[]') as reminders
    from page join companies using (brand_id)
    left join (
      select brand_id, instalment_id,
        jsonb_agg(jsonb_build_object('sent_at', sent_at, 'by', staff_members.name, 'note', note)
          order by sent_at desc) as reminders
      from payment_reminders join staff_members using (staff_id)
      where (brand_id, instalment_id) in (select brand_id, instalment_id from page)
      group by brand_id, instalment_id
    ) reminded using (brand_id, instalment_id)
    order by page.due_on, page.instalment_id`.execute(db.forStaff);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total ${overdueInstalments(part)}`.execute(db.forStaff);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Held until the end of the transaction, so that two people do not write to the same buyer at once. */
export async function lockInstalment(tx: Queries, instalmentId: string): Promise<void> {
  const brandId = await companyOfRow(tx, 'instalments', ['instalment_id', instalmentId]);
  await sql`select from instalments where brand_id = ${brandId} and instalment_id = ${instalmentId}
    for update`.execute(tx.scoped);
}

export async function insertReminder(
  tx: Queries,
  row: {
    reminder_id: string;
    brand_id: string;
    instalment_id: string;
    staff_id: string;
    note: string;
    sent_at: Date;
  },
): Promise<void> {
  await tx.forStaff.insertInto('payment_reminders').values(row).execute();
}
