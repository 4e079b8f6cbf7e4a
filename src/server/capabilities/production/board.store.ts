/** The board: every order in work stands where its next task does; one query for all stages. */

import { sql } from 'kysely';
import { PRODUCTION_STAGES, type ProductionStage } from '#domain/production/production-stage.ts';
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
      select orders.brand_id, orders.order_id, task.*
      from orders cross join lateral (
        select name as task_name, stage, ${actingOwner('plan_tasks')} as owner, coalesce(revised_end, planned_end) as due_on from plan_tasks
        where plan_tasks.brand_id = orders.brand_id and plan_tasks.order_id = orders.order_id
          and plan_tasks.status in ('pending', 'in_progress')
        order by position, task_id limit 1
      ) task
      where orders.status in ('created', 'dispatched', 'warehouse')
    ), placed as (
      select *, row_number() over (partition by stage order by due_on, order_id) as place,
        count(*) over (partition by stage) as total,
        count(*) filter (where due_on < ${today}) over (partition by stage) as late
      from next
    ), drawn as (
      select * from placed where place <= ${shown} order by due_on, order_id limit ${shown * PRODUCTION_STAGES.length}
    )
    select drawn.stage, drawn.total, drawn.late, drawn.order_id, orders.number, companies.name as company,
      orders.quality, orders.quantity_thousandths, orders.unit, orders.dispatch_by, orders.likely_dispatch,
      drawn.task_name, drawn.owner, drawn.due_on
    from drawn
    join orders on orders.brand_id = drawn.brand_id and orders.order_id = drawn.order_id
    join companies on companies.brand_id = orders.brand_id
    order by drawn.due_on, drawn.order_id`.execute(db.forStaff);
  return rows;
}
