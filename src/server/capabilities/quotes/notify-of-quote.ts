import { queryLink } from '#contract/web-links.ts';
import { FIRST_VERSION } from '#domain/quotes/quote-version.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { sendNotification } from '../notifications/send-notification.ts';
import type { RequestRow } from '../requests/lock-request.ts';
import type { QuoteRow } from './quotes.store.ts';

/** Whoever asked hears of each quote, and of each next version of it. */
export async function notifyOfQuote(
  parts: Parts,
  tx: Queries,
  request: RequestRow,
  { quote_id, number, version }: Pick<QuoteRow, 'quote_id' | 'number' | 'version'>,
): Promise<void> {
  await sendNotification(parts, tx, {
    customerId: request.customer_id,
    event: 'quote_received',
    occurrence: `${quote_id}:${version}`,
    ...(version === FIRST_VERSION ? arrived(request, number) : revised(request, number, version)),
    link: queryLink(request.fab_id),
  });
}

function arrived(request: RequestRow, number: string) {
  return {
    subject: `New quote for query ${request.number}`,
    text: `Quote ${number} for ${request.quality} has arrived. Open it to see the rate, terms and delivery.`,
  };
}

function revised(request: RequestRow, number: string, version: number) {
  return {
    subject: `Revised quote for query ${request.number}`,
    text: `The supplier has revised quote ${number} for ${request.quality}. Open version ${version} to see what has changed.`,
  };
}
