/** Rows that a test writes past the use-cases: the sums that those keep beside them are made anew from all rows. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

export async function keepSums(db: Queries): Promise<void> {
  await keepCounts(db);
  await DUES.execute(db.unscoped);
}

export async function keepCounts(db: Queries): Promise<void> {
  for (const statement of [FORGOTTEN_CHANGES, FORGOTTEN_COUNTS, COUNTS]) await statement.execute(db.unscoped);
}

const FORGOTTEN_CHANGES = sql`delete from list_count_changes`;
const FORGOTTEN_COUNTS = sql`delete from list_counts`;
const COUNTS = sql`
  insert into list_count_changes (brand_id, list, state, records)
  select brand_id, 'orders', status, count(*) from orders group by 1, 3
  union all select brand_id, 'instalments', state, count(*) from instalments group by 1, 3
  union all select brand_id, 'requests', list_group::text, count(*) from fabric_requests group by 1, 3`;

const DUES = sql`
  update orders set due_minor = due.minor, next_due_on = due.next_due_on
  from (
    select brand_id, order_id, sum(open_minor)::bigint as minor,
      (array_agg(due_on order by state <> 'open', "position") filter (where open_minor > 0))[1] as next_due_on
    from (
      select *, open_amount(state, amount_minor, paid_minor, withheld_minor) as open_minor from instalments
    ) parts
    group by brand_id, order_id
  ) due
  where due.brand_id = orders.brand_id and due.order_id = orders.order_id
    and (orders.due_minor, orders.next_due_on) is distinct from (due.minor, due.next_due_on)`;
