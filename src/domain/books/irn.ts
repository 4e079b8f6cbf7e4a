/** The invoice reference number is a hash of who wrote which paper in which year; whoever hashes needs only this text. */
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';

export const E_INVOICE_TYPE = { invoice: 'INV', credit_note: 'CRN' } as const satisfies Record<
  TaxDocument['kind'],
  string
>;

type Named = Pick<TaxDocument, 'kind' | 'number' | 'issuedOn'> & {
  readonly seller: { readonly gstin: string };
};

/** SHA-256 of it, in hex, is the IRN. */
export function irnText({ seller, issuedOn, kind, number }: Named): string {
  return `${seller.gstin}${longFinancialYear(issuedOn)}${E_INVOICE_TYPE[kind]}${number.toUpperCase()}`;
}

/** "2026-27". */
function longFinancialYear(day: CalendarDay): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
