/** A new draft with its number; a company keeps a bounded number of them. */
import type { FabricRequest } from '#contract/customer/requests.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { numberYear, writeRecordNumber } from '#domain/shared/record-number.ts';
import type { Queries } from '#server/db/database.ts';
import { type ChangeBy, type CustomerChange, recordChange } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { lockCompany } from '../account/lock-company.ts';
import { type Answers, answerColumns } from './answers/request-answers.ts';
import { saveFileIds } from './answers/request-files.store.ts';
import { countDrafts, insertRequest, nextRequestSerial } from './new-request.store.ts';
import { viewRequest } from './view-request.ts';

const MOST_DRAFTS = 200;

type Beginning = Answers & { fileIds: readonly string[] } & Pick<CustomerChange, 'action' | 'details'>;

export async function beginDraft(
  services: Services,
  tx: Queries,
  by: ChangeBy,
  { specification, sheet, fileIds, ...happened }: Beginning,
): Promise<FabricRequest> {
  const { brandId, customerId } = by;
  // Two phones that begin the last draft at once come one after the other.
  await lockCompany(tx, brandId);
  if ((await countDrafts(tx, brandId)) >= MOST_DRAFTS)
    throw formRefusalFor({ category: { code: 'request_drafts_full', params: { most: MOST_DRAFTS } } });
  const now = services.clock.now();
  const serial = await nextRequestSerial(tx);
  const number = writeRecordNumber({ kind: 'request', year: numberYear(now), serial });
  const fabId = services.ids.next();
  await insertRequest(tx, {
    fab_id: fabId,
    brand_id: brandId,
    customer_id: customerId,
    assigned_to: customerId,
    number,
    ...answerColumns(number, { specification, sheet }),
    created_at: now,
    listed_at: now,
  });
  await saveFileIds(tx, { brand_id: brandId, fab_id: fabId }, fileIds);
  await recordChange(services, tx, by, {
    subject: { kind: 'fabric_request', id: fabId },
    ...happened,
    keys: ['requests', 'quotes'],
  });
  return viewRequest(services, tx, by, fabId);
}
