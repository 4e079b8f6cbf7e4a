/** What an order's card says of its payments, kept beside the order by whoever changes them. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

type Owner = { brand_id: string; order_id: string };

/** What is still to be paid; and of the part that is paid next its day and what is being done about it already. */
export async function keepOrderDue(tx: Queries, owner: Owner): Promise<void> {
  await dueStatement.all(tx, owner);
}

const dueStatement = scopedStatement(
  ({ brand_id, order_id }: Owner) => sql`
    update orders set
      due_minor = due.minor, next_due_on = due.next_due_on, payment_in_progress = due.payment_in_progress
    from (
      select coalesce(sum(open_minor), 0)::bigint as minor,
        (array_agg(due_on order by place) filter (where open_minor > 0))[1] as next_due_on,
        (array_agg(payment_in_progress_of(reported_by, state, kind) order by place) filter (where open_minor > 0))[1]
          as payment_in_progress
      from (
        select due_on, reported_by, state, kind, row_number() over (order by state <> 'open', "position") as place,
          open_amount(state, amount_minor, paid_minor, withheld_minor) as open_minor
        from instalments where brand_id = ${brand_id} and order_id = ${order_id}
      ) parts
    ) due
    where orders.brand_id = ${brand_id} and orders.order_id = ${order_id}
      and (orders.due_minor, orders.next_due_on, orders.payment_in_progress)
        is distinct from (due.minor, due.next_due_on, due.payment_in_progress)`,
);
