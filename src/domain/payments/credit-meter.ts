/** How much of a company's credit limit is taken, and what falls due next. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { type Money, money } from '#domain/shared/money.ts';

/** An order's open part on credit; its day is open until the tax invoice is written. */
export type CreditUse = { readonly open: Money; readonly dueOn: CalendarDay | null };

export type CreditMeter = {
  readonly limit: Money;
  readonly used: Money;
  /** Never below zero, also when the limit was lowered later. */
  readonly free: Money;
  /** Whole percents, at most 100; a company without a limit has none free. */
  readonly usedPercent: number;
  /** All that falls due on the earliest day. */
  readonly nextDue: { readonly day: CalendarDay; readonly amount: Money } | null;
};

export function creditMeter(limit: Money, uses: readonly CreditUse[]): CreditMeter {
  const used = sumOf(uses, limit.currency);
  const left = limit.minor - used.minor;
  return {
    limit,
    used,
    free: money(left > 0n ? left : 0n, limit.currency),
    usedPercent: left <= 0n ? 100 : Number((used.minor * 100n) / limit.minor),
    nextDue: nextDueOf(uses, limit.currency),
  };
}

function nextDueOf(uses: readonly CreditUse[], currency: Money['currency']): CreditMeter['nextDue'] {
  const days = uses.flatMap(({ open, dueOn }) => (dueOn !== null && open.minor > 0n ? [dueOn] : []));
  const day = days.toSorted()[0];
  if (day === undefined) return null;
  return {
    day,
    amount: sumOf(
      uses.filter(({ dueOn }) => dueOn === day),
      currency,
    ),
  };
}

function sumOf(uses: readonly CreditUse[], currency: Money['currency']): Money {
  if (uses.some(({ open }) => open.currency !== currency)) throw new RangeError('credit is in one currency');
  return money(
    uses.reduce((sum, { open }) => sum + open.minor, 0n),
    currency,
  );
}
