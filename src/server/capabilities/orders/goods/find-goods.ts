/** From the ids of a form to the goods they mean; the whole path must belong together and to the buyer. */
import type { OrderSource } from '#domain/orders/order-source.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { findQuality } from '#server/capabilities/catalogue/find-quality.ts';
import { findApprovedQuote, findQuote, type QuoteRow } from '#server/capabilities/quotes/find-quote.ts';
import { findRequest, type RequestRow } from '#server/capabilities/requests/lock-request.ts';
import type { Queries } from '#server/db/database.ts';
import { findExchangeRate } from '../pricing/find-exchange-rate.ts';
import { goodsOfQuality } from './goods-of-quality.ts';
import { goodsOfQuote } from './goods-of-quote.ts';
import type { OrderedGoods } from './ordered-goods.ts';

export type Buyer = { brandId: string; market: Market };
export type GoodsQuery = {
  fabId: string;
  quoteId?: string | null | undefined;
  source?: OrderSource | undefined;
};

export async function findGoods(
  db: Queries,
  { brandId, market }: Buyer,
  { fabId, quoteId, source }: GoodsQuery,
  now: Date,
): Promise<OrderedGoods> {
  const exchangeRate = MARKET_RULES[market].currency === 'INR' ? null : await findExchangeRate(db, now);
  const quality = quoteId ? undefined : await findQuality(db, fabId);
  if (quality) {
    if (!quality.is_active) throw new Refusal('not_found');
    return goodsOfQuality(db, quality, { market, source, now, exchangeRate });
  }
  if (source !== undefined && source !== 'quote') {
    throw formRefusal({ source: 'This fabric was quoted. Order it from its quote.' });
  }
  const request = await findRequest(db, brandId, fabId);
  const quote = await quoteOn(db, brandId, request, quoteId ?? null);
  assertOrderable(request, quote);
  return goodsOfQuote(db, { request, quote }, exchangeRate);
}

async function quoteOn(
  db: Queries,
  brandId: string,
  request: RequestRow,
  quoteId: string | null,
): Promise<QuoteRow> {
  const quote = quoteId
    ? await findQuote(db, brandId, quoteId)
    : await findApprovedQuote(db, brandId, request.fab_id);
  if (quote?.fab_id === request.fab_id) return quote;
  if (quoteId) throw new Refusal('not_found');
  // A request without an approved quote is there, but there is nothing to order yet.
  throw new Refusal('illegal_transition', { from: request.status, to: 'ordered', actor: 'customer' });
}

/** Only the winner of a request, and only until its order is confirmed. */
function assertOrderable(request: RequestRow, quote: QuoteRow): void {
  if (quote.status === 'approved' && request.status === 'quote_approved') return;
  const from = quote.status === 'approved' ? request.status : quote.status;
  throw new Refusal('illegal_transition', { from, to: 'ordered', actor: 'customer' });
}
