/** Sends every draft that waits, in the background and before a logout. */
import { ApiError } from '#contract/client.ts';
import { draftStoreOf } from './draft-store.ts';
import { sendDrafts } from './send-drafts.ts';
import { sendingOf } from './sending-state.ts';
import { isUnsent } from './stored-drafts.ts';

/** False when it is worth trying again later. */
export async function sendWaitingDrafts(customerId: string): Promise<boolean> {
  const store = draftStoreOf(customerId);
  await sendDrafts(store);
  return !store.all().some((record) => isUnsent(record) && isPassing(sendingOf(record.localId).error));
}

/** No connection, or a server that cannot answer just now; a refusal would only be repeated. */
function isPassing(error: unknown): boolean {
  if (error === null) return false;
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}
