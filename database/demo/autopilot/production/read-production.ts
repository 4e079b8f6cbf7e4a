/** Plans that lately moved, read across all buyers, as the desk does. */
import type { TaskOwner } from '#domain/production/schedule/plan-task.ts';
import type { TaskStatus } from '#domain/production/task-status.ts';
import type { TaskTraits } from '#domain/production/templates/template.ts';
import type { Queries } from '#server/db/database.ts';
import { watchedSince } from '../watched-time.ts';
import type { WatchedPlan } from './due-production.ts';

const MOST_WATCHED = 100;
const USUAL_RESUBMIT_DAYS = 4;

export async function readProduction(db: Queries, now: Date): Promise<WatchedPlan[]> {
  const orderIds = await movedOrders(db, watchedSince(now));
  if (orderIds.length === 0) return [];
  const tasks = await db.unscoped
    .selectFrom('plan_tasks')
    .select(['order_id', 'task_id', 'owner', 'days', 'depends_on', 'status', 'gate', 'sample_step'])
    .select(['resubmit_days', 'changed_at', 'sets_order_status', 'standard_kind'])
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  const remakes = await db.unscoped
    .selectFrom('samples')
    .select(['order_id', 'task_id', 'updated_at'])
    .where('order_id', 'in', orderIds)
    .where('status', '=', 'resubmission_requested')
    .execute();
  const given = await db.unscoped
    .selectFrom('standards')
    .select(['order_id', 'task_id', 'given_at'])
    .where('order_id', 'in', orderIds)
    .where('status', '=', 'given')
    .orderBy('given_at', 'desc')
    .execute();
  return orderIds.map((orderId) => ({
    orderId,
    tasks: tasks
      .filter(({ order_id }) => order_id === orderId)
      .map((row) => ({
        id: row.task_id,
        owner: row.owner as TaskOwner,
        days: row.days,
        dependsOn: row.depends_on,
        status: row.status as TaskStatus,
        gate: row.gate as TaskTraits['gate'],
        sampleStep: row.sample_step as TaskTraits['sampleStep'],
        setsOrderStatus: row.sets_order_status as TaskTraits['setsOrderStatus'],
        standardKind: row.standard_kind as TaskTraits['standardKind'],
        changedAt: row.changed_at,
        givenSince:
          given.find(({ order_id, task_id }) => order_id === orderId && task_id === row.task_id)?.given_at ??
          null,
        resubmitDays: row.resubmit_days ?? USUAL_RESUBMIT_DAYS,
        remakeSince:
          remakes.find(({ order_id, task_id }) => order_id === orderId && task_id === row.task_id)
            ?.updated_at ?? null,
      })),
  }));
}

/** Those of orders that are being made or are on their way. */
async function movedOrders(db: Queries, since: Date): Promise<string[]> {
  const rows = await db.unscoped
    .selectFrom('orders')
    .select('order_id')
    .where('status', 'in', ['created', 'dispatched'])
    .where('order_id', 'in', (eb) =>
      eb
        .selectFrom('plan_tasks')
        .select('plan_tasks.order_id')
        .where('changed_at', '>', since)
        .union(eb.selectFrom('standards').select('standards.order_id').where('given_at', '>', since)),
    )
    .orderBy('confirmed_at', 'desc')
    .limit(MOST_WATCHED)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
