import type { FabricRequest } from '#contract/customer/requests.ts';
import type { RequestChange } from '#contract/request-fields.ts';
import { EMPTY_REVIEW_SHEET } from '#domain/requests/review/review-sheet.ts';
import { EMPTY_DRAFT } from '#domain/requests/wizard/request-draft.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { findCustomerById } from '../account/find-customer.ts';
import { ownFileIds } from './answers/attach-files.ts';
import { changeAnswers } from './answers/request-answers.ts';
import { beginDraft } from './begin-draft.ts';

/** Begins with any answers; the quantity is counted in the company's own unit until the buyer chooses another. */
export async function createRequest(
  services: Services,
  tx: Queries,
  by: ChangeBy,
  change: RequestChange,
): Promise<FabricRequest> {
  const customer = await findCustomerById(tx, by.customerId);
  if (!customer) throw new Refusal('not_found');
  const blank = { specification: EMPTY_DRAFT, sheet: { ...EMPTY_REVIEW_SHEET, unit: customer.unit } };
  return beginDraft(services, tx, by, {
    ...changeAnswers(blank, change),
    fileIds: await ownFileIds(tx, by.brandId, change.fileIds ?? []),
    action: 'created',
  });
}
