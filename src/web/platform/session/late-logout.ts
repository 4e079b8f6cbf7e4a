/** A logout made offline is reported to the server once the device is online: until then only the cookie is left. */
import { isSignedIn } from './login-state.ts';

/** A cookie too, because a logout leaves nothing in storage; it lives as long as the one it is about. */
const NOTE = 'selvedge-late-logout';
const NOTE_SECONDS = 30 * 24 * 3600;

export function noteLateLogout(): void {
  keepNote(NOTE_SECONDS);
}

export function reportLateLogoutWhenOnline(): void {
  window.addEventListener('online', reportLateLogout);
  reportLateLogout();
}

/** Whoever signs in again has another cookie, which must stay. */
function reportLateLogout(): void {
  if (!document.cookie.includes(NOTE)) return;
  if (isSignedIn()) keepNote(0);
  else
    import('./report-late-logout.ts').then(
      async ({ reportLateLogout: report }) => (await report()) && keepNote(0),
      () => {},
    );
}

function keepNote(seconds: number): void {
  if (!globalThis.document) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous and not in every browser.
  document.cookie = `${NOTE}=yes; Path=/; Max-Age=${seconds}; SameSite=Strict; Secure`;
}
