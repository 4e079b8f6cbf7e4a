/** A quote as staff see it: with the supplier's own name, its rate and our margin. */
import type { StaffQuote } from '#contract/staff/quotes.ts';
import { staffMoves } from './quote-state.ts';
import type { QuoteFileRow } from './quote-versions.store.ts';
import type { QuoteRow } from './quotes.store.ts';
import { latestCounterOf, type QuoteViewContext, quoteBody } from './quotes.view.ts';

export function staffQuoteView(
  row: QuoteRow,
  context: QuoteViewContext,
  files: readonly QuoteFileRow[],
): StaffQuote {
  const counter = latestCounterOf(row);
  return {
    ...quoteBody(row, context),
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    supplierRate: { minor: String(row.supplier_rate_minor), currency: row.currency },
    marginBasisPoints: row.margin_basis_points,
    files: files
      .filter(({ quote_id }) => quote_id === row.quote_id)
      .map(({ file_id, original_name }) => ({ fileId: file_id, name: original_name })),
    openCounterOffer: counter?.answer === null ? counter : null,
    allowedMoves: staffMoves(row, context.request, context.now),
  };
}
