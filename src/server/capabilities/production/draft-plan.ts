/** A plan as it would begin on a day: from the template of the cloth, drawn to the day the quote promised. */
import { plannedDates } from '#domain/production/schedule/forward-pass.ts';
import { planCourse } from '#domain/production/schedule/promised-dispatch.ts';
import { taskLifecycle } from '#domain/production/task-status.ts';
import { type TemplateCode, withTransit } from '#domain/production/templates/template.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { findWorkCalendars } from '#server/capabilities/order-records/find-work-calendars.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { plannedWork } from '#server/capabilities/order-records/promised-dispatch.ts';
import type { Queries } from '#server/db/database.ts';
import type { TaskRow } from './plans.store.ts';

export type DraftPlan = {
  template: TemplateCode;
  startsOn: CalendarDay;
  promisedOn: CalendarDay;
  tasks: TaskRow[];
};

export async function draftPlan(
  db: Queries,
  order: OrderRow,
  startsOn: CalendarDay,
  now: Date,
): Promise<DraftPlan> {
  const calendars = await findWorkCalendars(db, order.market, startsOn);
  const course = planCourse(plannedWork(order), startsOn, calendars);
  const tasks = withTransit(course.tasks, order.transit_days);
  const dates = plannedDates(tasks, startsOn, calendars);
  const rows = tasks.map(
    (task, position): TaskRow => ({
      brand_id: order.brand_id,
      order_id: order.order_id,
      task_id: task.id,
      position,
      name: task.name,
      stage: task.stage,
      owner: task.owner,
      days: task.days,
      depends_on: [...task.dependsOn],
      status: taskLifecycle.start,
      planned_start: dates.get(task.id)?.start ?? startsOn,
      planned_end: dates.get(task.id)?.end ?? startsOn,
      revised_end: null,
      revise_reason: null,
      actual_start: null,
      actual_end: null,
      customer_action: task.customerAction,
      standard_kind: task.standardKind,
      sample_type: task.sampleType,
      sample_step: task.sampleStep,
      options: [...task.options],
      gate: task.gate,
      sets_request_status: task.setsRequestStatus,
      sets_order_status: task.setsOrderStatus,
      resubmit_days: task.resubmitDays,
      max_submissions: task.maxSubmissions,
      produces: task.produces,
      books_material: task.booksMaterial,
      changed_at: now,
    }),
  );
  return { template: course.template, startsOn, promisedOn: course.dispatchBy, tasks: rows };
}
