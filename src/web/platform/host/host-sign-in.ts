/** Signs in with the one-time code the host app hands over; screens wait until that is settled. */
import { ApiError } from '#contract/client.ts';
import { call, EXEMPT } from '../api.ts';
import { beginSession, forgetSession } from '../session/session.ts';
import { tellHost } from './host-bridge.ts';

let settled: Promise<void> = Promise.resolve();

/** Guards wait here, so that nobody is sent to the sign-in screen while the code is being exchanged. */
export function hostSignInSettled(): Promise<void> {
  return settled;
}

/** Takes the code out of the address before anything else can see or keep it. */
export function takeCodeFromAddress(): string | null {
  const { hash, pathname, search } = window.location;
  const code = new URLSearchParams(hash.slice(1)).get('x');
  if (code === null) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  return code;
}

export function signInWithHostCode(code: string): Promise<void> {
  settled = exchange(code);
  return settled;
}

async function exchange(code: string): Promise<void> {
  // The host may hand over another person than the one stored here, so the stored one never shows again.
  forgetSession(null);
  try {
    const { exchangeCode } = await import('#contract/auth.ts');
    if (!beginSession(await call(exchangeCode, { body: { code } }, EXEMPT))) await tellHost('InvalidSecret');
  } catch (error) {
    if (error instanceof ApiError && error.status < 429) await tellHost('InvalidSecret');
  }
}
