/** The day an order can honestly promise: by the plan that its confirmation would draw, on the same calendars. */
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import { convertLength, type Length } from '#domain/shared/length.ts';
import { chooseTemplate } from '../templates/choose-template.ts';
import { milestoneOf, type TemplateCode, type TemplateTask, withQuantity } from '../templates/template.ts';
import { fitToPromise } from './fit-promise.ts';
import { plannedDates, type WorkCalendars } from './forward-pass.ts';
import type { PlanDates } from './plan-task.ts';

export type PlannedWork = {
  readonly kind: OrderKind;
  readonly fabricType: FabricType;
  readonly quantity: Length;
  /** As the mill or the catalogue says it, in calendar days. */
  readonly leadDays: number;
};

export type PlannedCourse = {
  readonly template: TemplateCode;
  readonly tasks: readonly TemplateTask[];
  readonly dates: PlanDates;
  /** What was said, or the first day that work at its tightest can reach. */
  readonly dispatchBy: CalendarDay;
};

export function planCourse(
  { kind, fabricType, quantity, leadDays }: PlannedWork,
  startsOn: CalendarDay,
  calendars: WorkCalendars,
): PlannedCourse {
  const { code, tasks } = chooseTemplate(kind, fabricType);
  const usual = withQuantity(tasks, Number(convertLength(quantity, 'metre').thousandths) / 1000);
  const milestone = milestoneOf(usual, 'dispatched');
  const promisedOn = addDays(startsOn, leadDays);
  const fitted = fitToPromise(usual, { startsOn, promisedOn, milestone, calendars });
  const dates = plannedDates(fitted, startsOn, calendars);
  const reached = dates.get(milestone)?.end ?? promisedOn;
  return { template: code, tasks: fitted, dates, dispatchBy: reached > promisedOn ? reached : promisedOn };
}
