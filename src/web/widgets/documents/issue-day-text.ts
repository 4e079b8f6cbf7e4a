import { accountingDay } from '#domain/shared/accounting-day.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';

/** The day that is printed on the document, which goes by the seller's calendar wherever it is read. */
export function issueDayText(issuedAt: string): string {
  return formatDay(accountingDay(new Date(issuedAt)), DETAIL_DATE_FORMAT);
}
