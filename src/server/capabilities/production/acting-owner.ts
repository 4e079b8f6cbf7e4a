import { type RawBuilder, sql } from 'kysely';

/** Who has to act on a task of `plan_tasks`: after a new round was asked for, no longer the buyer but who makes it. */
export function actingOwner(task: string): RawBuilder<unknown> {
  const tasks = sql.ref(task);
  const samplesIn = (status: string) => sql`
    select from samples where samples.brand_id = ${tasks}.brand_id and samples.order_id = ${tasks}.order_id
      and samples.task_id = ${tasks}.task_id and samples.status = ${sql.lit(status)}`;
  return sql`case
    when ${tasks}.owner = 'customer' and exists (${samplesIn('resubmission_requested')})
      and not exists (${samplesIn('dispatched')})
    then coalesce((
      select making.owner from plan_tasks making
      where making.brand_id = ${tasks}.brand_id and making.order_id = ${tasks}.order_id
        and making.sample_type = ${tasks}.sample_type
        and making.sample_step in ('make', 'dispatch')
      order by making.position limit 1
    ), 'supplier')
    else ${tasks}.owner end`;
}
