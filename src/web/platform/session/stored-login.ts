/** Whether somebody is signed in on this browser, for the moment before the app itself has started. */
import { readStored } from '../browser-storage.ts';

export const LOGIN_KEY = 'selvedge.login';

export function hasStoredLogin(): boolean {
  try {
    const kept = JSON.parse(readStored('local', LOGIN_KEY) ?? '{}') as { token?: unknown };
    return typeof kept.token === 'string';
  } catch {
    return false;
  }
}
