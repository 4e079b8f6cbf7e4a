import type { StaffTna } from '#contract/staff/production.ts';
import { type Audience, isOpenTask } from '#domain/production/schedule/plan-task.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import {
  findOrder,
  findOrderForStaff,
  type OrderRow,
} from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { draftPlan } from './draft-plan.ts';
import { datedPlan } from './plan-dates.ts';
import { planOf, tasksOf } from './plans.store.ts';
import { tnaView, unplannedView } from './production.view.ts';
import { samplesOf } from './samples/samples.store.ts';
import { forecastDay } from './save-forecast.ts';
import { standardsOf } from './standards/standards.store.ts';

/** The path must belong together: an order of another fabric is not there. */
export async function readTna(
  services: Services,
  brandId: string,
  { fabId, orderId }: { fabId: string; orderId: string },
): Promise<StaffTna> {
  const order = await findOrder(services.db, brandId, orderId);
  if (order.fab_id !== fabId) throw new Refusal('not_found');
  return tnaOf(services, services.db, order, 'buyer');
}

export async function readTnaForStaff(services: Services, db: Queries, orderId: string): Promise<StaffTna> {
  return tnaOf(services, db, await findOrderForStaff(db, orderId), 'desk');
}

async function tnaOf(
  services: Services,
  db: Queries,
  order: OrderRow,
  audience: Audience,
): Promise<StaffTna> {
  const now = services.clock.now();
  const today = dayInZone(now, order.zone);
  const stored = await planOf(db, order);
  if (stored) {
    const tasks = await tasksOf(db, order, 'unlocked');
    const samples = await samplesOf(db, { brandId: order.brand_id, orderId: order.order_id }, 'unlocked');
    const isAwaited = tasks.some((task) => task.standard_kind !== null && isOpenTask(task));
    const standards = isAwaited ? await standardsOf(db, order, 'unlocked') : [];
    const dated = await datedPlan(db, { order, plan: stored, tasks }, forecastDay(order, now));
    return tnaView(order, dated, { today, audience, isProvisional: false, samples, standards });
  }
  if (order.status !== 'provisional' && order.status !== 'created') return unplannedView(order);
  const { startsOn, promisedOn, tasks } = await draftPlan(db, order, today, now);
  const plan = { starts_on: startsOn, promised_on: promisedOn };
  const dated = await datedPlan(db, { order, plan, tasks }, today);
  return tnaView(order, dated, { today, audience, isProvisional: true, samples: [], standards: [] });
}
