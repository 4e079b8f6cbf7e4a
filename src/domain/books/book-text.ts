/** Texts and days in the forms that the portals and Tally read. */

import type { TaxUnit } from '#domain/documents/tax/tax-document.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';

/** Quotes, backslashes and control signs are refused by the portals; what is too long is cut between letters. */
export function cleanText(raw: string, longest: number): string {
  const plain = raw
    .normalize('NFC')
    .replace(/["\\\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, longest).join('').trim();
}

/** An optional text that is too short to be taken is left out. */
export function optionalText(raw: string | null, shortest: number, longest: number): string | undefined {
  const text = raw === null ? '' : cleanText(raw, longest);
  return [...text].length < shortest ? undefined : text;
}

/** "18/11/2026". */
export function slashedDay(day: CalendarDay): string {
  return day.split('-').reverse().join('/');
}

/** "18-11-2026". */
export function dashedDay(day: CalendarDay): string {
  return day.split('-').reverse().join('-');
}

/** "20261118". */
export function joinedDay(day: CalendarDay): string {
  return day.replaceAll('-', '');
}

/** Unit quantity codes of the GST law. */
export const UNIT_CODE = { metre: 'MTR', yard: 'YDS', piece: 'PCS' } as const satisfies Record<
  TaxUnit,
  string
>;
