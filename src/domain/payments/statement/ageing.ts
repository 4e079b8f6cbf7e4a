/** How long invoices have waited beyond their day. */
import { type CalendarDay, daysBetween } from '#domain/shared/calendar.ts';

export const AGE_LABEL = {
  not_due: 'Not due',
  days_30: '1–30 days',
  days_60: '31–60 days',
  days_90: '61–90 days',
  older: 'Over 90 days',
} as const;
export type Age = keyof typeof AGE_LABEL;
export const AGES = Object.keys(AGE_LABEL) as Age[];

/** The last day past due that still counts; the day itself is in time. */
export const LAST_DAY_OF_AGE = { not_due: 0, days_30: 30, days_60: 60, days_90: 90 } as const;

export type OpenInvoice = { readonly dueOn: CalendarDay; readonly openMinor: bigint };

export function ageOf(dueOn: CalendarDay, today: CalendarDay): Age {
  const late = daysBetween(dueOn, today);
  return AGES.find((age) => age !== 'older' && late <= LAST_DAY_OF_AGE[age]) ?? 'older';
}

export function agedSums(invoices: readonly OpenInvoice[], today: CalendarDay): Record<Age, bigint> {
  const sums = Object.fromEntries(AGES.map((age) => [age, 0n])) as Record<Age, bigint>;
  for (const { dueOn, openMinor } of invoices) sums[ageOf(dueOn, today)] += openMinor;
  return sums;
}
