/** Plans and their tasks; every read names the company. */
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { ProductionStage } from '#domain/production/production-stage.ts';
import type { SampleType } from '#domain/production/sample-approval.ts';
import type { TaskOwner } from '#domain/production/schedule/plan-task.ts';
import type { StandardKind } from '#domain/production/standards/standard-status.ts';
import type { TaskStatus } from '#domain/production/task-status.ts';
import type { TaskTraits } from '#domain/production/templates/template.ts';
import type { RequestStatus } from '#domain/requests/request-status.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

type Read = {
  stage: ProductionStage;
  owner: TaskOwner;
  status: TaskStatus;
  standard_kind: StandardKind | null;
  sample_type: SampleType | null;
  sample_step: TaskTraits['sampleStep'];
  gate: TaskTraits['gate'];
  sets_request_status: RequestStatus | null;
  sets_order_status: OrderStatus | null;
};
export type PlanRow = Selectable<Schema['plans']>;
export type TaskRow = Omit<Selectable<Schema['plan_tasks']>, keyof Read> & Read;
type Owner = Pick<OrderRow, 'brand_id' | 'order_id'>;

export function planOf(db: Queries, owner: Owner): Promise<PlanRow | undefined> {
  return planStatement.first(db, owner);
}

const planStatement = scopedStatement(({ brand_id, order_id }: Owner, db) =>
  db.selectFrom('plans').selectAll().where('brand_id', '=', brand_id).where('order_id', '=', order_id),
);

/** In the order of the template. */
export function tasksOf(db: Queries, owner: Owner, lock: 'locked' | 'unlocked'): Promise<TaskRow[]> {
  return TASKS_STATEMENT[lock].all(db, owner);
}

const TASKS_STATEMENT = {
  unlocked: scopedStatement(tasksOfOrder),
  locked: scopedStatement((owner: Owner, db) => tasksOfOrder(owner, db).forUpdate()),
};

function tasksOfOrder({ brand_id, order_id }: Owner, db: Kysely<Schema>) {
  return db
    .selectFrom('plan_tasks')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .orderBy('position')
    .orderBy('task_id')
    .$castTo<TaskRow>();
}

/** False when somebody else made it first. */
export async function insertPlan(tx: Queries, plan: Insertable<Schema['plans']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.scoped
    .insertInto('plans')
    .values(plan)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function insertTasks(
  tx: Queries,
  tasks: readonly Insertable<Schema['plan_tasks']>[],
): Promise<void> {
  await tx.scoped
    .insertInto('plan_tasks')
    .values([...tasks])
    .execute();
}

export type TaskColumns = Updateable<Schema['plan_tasks']>;

export async function updateTask(
  tx: Queries,
  { brand_id, order_id, task_id }: Pick<TaskRow, 'brand_id' | 'order_id' | 'task_id'>,
  set: TaskColumns,
): Promise<void> {
  await tx.scoped
    .updateTable('plan_tasks')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('task_id', '=', task_id)
    .execute();
}

export async function updatePlan(
  tx: Queries,
  { brand_id, order_id }: Owner,
  set: Updateable<Schema['plans']>,
): Promise<void> {
  await tx.scoped
    .updateTable('plans')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .execute();
}

/** Of all companies: the clock works for everybody, so no tenant is named. */
export async function ordersWithoutPlan(db: Queries, since: Date, limit: number): Promise<string[]> {
  const rows = await db.unscoped
    .selectFrom('orders')
    .leftJoin('plans', (join) =>
      join.onRef('plans.brand_id', '=', 'orders.brand_id').onRef('plans.order_id', '=', 'orders.order_id'),
    )
    .select('orders.order_id')
    .where('orders.status', '=', 'created')
    .where('orders.confirmed_at', '>', since)
    .where('plans.order_id', 'is', null)
    .orderBy('orders.confirmed_at')
    .limit(limit)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
