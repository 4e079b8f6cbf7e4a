/** Signs in with the one-time code the host app hands over; screens wait until that is settled. */
import { ApiError } from '#contract/client.ts';
import { call, EXEMPT } from '../api.ts';
import { hasUnsentDrafts } from '../drafts/kept-drafts.ts';
import { isSignedIn } from '../session/login-state.ts';
import { replaceSession } from '../session/session.ts';
import { tellHost } from './host-bridge.ts';
import { isInHostApp } from './host-proof.ts';

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

/** Anybody can write an address, so its code counts only in a host app, and never in place of somebody. */
export function signInWithAddressCode(code: string): Promise<void> {
  settled = exchangeFromAddress(code);
  return settled;
}

/** What the host says over its bridge is its own word, also when it hands over another person. */
export function signInWithBridgeCode(code: string): Promise<void> {
  settled = exchange(code);
  return settled;
}

async function exchangeFromAddress(code: string): Promise<void> {
  if (isSignedIn() || !(await isInHostApp())) return;
  if (hasUnsentDrafts()) await tellHost('InvalidSecret');
  else await exchange(code);
}

async function exchange(code: string): Promise<void> {
  try {
    const { exchangeCode } = await import('#contract/auth.ts');
    if (!replaceSession(await call(exchangeCode, { body: { code } }, EXEMPT)))
      await tellHost('InvalidSecret');
  } catch (error) {
    if (error instanceof ApiError && error.status < 429) await tellHost('InvalidSecret');
  }
}
