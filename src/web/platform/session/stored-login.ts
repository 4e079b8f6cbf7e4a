/** Whether somebody is signed in on this browser, for the moment before the app itself has started. */
import { readStored } from '../browser-storage.ts';

export const LOGIN_KEY = 'selvedge.login';

/** How long before its end a token is renewed. */
export const RENEW_BEFORE_END_MS = 60_000;

export function hasStoredLogin(): boolean {
  return typeof storedLogin().token === 'string';
}

/** As storage says it now: another tab may have signed out without this one having heard of it yet. */
export function storedCustomerId(): unknown {
  return storedLogin().customerId;
}

/** What an older build or a curious hand left there may be of any kind. */
export function storedLogin(): { token?: unknown; tokenEndsAt?: unknown; customerId?: unknown } {
  try {
    return (JSON.parse(readStored('local', LOGIN_KEY) ?? '{}') ?? {}) as object;
  } catch {
    return {};
  }
}
