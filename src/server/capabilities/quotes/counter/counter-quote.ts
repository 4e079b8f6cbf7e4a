/** The buyer offers another rate for the version they see; a second offer takes the place of an unanswered one. */
import { quoteLifecycle } from '#domain/quotes/quote-status.ts';
import { counterOfferProblem, type NegotiableTerms } from '#domain/quotes/quote-version.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import { type Length, parseLength } from '#domain/shared/length.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { parseAmount } from '#domain/shared/money.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { findCustomerById } from '#server/capabilities/account/find-customer.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { lockQuote } from '../lock-quote.ts';
import { moveQuote } from '../move-quote.ts';
import type { QuoteRow } from '../quotes.store.ts';
import { latestVersionOf, versionRefusal } from '../version-refusal.ts';
import { answerCounters, insertCounter } from './counter-offers.store.ts';

export type CounterQuote = {
  quoteId: string;
  /** As typed, in the currency and unit of the quote; left out, as every term here, it is as quoted. */
  rate?: string | undefined;
  quantity?: string | undefined;
  leadDays?: number | undefined;
  advancePercent?: number | undefined;
  creditDays?: number | undefined;
  note?: string | null | undefined;
  /** Without it, the latest. */
  version?: number | undefined;
};

export async function counterQuote(
  services: Services,
  tx: Queries,
  buyer: ChangeBy,
  { quoteId, note, version, ...wanted }: CounterQuote,
): Promise<void> {
  const { quote } = await lockQuote(services, tx, buyer.brandId, quoteId);
  const now = services.clock.now();
  // Of a price that has run out the buyer hears the day it did; of anything else, that it is decided.
  if (quote.status !== 'expired') assertMove(quoteLifecycle, quote.status, 'countered', 'customer');
  const offer = { ...wantedTerms(quote, wanted), version: version ?? quote.version };
  const reader = (await findCustomerById(tx, buyer.customerId))?.unit;
  const problem = counterOfferProblem(latestVersionOf(quote), offer, now, reader);
  if (problem) throw versionRefusal(quote, problem);

  await moveQuote(services, tx, quote, 'countered', {
    as: 'customer',
    by: buyerInHistory(buyer),
    details: {
      rateMinor: String(offer.rate.price.minor),
      currency: quote.currency,
      unit: quote.unit,
      quantityThousandths: String(offer.quantity.thousandths),
      leadDays: offer.leadDays,
      advancePercent: offer.advancePercent,
      creditDays: offer.creditDays,
    },
  });
  await answerCounters(tx, buyer.brandId, [quoteId], { answer: 'replaced', now });
  await saveOffer(services, tx, buyer, { quote, offer, note: note ?? null });
}

function wantedTerms(quote: QuoteRow, wanted: WantedTerms): NegotiableTerms {
  const quoted = latestVersionOf(quote);
  return {
    rate: wanted.rate === undefined ? quoted.rate : readRate(quote, wanted.rate),
    quantity: wanted.quantity === undefined ? quoted.quantity : readQuantity(quote, wanted.quantity),
    leadDays: wanted.leadDays ?? quoted.leadDays,
    advancePercent: wanted.advancePercent ?? quoted.advancePercent,
    creditDays: wanted.creditDays ?? quoted.creditDays,
  };
}

type WantedTerms = Pick<CounterQuote, 'rate' | 'quantity' | 'leadDays' | 'advancePercent' | 'creditDays'>;

function readRate({ currency, unit }: QuoteRow, typed: string): Rate {
  const reading = parseAmount(typed, currency);
  if (!reading.ok) throw formRefusalFor({ rate: reading.problem });
  return { price: reading.amount, unit };
}

function readQuantity({ unit }: QuoteRow, typed: string): Length {
  const reading = parseLength(typed, unit);
  if (!reading.ok) throw formRefusalFor({ quantity: reading.problem });
  return reading.length;
}

function saveOffer(
  services: Services,
  tx: Queries,
  { brandId, customerId }: ChangeBy,
  { quote, offer, note }: { quote: QuoteRow; offer: NegotiableTerms; note: string | null },
): Promise<void> {
  const ifOther = <Term>(wanted: Term, quoted: Term) => (wanted === quoted ? null : wanted);
  return insertCounter(tx, {
    counter_id: services.ids.next(),
    brand_id: brandId,
    quote_id: quote.quote_id,
    version: quote.version,
    customer_id: customerId,
    rate_minor: offer.rate.price.minor,
    quantity_thousandths: ifOther(offer.quantity.thousandths, quote.quantity_thousandths),
    lead_days: ifOther(offer.leadDays, quote.lead_days),
    advance_percent: ifOther(offer.advancePercent, quote.advance_percent),
    credit_days: ifOther(offer.creditDays, quote.credit_days),
    note,
    made_at: services.clock.now(),
  });
}
