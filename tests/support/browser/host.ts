/** Fake host apps: each offers the bridge its web view really has and writes down exactly how it was called. */
import type { Page } from '@playwright/test';
import { issueExchangeCode } from '#contract/customer/auth.ts';
import { sendStepUpCode, verifyStepUpCode } from '#contract/customer/step-up.ts';
import { answered, type Person, testOutbox } from './people.ts';

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

/** What the host app asks its own session for before it opens the web view, after a fresh code. */
export async function exchangeCodeFor(
  serverUrl: string,
  accessToken: string,
  { address }: Pick<Person, 'address'>,
): Promise<string> {
  const post = (path: string, body?: object) =>
    answered(serverUrl + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  await post(sendStepUpCode.path);
  await post(verifyStepUpCode.path, { otp: await testOutbox().codeFor(address) });
  const answer = await post(issueExchangeCode.path);
  const { data } = (await answer.json()) as { data: { code: string } };
  return data.code;
}

/** Signs the same customer in once more, as the host app would. */
export async function otherDeviceOf(
  serverUrl: string,
  accessToken: string,
  customer: Pick<Person, 'address'>,
): Promise<void> {
  const code = await exchangeCodeFor(serverUrl, accessToken, customer);
  const answer = await fetch(`${serverUrl}/apifabric/auth/exchange/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  if (!answer.ok) throw new Error(`No second sign-in: ${answer.status}`);
}

/** What a host says through `evaluateJavascript` and its kin. */
export async function sayFromHost(page: Page, word: object): Promise<void> {
  await page.evaluate((text) => window.__fabricApp?.receive(text), JSON.stringify(word));
}

declare global {
  interface Window {
    __fabricApp?: { receive: (text: string) => Promise<void> };
  }
}
