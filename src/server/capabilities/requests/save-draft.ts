import type { FabricRequest } from '#contract/customer/requests.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Parts } from '#server/parts.ts';
import { type AnswerChange, saveAnswers } from './answers/save-request.ts';
import { lockRequest } from './lock-request.ts';
import { viewRequest } from './view-request.ts';

/** A draft keeps whatever was typed; a request that was sent meanwhile is not one any more. */
export async function saveDraft(
  parts: Parts,
  tx: Queries,
  by: ChangeBy,
  fabId: string,
  change: AnswerChange,
): Promise<FabricRequest> {
  const row = await lockRequest(tx, by.brandId, fabId);
  if (row.status !== 'draft') {
    throw new Refusal('illegal_transition', { from: row.status, to: 'draft', actor: 'customer' });
  }
  await saveAnswers(parts, tx, row, change, by);
  return viewRequest(parts, tx, by, fabId);
}
