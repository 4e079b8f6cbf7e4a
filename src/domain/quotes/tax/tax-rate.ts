/** Tax rates are rows that staff keep; a rate holds from its day on and for every code that begins with its digits. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { closestRowInForce, type EffectiveRow } from '#domain/shared/effective-row.ts';

export type TaxRateRow = EffectiveRow & { readonly hsnPrefix: string; readonly basisPoints: number };

/** The closest prefix wins, then the newest row; null means that no tax can be quoted. */
export function taxRateOn(rows: readonly TaxRateRow[], hsn: string, day: CalendarDay): number | null {
  return closestRowInForce(rows, hsn, ({ hsnPrefix }) => hsnPrefix, day)?.basisPoints ?? null;
}
