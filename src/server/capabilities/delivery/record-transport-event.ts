/** The transporter reports where a shipment is and when it will arrive. */
import { isOnTheWay } from '#domain/delivery/dispatch-status.ts';
import type { TransportEventKind } from '#domain/delivery/transport-event.ts';
import { TRANSPORT_EVENT_LABEL } from '#domain/delivery/transport-event.ts';
import { expectedDayProblem } from '#domain/production/named-day.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { markArrived } from '#server/capabilities/orders/dispatch/mark-delivered.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { insertEvent } from './dispatches.store.ts';
import { expectGoods } from './goods-tasks.ts';
import { type LockedDispatch, lockDispatch } from './lock-dispatch.ts';
import { changeDispatch, moveDispatch } from './move-dispatch.ts';

/** The delivery itself is said by `deliverDispatch`. */
export type ReportedEvent = {
  dispatchId: string;
  kind: Exclude<TransportEventKind, 'delivered'>;
  place?: string | undefined;
  note?: string | undefined;
  happenedAt?: Date | undefined;
  eta?: CalendarDay | undefined;
};

export async function recordTransportEvent(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  event: ReportedEvent,
): Promise<void> {
  const locked = await lockDispatch(tx, event.dispatchId);
  const { order, dispatch } = locked;
  if (!isOnTheWay(dispatch.status)) {
    throw new Refusal('illegal_transition', { from: dispatch.status, to: event.kind, actor: 'staff' });
  }
  assertTimes(services, locked, event);
  const { kind, place, note, eta } = event;
  const set = eta ? { eta } : {};
  const details = { event: TRANSPORT_EVENT_LABEL[kind], place: place ?? null };
  if (kind === 'warehouse') await store(services, tx, locked, by, { details, set });
  else await changeDispatch(services, tx, order, dispatch, { by, action: 'dispatch_event', details, set });
  const happenedAt = event.happenedAt ?? services.clock.now();
  await insertEvent(services, tx, dispatch, { kind, place, note, eta, happenedAt });
  if (eta) await expectGoods(services, tx, locked, { by, reason: note ?? null });
}

/** On the way over our warehouse the order stands there too, until the goods go on to the buyer. */
async function store(
  services: Services,
  tx: Queries,
  locked: LockedDispatch,
  by: HistoryActor,
  change: { details: Record<string, string | null>; set: { eta?: CalendarDay } },
): Promise<void> {
  const { order, dispatch } = locked;
  const mover = { as: 'staff', by, action: 'dispatch_event' } as const;
  await moveDispatch(services, tx, order, dispatch, 'warehouse', { ...mover, ...change });
  if (order.status === 'dispatched') locked.order = await markArrived(services, tx, by, order.order_id);
}

function assertTimes(
  { clock }: Services,
  { order, dispatch }: LockedDispatch,
  { happenedAt, eta }: ReportedEvent,
): void {
  const now = clock.now();
  if (happenedAt && happenedAt > now) throw formRefusal({ happenedAt: "The time can't be in the future." });
  if (happenedAt && dispatch.dispatched_at && happenedAt < dispatch.dispatched_at) {
    throw formRefusal({ happenedAt: 'This is before the goods were dispatched.' });
  }
  const problem = eta ? expectedDayProblem(eta, { now, buyersZone: order.zone }) : null;
  if (problem !== null) throw formRefusal({ eta: problem });
}
