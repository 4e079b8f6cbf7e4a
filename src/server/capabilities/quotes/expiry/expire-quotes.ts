/** Writes down, minute by minute, which prices have run out; every reader knows it from the clock already. */
import type { Services } from '#server/services.ts';
import { recordQuoteChange } from '../move-quote.ts';
import { expireBatch } from './quote-clock.store.ts';

const BATCH_SIZE = 200;

export async function expireQuotes(services: Services): Promise<void> {
  let isMoreDue: boolean;
  do {
    isMoreDue = await services.db.transaction(async (tx) => {
      const due = await expireBatch(tx, services.clock.now(), BATCH_SIZE);
      for (const quote of due.taken) {
        const details = { version: quote.version };
        await recordQuoteChange(services, tx, quote, { by: { kind: 'system' }, action: 'expired', details });
      }
      return due.isMoreDue;
    });
  } while (isMoreDue);
}

export async function scheduleQuoteExpiry(services: Services): Promise<void> {
  await services.jobs.work('expire-quotes', () => expireQuotes(services));
  await services.jobs.schedule('expire-quotes', '* * * * *', {});
}
