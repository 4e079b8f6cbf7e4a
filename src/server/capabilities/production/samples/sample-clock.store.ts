/** Samples whose answer is due, of all companies: the job works for everybody, so no tenant is named. */
import { sql } from 'kysely';
import type { SampleType } from '#domain/production/sample-approval.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';
import { takeByCompany } from '#server/db/tenant/take-by-company.ts';

export type DueSample = {
  sample_id: string;
  order_id: string;
  fab_id: string;
  due_on: CalendarDay;
  sample_type: SampleType;
  customer_id: string;
  number: string;
  quality: string;
};

/** Marks what it returns, so that the buyer is notified once a round; the days of all begin with the one in India, so the reminder names the date. */
export async function dueSamples(
  tx: Queries,
  now: Date,
  limit: number,
): Promise<{ taken: DueSample[]; isMoreDue: boolean }> {
  const { rows: due } = await sql<{ brand_id: string; sample_id: string }>`
    select samples.brand_id, samples.sample_id from samples join sample_rounds on sample_rounds.brand_id = samples.brand_id
      and sample_rounds.sample_id = samples.sample_id and sample_rounds.round = samples.round
    where samples.status = 'dispatched'
      and sample_rounds.due_on <= (${now}::timestamptz at time zone 'Asia/Kolkata')::date
      and samples.reminded_for is distinct from sample_rounds.due_on
    order by samples.updated_at limit ${limit}`.execute(tx.unscoped);
  return takeByCompany(due, limit, (brandId, rows) => {
    const ids = rows.map(({ sample_id }) => sample_id);
    return markDueSamples(tx, { brandId, ids, now });
  });
}

/** Looked at again behind the lock: a buyer may have answered in the meantime. */
async function markDueSamples(
  tx: Queries,
  { brandId, ids, now }: { brandId: string; ids: string[]; now: Date },
): Promise<DueSample[]> {
  const { rows } = await sql<DueSample>`
    update samples set reminded_for = due.due_on
    from (
      select samples.sample_id, sample_rounds.due_on from samples
      join sample_rounds on sample_rounds.brand_id = samples.brand_id
        and sample_rounds.sample_id = samples.sample_id and sample_rounds.round = samples.round
      where samples.brand_id = ${brandId} and sample_rounds.brand_id = ${brandId}
        and samples.sample_id = any(${ids}::uuid[]) and samples.status = 'dispatched'
        and sample_rounds.due_on <= (${now}::timestamptz at time zone 'Asia/Kolkata')::date
        and samples.reminded_for is distinct from sample_rounds.due_on
      for update of samples skip locked
    ) due, orders
    where samples.brand_id = ${brandId} and samples.sample_id = due.sample_id
      and orders.brand_id = ${brandId} and orders.order_id = samples.order_id
    returning samples.sample_id, samples.order_id, orders.fab_id, due.due_on, samples.sample_type,
      coalesce(orders.assigned_to, orders.customer_id) as customer_id, orders.number, orders.quality`.execute(
    tx.scoped,
  );
  return rows;
}
