/** Ordering the same cloth again: what has changed since is shown, never an old price silently. */
import { compareRates, convertRate, formatRateFor, type Rate } from '#domain/quotes/rate.ts';
import { type MinimumOrder, minimumOrderText } from '#domain/quotes/terms/minimum-order.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { PLACEHOLDER } from '#domain/shared/placeholder.ts';

export type ReorderTerms = {
  /** Null: nobody offers it today, a fresh quote is needed. */
  readonly rate: Rate | null;
  readonly leadDays: number | null;
  readonly minimum: MinimumOrder;
};

/** Enough for the way where nobody said how long it takes. */
const UNKNOWN_TRANSIT_DAYS = 7;

/** As early as the earlier order would have come, counted from today. */
export function suggestedRequiredBy(
  today: CalendarDay,
  { leadDays, transitDays }: { leadDays: number; transitDays: number | null },
): CalendarDay {
  return addDays(today, leadDays + (transitDays ?? UNKNOWN_TRANSIT_DAYS));
}

export type ReorderDifference = {
  readonly field: keyof ReorderTerms;
  readonly label: string;
  readonly before: string;
  readonly now: string;
  /** Seen from the buyer; null where it is merely different. */
  readonly change: 'better' | 'worse' | null;
};

/** `reader` is the unit the buyer chose to read in. */
export function reorderDifferences(
  before: ReorderTerms,
  now: ReorderTerms,
  reader: LengthUnit,
): ReorderDifference[] {
  return [
    rateDifference(before.rate, now.rate, reader),
    leadDifference(before, now),
    minimumDifference(before, now, reader),
  ].filter((difference) => difference !== null);
}

function rateDifference(before: Rate | null, now: Rate | null, reader: LengthUnit): ReorderDifference | null {
  // A rate in another unit is told in the unit of the first order.
  const same = before && now ? convertRate(now, before.unit) : now;
  const texts = { before: formatRateFor(before, reader), now: formatRateFor(same, reader) };
  if (texts.before === texts.now) return null;
  return { field: 'rate', label: 'Rate', ...texts, change: rateChange(before, now) };
}

function rateChange(before: Rate | null, now: Rate | null): ReorderDifference['change'] {
  if (before === null || now === null || before.price.currency !== now.price.currency) return null;
  return compareRates(now, before) < 0 ? 'better' : 'worse';
}

function leadDifference(before: ReorderTerms, now: ReorderTerms): ReorderDifference | null {
  if (before.leadDays === now.leadDays) return null;
  const known = before.leadDays !== null && now.leadDays !== null;
  const change = known && (now.leadDays ?? 0) < (before.leadDays ?? 0) ? 'better' : 'worse';
  return {
    field: 'leadDays',
    label: 'Lead time',
    before: daysText(before.leadDays),
    now: daysText(now.leadDays),
    change: known ? change : null,
  };
}

function minimumDifference(
  before: ReorderTerms,
  now: ReorderTerms,
  reader: LengthUnit,
): ReorderDifference | null {
  const [was, is] = [before.minimum, now.minimum].map(
    (minimum) => minimumOrderText(minimum, reader) ?? PLACEHOLDER,
  );
  if (was === undefined || is === undefined || was === is) return null;
  return { field: 'minimum', label: 'Minimum order', before: was, now: is, change: null };
}

function daysText(days: number | null): string {
  return days === null ? PLACEHOLDER : `${days} day${days === 1 ? '' : 's'}`;
}
