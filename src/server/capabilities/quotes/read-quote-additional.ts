/** What stands behind a quote: the talk, earlier versions and offers, freight, and what others quoted lately. */

import type { readQuoteAdditional as contract } from '#contract/customer/quotes.ts';
import type { Reply } from '#contract/endpoint.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { lengthView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { listMessages } from '../requests/messages/messages.ts';
import { type CounterRow, countersOf } from './counter/counter-offers.store.ts';
import { priceHistory } from './memory/price-history.ts';
import { costLinesOf } from './quote-costs.ts';
import { moneyOf, rateOf } from './quote-figures.view.ts';
import { versionsOf } from './quote-versions.store.ts';
import type { QuoteRow, VersionRow } from './quotes.store.ts';
import { assertOnPath, type QuotePath } from './read-quote.ts';

type Additional = Reply<typeof contract>;

export async function readQuoteAdditional(
  services: Services,
  db: Queries,
  { brandId }: { brandId: string },
  path: QuotePath,
): Promise<Additional> {
  const quote = await assertOnPath(db, brandId, path);
  const { fab_id: fabId, quote_id: quoteId } = quote;
  const versions = await versionsOf(db, brandId, quoteId);
  const counters = await countersOf(db, brandId, quoteId);
  return {
    messages: await listMessages(db, { brandId, fabId, quoteId }),
    versions: versions.map(versionView),
    counterOffers: counters.map(counterView),
    logistics: logisticsOf(quote),
    priceHistory: await priceHistory(services, db, quote),
  };
}

function versionView(row: VersionRow): Additional['versions'][number] {
  return {
    version: row.version,
    rate: rateOf(row.rate_minor, row),
    deliveryTerm: row.delivery_term,
    landedRate: row.landed_rate_minor === null ? null : rateOf(row.landed_rate_minor, row),
    leadDays: row.lead_days,
    validTill: row.valid_till,
    note: row.note,
    sentAt: row.sent_at.toISOString(),
  };
}

function counterView(row: CounterRow): Additional['counterOffers'][number] {
  return {
    version: row.version,
    rate: rateOf(row.rate_minor, row),
    quantity:
      row.quantity_thousandths === null
        ? null
        : lengthView({ thousandths: row.quantity_thousandths, unit: row.unit }),
    leadDays: row.lead_days,
    advancePercent: row.advance_percent,
    creditDays: row.credit_days,
    note: row.note,
    madeAt: row.made_at.toISOString(),
    answer: row.answer,
    answerNote: row.answer_note,
  };
}

function logisticsOf(quote: QuoteRow): Additional['logistics'] {
  const { logistic_cost: cost } = costLinesOf(quote);
  const perUnit = cost && divideHalfUp(cost.minor * 1000n, quote.quantity_thousandths);
  return {
    term: quote.delivery_term,
    place: quote.delivery_place,
    cost: moneyOf(cost),
    perUnit: perUnit === null ? null : rateOf(perUnit, quote),
  };
}
