/** A logout made without a line is told to the server when the line is back: until then only the cookie is left. */
import { ApiError } from '#contract/client.ts';
import { call, RENEWAL } from '../api.ts';
import { isSignedIn, loginState } from './login-state.ts';

/** A cookie too, because a logout leaves nothing in storage; it lives as long as the one it is about. */
const NOTE = 'selvedge-late-logout';
const NOTE_SECONDS = 30 * 24 * 3600;

export function noteLateLogout(): void {
  keepNote(NOTE_SECONDS);
}

export function watchForLine(): void {
  window.addEventListener('online', () => void tellLateLogout());
  // Whoever signs in again has another cookie, which must stay.
  loginState.subscribe(() => isSignedIn() && hasNote() && keepNote(0));
  void tellLateLogout();
}

async function tellLateLogout(): Promise<void> {
  if (!hasNote() || isSignedIn()) return;
  try {
    const { endSessionByCookie } = await import('#contract/auth.ts');
    await call(endSessionByCookie, {}, RENEWAL);
  } catch (error) {
    // Still no line; a back end that answers anything has heard it.
    if (!(error instanceof ApiError) || error.status >= 500) return;
  }
  keepNote(0);
}

function hasNote(): boolean {
  return globalThis.document?.cookie?.includes(`${NOTE}=`) ?? false;
}

function keepNote(seconds: number): void {
  if (!globalThis.document) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous and not in every browser.
  document.cookie = `${NOTE}=yes; Path=/; Max-Age=${seconds}; SameSite=Strict; Secure`;
}
