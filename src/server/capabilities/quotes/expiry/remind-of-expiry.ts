/** A day before a price runs out its buyer is notified, once, by the ways they chose. */
import { queryLink } from '#contract/web-links.ts';
import { expiryText } from '#domain/quotes/expiry.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { recordQuoteChange } from '../move-quote.ts';
import { type EndingQuote, endingBatch } from './quote-clock.store.ts';

const AHEAD_MS = 24 * 3600 * 1000;
const BATCH_SIZE = 100;

export async function remindOfExpiry(services: Services): Promise<void> {
  let isMoreDue: boolean;
  do {
    isMoreDue = await services.db.transaction(async (tx) => {
      const now = services.clock.now();
      const until = new Date(now.getTime() + AHEAD_MS);
      const due = await endingBatch(tx, { now, until, limit: BATCH_SIZE });
      for (const quote of due.taken) await remind(services, tx, quote, now);
      return due.isMoreDue;
    });
  } while (isMoreDue);
}

async function remind(services: Services, tx: Queries, quote: EndingQuote, now: Date): Promise<void> {
  const { customer_id: customerId, number, quality } = quote;
  const ends = expiryText({ validTill: quote.valid_till, zone: quote.zone }, now);
  const isShownInHistory = await sendNotification(services, tx, {
    customerId,
    event: 'quote_expiring',
    occurrence: `${quote.quote_id}:${quote.version}`,
    link: queryLink(quote.fab_id),
    subject: `Quote ${number} is about to expire`,
    text: `Quote ${number} for ${quality} ${ends}. Open ${BRAND_NAME} to approve it or ask for a better rate.`,
  });
  if (!isShownInHistory) return;
  const details = { version: quote.version };
  await recordQuoteChange(services, tx, quote, { by: { kind: 'system' }, action: 'reminded', details });
}

export async function scheduleExpiryReminders(services: Services): Promise<void> {
  await services.jobs.work('remind-of-expiry', () => remindOfExpiry(services));
  await services.jobs.schedule('remind-of-expiry', '*/15 * * * *', {});
}
