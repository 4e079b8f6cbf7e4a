import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { lockQuote } from './lock-quote.ts';
import { moveQuote } from './move-quote.ts';

/** Only a price that has run out can be asked for again; the answer is a next version. */
export async function askRenewal(
  services: Services,
  tx: Queries,
  buyer: ChangeBy,
  { quoteId }: { quoteId: string },
): Promise<void> {
  const { quote } = await lockQuote(services, tx, buyer.brandId, quoteId);
  await moveQuote(services, tx, quote, 'renewal_asked', { as: 'customer', by: buyerInHistory(buyer) });
}
