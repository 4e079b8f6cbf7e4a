/** A logout empties this device, so drafts and counts of rolls that only it has are sent first. */
import { readStored } from '../browser-storage.ts';
import { countUnsentCounts } from '../roll-counts/stored-counts.ts';
import { loginState } from '../session/login-state.ts';
import { draftsKey, isUnsent, type Sendable } from './stored-drafts.ts';

const LONGEST_WAIT_MS = 8000;

/** How many of them a logout would still lose; then the customer is asked. */
export async function sendDraftsBeforeLogout(): Promise<number> {
  const { customerId } = loginState.get();
  if (!customerId || countUnsent(customerId) === 0) return 0;
  if (navigator.onLine) {
    const sending = Promise.all([
      import('./send-waiting-drafts.ts').then((m) => m.sendWaitingDrafts(customerId)),
      import('../roll-counts/send-counts.ts').then((m) => m.sendWaitingCounts(customerId)),
    ]);
    const tooLate = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
    await Promise.race([sending.catch(() => {}), tooLate]);
  }
  return countUnsent(customerId);
}

function countUnsent(customerId: string): number {
  return countUnsentDrafts(customerId) + countUnsentCounts(customerId);
}

export function countUnsentDrafts(customerId: string): number {
  try {
    const { drafts } = JSON.parse(readStored('local', draftsKey(customerId)) ?? '') as { drafts: Sendable[] };
    return drafts.filter(isUnsent).length;
  } catch {
    return 0;
  }
}
