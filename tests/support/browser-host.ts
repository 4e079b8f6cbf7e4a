/** Fake host apps: each offers the bridge its web view really has and writes down exactly how it was called. */
import type { Page } from '@playwright/test';
import { issueExchangeCode } from '#contract/auth.ts';
import { answered } from './browser-people.ts';

export type HostCall = { bridge: string; args: unknown[]; isMethodCall: boolean };

export const BRIDGES = ['react-native', 'flutter', 'ios', 'android'] as const;
export type BridgeName = (typeof BRIDGES)[number];

/** How the host hears one word: through which object, with which arguments. */
export function callShape(bridge: BridgeName, word: string): HostCall {
  return { bridge, args: bridge === 'flutter' ? ['fabricApp', word] : [word], isMethodCall: true };
}

/** Every call of the bridge, in order, over all pages the web view loads. */
export async function offerBridge(page: Page, bridge: BridgeName): Promise<HostCall[]> {
  const heard: HostCall[] = [];
  await page.exposeFunction('noteHostCall', (call: HostCall) => void heard.push(call));
  await page.addInitScript((name) => {
    type Note = (call: HostCall) => void;
    const host = window as unknown as Record<string, unknown> & { noteHostCall: Note };
    // Real bridges throw when they are called without their object.
    const recorder = (method: string) => {
      const bridgeObject: Record<string, unknown> = {
        async [method](this: unknown, ...args: unknown[]) {
          host.noteHostCall({ bridge: name, args, isMethodCall: this === bridgeObject });
        },
      };
      return bridgeObject;
    };
    if (name === 'react-native') host.ReactNativeWebView = recorder('postMessage');
    if (name === 'flutter') host.flutter_inappwebview = recorder('callHandler');
    if (name === 'ios') host.webkit = { messageHandlers: { fabricApp: recorder('postMessage') } };
    if (name === 'android') host.FabricApp = recorder('postMessage');
  }, bridge);
  return heard;
}

/** What the host app asks its own session for before it opens the web view. */
export async function exchangeCodeFor(serverUrl: string, accessToken: string): Promise<string> {
  const answer = await answered(serverUrl + issueExchangeCode.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { data } = (await answer.json()) as { data: { code: string } };
  return data.code;
}

/** What a host says through `evaluateJavascript` and its kin. */
export async function sayFromHost(page: Page, word: object): Promise<void> {
  await page.evaluate((text) => window.__fabricApp?.receive(text), JSON.stringify(word));
}

declare global {
  interface Window {
    __fabricApp?: { receive: (text: string) => void };
  }
}
