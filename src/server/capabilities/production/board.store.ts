/** The board: every order in work stands where its next task does; one query for all stages. */

import { sql } from 'kysely';
import type { ProductionStage } from '#domain/production/production-stage.ts';
import type { TaskOwner } from '#domain/production/schedule/plan-task.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Queries } from '#server/db/database.ts';
import { actingOwner } from './acting-owner.ts';

export type BoardRow = {
  stage: ProductionStage;
  total: bigint;
  late: bigint;
  order_id: string;
  number: string;
  company: string;
  quality: string;
  quantity_thousandths: bigint;
  unit: LengthUnit;
  dispatch_by: CalendarDay;
  likely_dispatch: CalendarDay | null;
  task_name: string;
  owner: TaskOwner;
  due_on: CalendarDay;
};

/** Of all companies: staff serve all of them, so no tenant is named. */
export async function boardRows(
  db: Queries,
  { today, shown }: { today: CalendarDay; shown: number },
): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    with next as (
      select orders.order_id, task.*
      from orders cross join lateral (
        select name as task_name, stage, ${actingOwner('plan_tasks')} as owner, coalesce(revised_end, planned_end) as due_on from plan_tasks
        where plan_tasks.order_id = orders.order_id and plan_tasks.status in ('pending', 'in_progress')
        order by position, task_id limit 1
      ) task
      where orders.status in ('created', 'dispatched', 'warehouse')
    ), placed as (
      select *, row_number() over (partition by stage order by due_on, order_id) as place,
        count(*) over (partition by stage) as total,
        count(*) filter (where due_on < ${today}) over (partition by stage) as late
      from next
    )
    select placed.stage, placed.total, placed.late, placed.order_id, shown.*, placed.task_name, placed.owner,
      placed.due_on
    from placed
    cross join lateral (
      select orders.number, companies.name as company, orders.quality, orders.quantity_thousandths, orders.unit,
        orders.dispatch_by, orders.likely_dispatch
      from orders join companies on companies.brand_id = orders.brand_id
      where orders.order_id = placed.order_id limit 1
    ) shown
    where placed.place <= ${shown}
    order by placed.due_on, placed.order_id`.execute(db.forStaff);
  return rows;
}
