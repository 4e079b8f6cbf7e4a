import { isCountedQuote } from '#domain/quotes/open-quote.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import type { Queries } from '#server/db/database.ts';
import type { RequestRow } from './requests.store.ts';
import type { QuoteCounts } from './requests.view.ts';

/** What a supplier took back does not count. */
export async function countQuotes(
  db: Queries,
  { brand_id, fab_id, specification_version }: RequestRow,
  now: Date,
): Promise<QuoteCounts> {
  const quotes = await db.scoped
    .selectFrom('quotes')
    .innerJoin('quote_versions as sent', (join) =>
      join
        .onRef('sent.brand_id', '=', 'quotes.brand_id')
        .onRef('sent.quote_id', '=', 'quotes.quote_id')
        .onRef('sent.version', '=', 'quotes.version'),
    )
    .select(['quotes.status', 'quotes.expires_at', 'sent.specification_version'])
    .where('quotes.brand_id', '=', brand_id)
    .where('quotes.fab_id', '=', fab_id)
    .where('quotes.status', '<>', 'withdrawn')
    .$narrowType<{ status: QuoteStatus }>()
    .execute();
  const counted = quotes.filter(({ status, expires_at, ...quote }) =>
    isCountedQuote({
      status,
      isExpired: expires_at <= now,
      isForOlderRequest: quote.specification_version < specification_version,
    }),
  );
  return { quoteCount: counted.length, hasQuotes: quotes.length > 0 };
}
