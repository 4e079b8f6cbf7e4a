import type { FabricRequest } from '#contract/customer/requests.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Parts } from '#server/parts.ts';
import { type AnswerChange, saveAnswers } from '../requests/answers/save-request.ts';
import { lockRequest } from '../requests/lock-request.ts';
import { viewRequestRow } from '../requests/view-request.ts';
import { moveQuote } from './move-quote.ts';
import { canBecome, isPastExpiry } from './quote-standing.ts';
import { quotesOf } from './quotes.store.ts';

/** A draft takes any answers; a request that suppliers have seen stays complete, and their open quotes must be renewed. */
export async function editSpecifications(
  parts: Parts,
  tx: Queries,
  buyer: ChangeBy,
  fabId: string,
  change: AnswerChange,
): Promise<FabricRequest> {
  const row = await lockRequest(tx, buyer.brandId, fabId);
  const { row: saved, isNewToSuppliers } = await saveAnswers(parts, tx, row, change, buyer);
  if (isNewToSuppliers) await askForNewQuotes(parts, tx, buyer, row.fab_id);
  return viewRequestRow(parts, tx, buyer, saved);
}

/** What has run out by the clock is left to expire: a renewal asks for the new cloth anyway. */
async function askForNewQuotes(parts: Parts, tx: Queries, buyer: ChangeBy, fabId: string): Promise<void> {
  const now = parts.clock.now();
  for (const quote of await quotesOf(tx, buyer.brandId, fabId)) {
    if (isPastExpiry(quote, now) || !canBecome(quote, 'needs_requote', 'customer')) continue;
    await moveQuote(parts, tx, quote, 'needs_requote', { as: 'customer', by: buyerInHistory(buyer) });
  }
}
