/** A sign-in or logout in one tab holds in all tabs of this browser. */
import { CODE_ENTRY_KEY, codeEntry } from './code-entry.ts';
import { loginState } from './login-state.ts';
import { LOGIN_KEY } from './stored-login.ts';

export type OtherTabListeners = {
  /** Another tab signed out, or someone else signed in there. */
  onSignedOut: () => void;
  onSignedIn: () => void;
};

export function followOtherTabs({ onSignedOut, onSignedIn }: OtherTabListeners): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== window.localStorage) return;
    if (key === null || key === CODE_ENTRY_KEY) codeEntry.reload();
    if (key !== null && key !== LOGIN_KEY) return;
    const before = loginState.get();
    loginState.reload();
    const now = loginState.get();
    if (before.token && now.customerId !== before.customerId) onSignedOut();
    if (now.token && now.customerId !== before.customerId) onSignedIn();
  });
  // What another tab wrote between the first look and this listener.
  loginState.reload();
}
