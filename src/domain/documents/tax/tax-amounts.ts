/** The taxes of a sale as tax documents name them. */
import { gstLines, type TaxCase, type TaxLabel } from '#domain/quotes/tax/gst.ts';
import type { Money } from '#domain/shared/money.ts';
import type { TaxAmount } from './tax-document.ts';

export const TAX_KIND = {
  IGST: 'igst',
  CGST: 'cgst',
  SGST: 'sgst',
  // The same tax where there is no state.
  UTGST: 'sgst',
  'Zero-rated export (LUT)': 'igst',
} as const satisfies Record<TaxLabel, TaxAmount['kind']>;

export function taxAmounts(sale: TaxCase & { readonly taxable: Money }): TaxAmount[] {
  return gstLines(sale).map(({ label, ...tax }) => ({ kind: TAX_KIND[label], ...tax }));
}
