/** What is cut: the buyer's own quote, or a quality that everybody may see. */
import { refusalFor } from '#domain/shared/problem.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { findQuality } from '#server/capabilities/catalogue/find-quality.ts';
import { findQuote } from '#server/capabilities/quotes/find-quote.ts';
import { findRequest } from '#server/capabilities/requests/lock-request.ts';
import type { Queries } from '#server/db/database.ts';

/** Quotes that are still on the table; cloth of the others may be gone. */
const OPEN_QUOTES: ReadonlySet<string> = new Set([
  'submitted',
  'viewed',
  'countered',
  'approved',
  'renewal_asked',
]);

export type SwatchCloth = {
  fab_id: string;
  quality_fab_id: string | null;
  request_fab_id: string | null;
  quote_id: string | null;
  supplier_id: string;
  quality: string;
};

/** The HSN code of the cloth that was cut. */
export async function findSwatchHsn(
  db: Queries,
  { brand_id, fab_id, quote_id }: { brand_id: string; fab_id: string; quote_id: string | null },
): Promise<string> {
  const cloth = quote_id === null ? await findQuality(db, fab_id) : await findQuote(db, brand_id, quote_id);
  if (!cloth) throw new Refusal('not_found');
  return cloth.hsn;
}

export async function findSwatchCloth(
  db: Queries,
  brandId: string,
  { fabId, quoteId }: { fabId: string; quoteId: string | null },
): Promise<SwatchCloth> {
  return quoteId === null ? ofQuality(db, fabId) : ofQuote(db, brandId, fabId, quoteId);
}

async function ofQuality(db: Queries, fabId: string): Promise<SwatchCloth> {
  const quality = await findQuality(db, fabId);
  if (!quality?.is_active) throw new Refusal('not_found');
  return {
    fab_id: quality.fab_id,
    quality_fab_id: quality.fab_id,
    request_fab_id: null,
    quote_id: null,
    supplier_id: quality.supplier_id,
    quality: quality.quality,
  };
}

async function ofQuote(db: Queries, brandId: string, fabId: string, quoteId: string): Promise<SwatchCloth> {
  const request = await findRequest(db, brandId, fabId);
  const quote = await findQuote(db, brandId, quoteId);
  if (!quote || quote.fab_id !== request.fab_id) throw new Refusal('not_found');
  if (quote.sample === 'not_available') throw refusalFor('swatch_refused', { code: 'swatch_not_offered' });
  if (!OPEN_QUOTES.has(quote.status)) throw refusalFor('swatch_refused', { code: 'swatch_of_closed_quote' });
  return {
    fab_id: request.fab_id,
    quality_fab_id: null,
    request_fab_id: request.fab_id,
    quote_id: quote.quote_id,
    supplier_id: quote.supplier_id,
    quality: request.quality,
  };
}
