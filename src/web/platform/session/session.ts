/** Begins and ends a sign-in, and decides what a 401 or 403 means; the API client only reports them. */

import { ApiError } from '#contract/client.ts';
import type { SignedIn } from '#contract/customer/auth.ts';
import type { HostMessage } from '#domain/shared/host-message.ts';
import { call, EXEMPT, type RefusedCall } from '../api.ts';
import { clearStored } from '../browser-storage.ts';
import { saveUnsentDrafts } from '../drafts/stored-drafts.ts';
import { saveEmbeddedMode } from '../host/embedded-mode.ts';
import { pathTo } from '../paths.ts';
import { platformTexts } from '../platform.texts.ts';
import { isAccountPage, loginPathFor, ownPath } from '../redirect-target.ts';
import { codeEntry } from './code-entry.ts';
import { noteLateLogout } from './late-logout.ts';
import { loginState } from './login-state.ts';

const LOGOUT_WAIT_MS = 4000;

export type SessionParts = {
  isEmbedded: () => boolean;
  /** Path and search of the screen in sight. */
  currentPath: () => string;
  goTo: (path: string) => void;
  showError: (words: string) => void;
  notifyHost: (message: HostMessage) => void;
  renewToken: () => Promise<void>;
};

const cacheForgetters = new Set<() => void>();

/** The data cache loads later than the session, so it asks to be called when it must be emptied. */
export function onForgetCache(forget: () => void): () => void {
  cacheForgetters.add(forget);
  return () => cacheForgetters.delete(forget);
}

/** Keeps the token of a known customer; a new one has none and stays signed out. */
export function beginSession(signedIn: SignedIn): boolean {
  const { accessToken, expiresInSeconds, customerId, brandId, name } = signedIn;
  if (!accessToken) return false;
  if (loginState.get().customerId !== customerId) forgetTab();
  loginState.update({
    token: accessToken,
    tokenEndsAt: expiresInSeconds === null ? null : Date.now() + expiresInSeconds * 1000,
    customerId,
    brandId,
    name,
  });
  codeEntry.forget();
  return true;
}

/** Empties this browser; only the way back survives. */
export function forgetSession(redirectUrl: string | null): void {
  clearStored('local');
  forgetLogin(redirectUrl);
}

/** Not ended by the customer's own hand: drafts the server does not have stay, for the same customer alone. */
export function forgetRefusedSession(redirectUrl: string | null): void {
  saveUnsentDrafts(() => clearStored('local'));
  forgetLogin(redirectUrl);
}

function forgetLogin(redirectUrl: string | null): void {
  codeEntry.forget();
  loginState.forget();
  if (redirectUrl) loginState.update({ redirectUrl });
  forgetCache();
}

export function createSession(parts: SessionParts) {
  let hostWasTold = false;

  function handleRefusal({ status, exempt, token }: RefusedCall): void {
    const storedToken = loginState.get().token;
    // Several refusals of one sign-in act once: after the first, the others belong to a token that is gone.
    const isLate = token !== null && token !== storedToken;
    if (exempt || isLate) return;
    if (parts.isEmbedded()) notifyHostOnce(storedToken);
    else leave(status, storedToken);
  }

  function leave(status: 401 | 403, storedToken: string | null): void {
    const path = parts.currentPath();
    if (storedToken) {
      forgetRefusedSession(ownPath(path));
      if (status === 401) resetTabSession();
      parts.showError(platformTexts.loggedOut);
    } else if (ownPath(path)) {
      loginState.update({ redirectUrl: path });
    }
    parts.goTo(loginPathFor(path, loginState.get().redirectUrl));
  }

  function notifyHostOnce(storedToken: string | null): void {
    if (storedToken) hostWasTold = false;
    forgetRefusedSession(null);
    if (hostWasTold) return;
    hostWasTold = true;
    parts.notifyHost('Unauthorized');
  }

  /** Ends the sign-in here whatever the server answers, or does not answer. */
  async function logout(): Promise<void> {
    const path = parts.currentPath();
    const wasHeard = await Promise.race([askServerToEnd(), waited(LOGOUT_WAIT_MS).then(() => false)]);
    forgetSession(isAccountPage(path) ? pathTo('home') : (ownPath(path) ?? pathTo('home')));
    if (!wasHeard) noteLateLogout();
    resetTabSession();
    parts.goTo(pathTo('login'));
  }

  /** False when no answer came. */
  async function askServerToEnd(): Promise<boolean> {
    try {
      const { token, tokenEndsAt } = loginState.get();
      // A server forgets only a sign-in it still recognises, so an ended token is renewed first.
      if (tokenEndsAt !== null && tokenEndsAt <= Date.now()) await parts.renewToken();
      const { logout: endSignIn } = await import('#contract/customer/auth.ts');
      if (token) await call(endSignIn, {}, EXEMPT);
      return true;
    } catch (error) {
      // Local data goes either way.
      return error instanceof ApiError && error.status < 500;
    }
  }

  return { handleRefusal, logout };
}

/** Scroll offsets and the like; that the host app shows us stays true. */
function resetTabSession(): void {
  clearStored('session');
  saveEmbeddedMode();
}

function forgetCache(): void {
  for (const forget of cacheForgetters) forget();
}

/** What this tab remembers of whoever was signed in, before somebody else is. */
export function forgetTab(): void {
  forgetCache();
  resetTabSession();
}

function waited(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
