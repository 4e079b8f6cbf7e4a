import { queryLink } from '#contract/web-links.ts';
import { FIRST_VERSION } from '#domain/quotes/quote-version.ts';
import { formatRate } from '#domain/quotes/rate.ts';
import { money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { sendNotification } from '../notifications/send-notification.ts';
import type { RequestRow } from '../requests/lock-request.ts';
import type { QuoteRow } from './quotes.store.ts';

type ToldQuote = Pick<QuoteRow, 'quote_id' | 'number' | 'version'> & Partial<OfferedTerms>;
type OfferedTerms = Pick<
  QuoteRow,
  'rate_minor' | 'currency' | 'unit' | 'lead_days' | 'advance_percent' | 'credit_days'
>;

/** Whoever asked hears of each quote, and of each next version of it; the answer to their own offer can be approved at once. */
export async function notifyOfQuote(
  services: Services,
  tx: Queries,
  request: RequestRow,
  quote: ToldQuote,
  { isAnswer = false } = {},
): Promise<void> {
  const { quote_id, number, version } = quote;
  const terms = isAnswer ? termsOf(quote) : null;
  await sendNotification(services, tx, {
    customerId: request.assigned_to ?? request.customer_id,
    event: 'quote_received',
    occurrence: `${quote_id}:${version}`,
    ...(version === FIRST_VERSION ? arrived(request, number) : revised(request, number, version, terms)),
    link: queryLink(request.fab_id),
    buttons:
      terms === null
        ? []
        : [{ act: 'approve_quote', label: 'Approve quote', subject: { quoteId: quote_id, version } }],
  });
}

/** What is decided has to stand in the message: rate, days and payment. */
function termsOf(quote: ToldQuote): string | null {
  const { rate_minor, currency, unit, lead_days, advance_percent, credit_days } = quote;
  if (rate_minor === undefined || !currency || !unit || lead_days === undefined) return null;
  const terms = [
    formatRate({ price: money(rate_minor, currency), unit }),
    `${lead_days} days`,
    `${advance_percent ?? 0}% advance`,
    ...(credit_days ? [`${credit_days} days’ credit`] : []),
  ];
  return terms.join(', ');
}

function arrived(request: RequestRow, number: string) {
  return {
    subject: `New quote for query ${request.number}`,
    text: `Quote ${number} for ${request.quality} has arrived. Open it to see the rate, terms and delivery.`,
  };
}

function revised(request: RequestRow, number: string, version: number, terms: string | null) {
  if (terms !== null)
    return {
      subject: `Answer to your offer for query ${request.number}`,
      text: `Answer to your offer on quote ${number} for ${request.quality}: ${terms}. This is version ${version}.`,
    };
  return {
    subject: `Revised quote for query ${request.number}`,
    text: `The supplier has revised quote ${number} for ${request.quality}. Open version ${version} to see what has changed.`,
  };
}
