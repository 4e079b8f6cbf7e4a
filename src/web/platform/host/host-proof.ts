/** Whether a host app really shows us: told by what it puts into the page, never by what an address says. */
import type { WebConfig } from '#contract/web-config.ts';
import { webConfig } from '../web-config.ts';

export type ProvenWindow = {
  isNativeApp?: unknown;
  ReactNativeWebView?: unknown;
  flutter_inappwebview?: unknown;
  webkit?: { messageHandlers?: Record<string, unknown> };
  location?: { ancestorOrigins?: ArrayLike<string> };
};

export async function isInHostApp(): Promise<boolean> {
  const { hostBridge } = await webConfig();
  return hasHostProof(hostBridge, window as unknown as ProvenWindow);
}

export function hasHostProof(
  { name, androidName, parentOrigin }: WebConfig['hostBridge'],
  host: ProvenWindow,
): boolean {
  const android = (host as Record<string, unknown>)[androidName];
  const isInWebView =
    host.isNativeApp === true ||
    isObject(host.ReactNativeWebView) ||
    isObject(host.flutter_inappwebview) ||
    isObject(host.webkit?.messageHandlers?.[name]) ||
    // A frame with that name would be a window, which an attacker's page could make; a bridge is not.
    (isObject(android) && !('window' in android));
  // Browsers that do not name the frame around us leave the host its messages, which carry their origin.
  return isInWebView || (parentOrigin !== null && host.location?.ancestorOrigins?.[0] === parentOrigin);
}

function isObject(given: unknown): given is object {
  return typeof given === 'object' && given !== null;
}
