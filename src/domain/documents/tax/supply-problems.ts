/** What must be on record before goods may leave with an invoice of that day; each in words for the desk, or null. */
import type { ExportPapers } from '#domain/quotes/tax/export-supply.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { financialYearOf } from '#domain/shared/financial-year.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';

/** Tax invoices, e-invoices and e-way bills name town and PIN code by themselves. */
export function sellerPlaceProblem(seller: { city: string | null; pincode: string | null }): string | null {
  return seller.city === null || seller.pincode === null
    ? 'The seller’s city and PIN code are missing. Add them under Sellers first.'
    : null;
}

/** Goods leave India at 0 % only under a letter of undertaking of that financial year (CGST rule 96A). */
export function undertakingProblem(
  { lut, lutFinancialYear, iec }: ExportPapers,
  day: CalendarDay,
): string | null {
  const year = financialYearOf(day);
  if (lut === null || lutFinancialYear !== year) {
    return `There is no letter of undertaking (LUT) for 20${year}, so this export can’t leave without tax. Add it under Sellers first.`;
  }
  return iec === null
    ? 'The seller’s importer-exporter code (IEC) is missing. Add it under Sellers first.'
    : null;
}

/** Customs read all eight digits of the tariff; the first six are those of the cloth. */
export function tariffItemProblem(hsn: string, typed: string | null, isExport: boolean): string | null {
  if (typed === null) return isExport ? 'Enter the 8-digit HSN code for this export.' : null;
  return /^[0-9]{8}$/.test(typed) && typed.startsWith(hsn)
    ? null
    : `The HSN code has 8 digits and begins with ${hsn}.`;
}

export function taxRateProblem(hsn: string, basisPoints: number | null, day: CalendarDay): string | null {
  return basisPoints === null
    ? `There is no tax rate for HSN ${hsn} on ${formatDay(day, DETAIL_DATE_FORMAT)}. Add it under Tax rates first.`
    : null;
}
