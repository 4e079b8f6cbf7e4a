/** Whether the host app shows us inside its web view; it says so once and it holds for the session. */
import { readStored, writeStored } from '../browser-storage.ts';

const EMBEDDED_KEY = 'selvedge.embedded';

declare global {
  interface Window {
    isNativeApp?: unknown;
  }
}

let embedded: boolean | null = null;

export function isEmbedded(): boolean {
  embedded ??= askedFor() || readStored('session', EMBEDDED_KEY) === 'app';
  return embedded;
}

/** Kept again after the session memory was emptied. */
export function saveEmbeddedMode(): void {
  if (isEmbedded()) writeStored('session', EMBEDDED_KEY, 'app');
}

function askedFor(): boolean {
  if (typeof window === 'undefined') return false;
  return window.isNativeApp === true || new URLSearchParams(window.location.search).get('embed') === 'app';
}
