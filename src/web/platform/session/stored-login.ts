/** Whether somebody is signed in on this browser, for the moment before the app itself has started. */
import { readStored } from '../browser-storage.ts';

export const LOGIN_KEY = 'selvedge.login';

export function hasStoredLogin(): boolean {
  return typeof storedLogin().token === 'string';
}

/** As storage says it now: another tab may have signed out without this one having heard of it yet. */
export function storedCustomerId(): unknown {
  return storedLogin().customerId;
}

function storedLogin(): { token?: unknown; customerId?: unknown } {
  try {
    return (JSON.parse(readStored('local', LOGIN_KEY) ?? '{}') ?? {}) as { token?: unknown };
  } catch {
    return {};
  }
}
