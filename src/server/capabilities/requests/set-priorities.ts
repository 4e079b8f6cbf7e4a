/** The buyer says what counts more in a query; quotes and answers stay as they are. */
import type { FabricRequest } from '#contract/customer/requests.ts';
import { keptPriorities, type Priorities } from '#domain/quotes/advice/priorities.ts';
import type { Queries } from '#server/db/database.ts';
import { type ChangeBy, recordChange } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { lockRequest } from './lock-request.ts';
import { updateRequest } from './requests.store.ts';
import { type RequestReader, viewRequestRow } from './view-request.ts';

export type SetPriorities = { fabId: string; priorities: Priorities };

export async function setPriorities(
  services: Services,
  tx: Queries,
  by: ChangeBy & RequestReader,
  { fabId, priorities }: SetPriorities,
): Promise<FabricRequest> {
  const row = await lockRequest(tx, by.brandId, fabId);
  const kept = keptPriorities(priorities);
  const changed = await updateRequest(tx, row, { priorities: JSON.stringify(kept) });
  await recordChange(services, tx, by, {
    subject: { kind: 'fabric_request', id: fabId },
    action: 'priorities_set',
    details: kept,
    keys: ['requests'],
  });
  return viewRequestRow(services, tx, by, changed);
}
