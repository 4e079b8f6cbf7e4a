/** A rest that costs more to collect than it is worth is given up; how much that is, staff keep in a table. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { type EffectiveRow, rowInForce } from '#domain/shared/effective-row.ts';
import { type Currency, type Money, money } from '#domain/shared/money.ts';

export type WriteOffLimitRow = EffectiveRow & {
  readonly smallRest: Money;
  /** What banks on the way may take from a transfer or a letter of credit. */
  readonly bankCharges: Money;
};

/** Without a row nothing is given up. */
export function writeOffLimit(
  rows: readonly WriteOffLimitRow[],
  { currency, cameByBank, day }: { currency: Currency; cameByBank: boolean; day: CalendarDay },
): Money {
  const own = rows.filter(({ smallRest }) => smallRest.currency === currency);
  const row = rowInForce(own, day);
  if (row === null) return money(0n, currency);
  const { smallRest, bankCharges } = row;
  return cameByBank && bankCharges.minor > smallRest.minor ? bankCharges : smallRest;
}

/** Only the rest of something that was paid, and never more than the limit. */
export function restToWriteOff({ paid, left, limit }: { paid: Money; left: Money; limit: Money }): Money {
  const isGivenUp = paid.minor > 0n && left.minor > 0n && left.minor <= limit.minor;
  return money(isGivenUp ? left.minor : 0n, left.currency);
}
