/** The tasks of an order, for later parts of the story; an order without a plan has none. */
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { type TaskRow, tasksOf } from './plans.store.ts';

export type { TaskRow };

export function findTasks(db: Queries, order: Pick<OrderRow, 'brand_id' | 'order_id'>): Promise<TaskRow[]> {
  return tasksOf(db, order, 'unlocked');
}
