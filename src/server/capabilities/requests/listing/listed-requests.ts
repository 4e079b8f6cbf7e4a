/** What a list of requests reads of each, for the buyer's tabs and for the desk. */
import { type RawBuilder, sql } from 'kysely';
import { type FoundRequest, type RequestRow, requestRowOf } from '../requests.store.ts';
import type { ListedQuote } from './listed-quotes.ts';

/** `search`: patterns that must all be found, or null for everything. */
export type Page = { search: readonly string[] | null; offset: number; limit: number };
export type ListedRequest = { row: RequestRow; quotes: ListedQuote[] };

/** Without a page there is one row, with the counts alone. */
export type Listed<More> = More & (FoundRequest | { fab_id: null }) & { quotes: ListedQuote[] };

/** The latest version of each quote that was not taken back; amounts as text, because JSON has only floats. */
export function quotesBehind(brandId: string | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select coalesce(jsonb_agg(jsonb_build_object(
      'status', quotes.status,
      'specificationVersion', sent.specification_version,
      'landedRateMinor', sent.landed_rate_minor::text,
      'appliedRateMinor', sent.applied_rate_minor::text,
      'deliveryTerm', sent.delivery_term,
      'currency', sent.currency,
      'unit', sent.unit,
      'validTill', sent.valid_till,
      'zone', sent.zone,
      'expiresAt', sent.expires_at,
      'version', sent.version,
      'sentAt', sent.sent_at
    )), '[]') as quotes
    from quotes
    join quote_versions sent
      on sent.brand_id = quotes.brand_id and sent.quote_id = quotes.quote_id and sent.version = quotes.version
    where quotes.brand_id = ${brandId} and quotes.fab_id = requested.fab_id and quotes.status <> 'withdrawn'`;
}

export function requestsIn(rows: readonly Listed<unknown>[]): ListedRequest[] {
  return rows.flatMap((row) => (row.fab_id === null ? [] : [{ row: requestRowOf(row), quotes: row.quotes }]));
}
