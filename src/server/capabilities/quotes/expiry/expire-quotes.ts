/** Writes down, minute by minute, which prices have run out; every reader knows it from the clock already. */
import type { Parts } from '#server/parts.ts';
import { recordQuoteChange } from '../move-quote.ts';
import { expireBatch } from './quote-clock.store.ts';

const AT_ONCE = 200;

export async function expireQuotes(parts: Parts): Promise<void> {
  let written: number;
  do {
    written = await parts.db.transaction(async (tx) => {
      const quotes = await expireBatch(tx, parts.clock.now(), AT_ONCE);
      for (const quote of quotes) {
        const details = { version: quote.version };
        await recordQuoteChange(parts, tx, quote, { by: { kind: 'system' }, action: 'expired', details });
      }
      return quotes.length;
    });
  } while (written === AT_ONCE);
}

export async function scheduleQuoteExpiry(parts: Parts): Promise<void> {
  await parts.jobs.work('expire-quotes', () => expireQuotes(parts));
  await parts.jobs.schedule('expire-quotes', '* * * * *', {});
}
