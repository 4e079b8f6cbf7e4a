/** The day an order promises to dispatch, on the calendars of everybody who works on it. */
import { type PlannedWork, planCourse } from '#domain/production/schedule/promised-dispatch.ts';
import { askedFabricType } from '#domain/requests/wizard/draft-choices.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Queries } from '#server/db/database.ts';
import { findWorkCalendars } from './find-work-calendars.ts';
import type { OrderRow } from './orders.store.ts';

type Work = Pick<OrderRow, 'kind' | 'specification' | 'quantity_thousandths' | 'unit' | 'lead_days'>;

/** Cloth of which nobody said how it is finished is woven and left as it is. */
export function plannedWork(order: Work): PlannedWork {
  return {
    kind: order.kind,
    fabricType: askedFabricType(order.specification) ?? 'greige',
    quantity: { thousandths: order.quantity_thousandths, unit: order.unit },
    leadDays: order.lead_days,
  };
}

export async function promisedDispatch(
  db: Queries,
  work: PlannedWork,
  { market, startsOn }: { market: Market; startsOn: CalendarDay },
): Promise<CalendarDay> {
  return planCourse(work, startsOn, await findWorkCalendars(db, market, startsOn)).dispatchBy;
}
