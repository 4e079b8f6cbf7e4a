/** Sends what waits on this device by itself: at sign-in, at each start, and when the connection returns. */
import { readStored } from '../browser-storage.ts';
import { countUnsentCounts } from '../roll-counts/stored-counts.ts';
import { draftsKey } from './stored-drafts.ts';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 120_000;

/** Runs until the returned function is called. */
export function watchDrafts(customerId: string): () => void {
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const send = async () => {
    clearTimeout(timer);
    if (isOver || !navigator.onLine || (await isAllSent(customerId)) || isOver) return;
    timer = setTimeout(send, pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };
  const sendNow = () => {
    pauseMs = FIRST_PAUSE_MS;
    void send();
  };
  window.addEventListener('online', sendNow);
  sendNow();
  return () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', sendNow);
  };
}

/** The sender loads only when something waits: most visits never need it. */
async function isAllSent(customerId: string): Promise<boolean> {
  const hasDrafts = readStored('local', draftsKey(customerId)) !== null;
  const hasCounts = countUnsentCounts(customerId) > 0;
  try {
    const areDraftsSent = !hasDrafts || (await sendDrafts(customerId));
    return (!hasCounts || (await sendCounts(customerId))) && areDraftsSent;
  } catch {
    return false;
  }
}

async function sendDrafts(customerId: string): Promise<boolean> {
  const { sendWaitingDrafts } = await import('./send-waiting-drafts.ts');
  return sendWaitingDrafts(customerId);
}

async function sendCounts(customerId: string): Promise<boolean> {
  const { sendWaitingCounts } = await import('../roll-counts/send-counts.ts');
  return sendWaitingCounts(customerId);
}
