/** The first reads of a screen, sent while its scripts still come; the API client takes their answers over. */
import { withCallTimeout } from '#browser/call-timeout.ts';
import { configDocument } from './config-document.ts';
import { RENEW_BEFORE_END_MS, storedLogin } from './session/stored-login.ts';

/** Names a read in the page; scripts/prerender.mjs writes it. */
export const PREFETCH_REL = 'prefetched-read';
/** Stands in such a read for the customer who is signed in. */
export const OWN_CUSTOMER_ID = '-own-customer-';
/** An answer that nobody took is no longer news. */
const LONGEST_AGE_MS = 15_000;

type Prefetch = { token: string; sentAt: number; response: Promise<Response> };

const reads = new Map<string, Prefetch>();

/** Only for a list as it opens first: an address with a search of its own reads something else. */
export function sendPrefetches(): void {
  const { token, tokenEndsAt, customerId } = storedLogin();
  if (location.search !== '' || typeof token !== 'string' || typeof customerId !== 'string') return;
  // A token about to end is renewed before anything is read with it.
  if (typeof tokenEndsAt === 'number' && tokenEndsAt - Date.now() <= RENEW_BEFORE_END_MS) return;
  for (const link of document.querySelectorAll(`link[rel="${PREFETCH_REL}"]`)) {
    const path = (link.getAttribute('href') ?? '').replace(OWN_CUSTOMER_ID, customerId);
    const response = send(path, token);
    reads.set(path, { token, sentAt: Date.now(), response });
    // The app asks in its own way then, and says what went wrong.
    response.catch(() => reads.delete(path));
  }
}

/** Each is taken once, by whoever is signed in as it was sent. */
export function takePrefetched(path: string, token: string | null): Promise<Response> | null {
  const read = reads.get(path);
  reads.delete(path);
  return read && read.token === token && Date.now() - read.sentAt < LONGEST_AGE_MS ? read.response : null;
}

/** Once the server tells of changes, or we make one, an answer from before that is no longer taken over. */
export function dropPrefetched(): void {
  reads.clear();
}

async function send(path: string, token: string): Promise<Response> {
  const { apiHost } = (await configDocument()) as { apiHost?: unknown };
  const host = typeof apiHost === 'string' ? apiHost.replace(/\/+$/, '') : '';
  return fetch(host + path, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    credentials: 'same-origin',
    cache: 'no-store',
    signal: withCallTimeout(),
  });
}
