/** Notifies the host app of what happened, through whichever bridge its web view offers. */
import type { WebConfig } from '#contract/web-config.ts';
import type { HostMessage } from '#domain/shared/host-message.ts';
import { webConfig } from '../web-config.ts';

export type Bridge = 'react-native' | 'flutter' | 'ios' | 'android' | 'frame';

type Channel = { postMessage?: (text: string) => unknown };
type Flutter = { callHandler?: (handler: string, text: string) => unknown };

export type HostWindow = {
  ReactNativeWebView?: Channel;
  flutter_inappwebview?: Flutter;
  webkit?: { messageHandlers?: Record<string, Channel | undefined> };
  parent?: { postMessage: (text: string, origin: string) => void };
  addEventListener: (type: string, listener: () => void, options?: { once: boolean }) => void;
};

const FLUTTER_READY = 'flutterInAppWebViewPlatformReady';

/** Carries nothing beyond its name. Without a host nothing happens. */
export async function notifyHost(message: HostMessage): Promise<void> {
  const { hostBridge } = await webConfig();
  sendToHost(message, hostBridge, window as unknown as HostWindow);
}

/** The bridge that took the message, or null. A fault of the host never breaks the page. */
export function sendToHost(
  message: HostMessage,
  config: WebConfig['hostBridge'],
  host: HostWindow,
): Bridge | null {
  const text = config.format === 'json' ? JSON.stringify({ type: message, v: 1 }) : message;
  try {
    return deliver(text, config, host);
  } catch {
    return null;
  }
}

/** React Native first, because on iOS it also appears among the webkit handlers. */
function deliver(text: string, config: WebConfig['hostBridge'], host: HostWindow): Bridge | null {
  if (host.ReactNativeWebView?.postMessage) {
    host.ReactNativeWebView.postMessage(text);
    return 'react-native';
  }
  if (host.flutter_inappwebview) {
    callFlutter(text, config.name, host);
    return 'flutter';
  }
  // Called as methods of their objects: a detached reference throws in WKWebView.
  const iosHandlers = host.webkit?.messageHandlers;
  if (iosHandlers?.[config.name]?.postMessage) {
    iosHandlers[config.name]?.postMessage?.(text);
    return 'ios';
  }
  const android = (host as unknown as Record<string, Channel | undefined>)[config.androidName];
  if (android?.postMessage) {
    android.postMessage(text);
    return 'android';
  }
  if (host.parent && (host.parent as unknown) !== host && config.parentOrigin) {
    host.parent.postMessage(text, config.parentOrigin);
    return 'frame';
  }
  return null;
}

/** The object may be there before the platform behind it answers. */
function callFlutter(text: string, handler: string, host: HostWindow): void {
  const send = () => swallow(host.flutter_inappwebview?.callHandler?.(handler, text));
  if (host.flutter_inappwebview?.callHandler) send();
  else host.addEventListener(FLUTTER_READY, send, { once: true });
}

function swallow(answer: unknown): void {
  if (answer instanceof Promise) answer.catch(() => {});
}
