/** Freight is priced between zones; which PIN codes are served, and in which zone, is a table that staff keep. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { closestRowInForce, type EffectiveRow } from '#domain/shared/effective-row.ts';

/** The cities around Delhi are one place for freight, whichever state they lie in. */
export const DELHI_NCR_ZONE = 'delhi-ncr';

export type ServedPincodeRow = EffectiveRow & {
  /** Two to six digits: a whole region or a single post office. */
  readonly pincodePrefix: string;
  /** Null ends the service from this day on. */
  readonly zone: string | null;
};

/** The closest prefix decides, then the newest row; null is "not served". */
export function freightZone(
  rows: readonly ServedPincodeRow[],
  place: { readonly pincode: string; readonly isDelhiNcr: boolean },
  day: CalendarDay,
): string | null {
  const closest = closestRowInForce(rows, place.pincode, ({ pincodePrefix }) => pincodePrefix, day);
  const zone = closest?.zone ?? null;
  return zone !== null && place.isDelhiNcr ? DELHI_NCR_ZONE : zone;
}
