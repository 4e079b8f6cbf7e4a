/** Exchanges the host's one-time code; loaded only when there is one. */

import { ApiError } from '#contract/client.ts';
import type { SignedIn } from '#contract/customer/auth.ts';
import { call, EXEMPT } from '../api.ts';
import { hasUnsentDrafts } from '../drafts/stored-drafts.ts';
import { isSignedIn, loginState } from '../session/login-state.ts';
import { beginSession, forgetRefusedSession } from '../session/session.ts';
import { notifyHost } from './host-bridge.ts';
import { isInHostApp } from './host-proof.ts';

/** Anybody can write an address, so its code counts only in a host app, and never in place of somebody. */
export async function exchangeFromAddress(code: string): Promise<void> {
  if (isSignedIn() || !(await isInHostApp())) return;
  if (hasUnsentDrafts()) await notifyHost('InvalidSecret');
  else await exchangeFromBridge(code);
}

/** What the host says over its bridge is its own word, also when it hands over another person. */
export async function exchangeFromBridge(code: string): Promise<void> {
  try {
    const { exchangeCode } = await import('#contract/customer/auth.ts');
    if (!replaceSession(await call(exchangeCode, { body: { code } }, EXEMPT)))
      await notifyHost('InvalidSecret');
  } catch (error) {
    if (error instanceof ApiError && error.status < 429) await notifyHost('InvalidSecret');
  }
}

/** Of somebody else who was here, only drafts that nobody else has stay. */
function replaceSession(signedIn: SignedIn): boolean {
  const before = loginState.get().customerId;
  if (signedIn.accessToken && before !== null && before !== signedIn.customerId) forgetRefusedSession(null);
  return beginSession(signedIn);
}
