import type { FabricRequest } from '#contract/customer/requests.ts';
import { askForNewQuotes } from '#server/capabilities/quotes/ask-for-new-quotes.ts';
import type { Queries } from '#server/db/database.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { type AnswerChange, saveAnswers } from '../requests/answers/save-request.ts';
import { lockRequest } from '../requests/lock-request.ts';
import { viewRequestRow } from '../requests/view-request.ts';

/** A draft takes any answers; a request that suppliers have seen stays complete, and their open quotes must be renewed. */
export async function editRequest(
  services: Services,
  tx: Queries,
  buyer: ChangeBy,
  fabId: string,
  change: AnswerChange,
): Promise<FabricRequest> {
  const row = await lockRequest(tx, buyer.brandId, fabId);
  const { row: saved, isNewToSuppliers } = await saveAnswers(services, tx, row, change, buyer);
  if (isNewToSuppliers) await askForNewQuotes(services, tx, buyer, row.fab_id);
  return viewRequestRow(services, tx, buyer, saved);
}
