import { expect, test, vi } from 'vitest';
import { HOST_MESSAGES } from '#domain/shared/host-message.ts';
import { type HostWindow, sendToHost } from './host-bridge.ts';

const PLAIN = {
  name: 'fabricApp',
  androidName: 'FabricApp',
  format: 'plain',
  parentOrigin: null,
  tabBar: 'host',
} as const;

function hostWith(parts: object): HostWindow {
  return { addEventListener: vi.fn(), ...parts } as HostWindow;
}

test.each(HOST_MESSAGES)('React Native hears %s as one bare word', (message) => {
  const postMessage = vi.fn();
  expect(sendToHost(message, PLAIN, hostWith({ ReactNativeWebView: { postMessage } }))).toBe('react-native');
  expect(postMessage.mock.calls).toEqual([[message]]);
});

test('Flutter hears it through its handler', () => {
  const callHandler = vi.fn();
  expect(sendToHost('Back', PLAIN, hostWith({ flutter_inappwebview: { callHandler } }))).toBe('flutter');
  expect(callHandler.mock.calls).toEqual([['fabricApp', 'Back']]);
});

test('a Flutter platform that is not ready hears it once it is', () => {
  const callHandler = vi.fn();
  const host = hostWith({ flutter_inappwebview: {} });
  const addEventListener = vi.fn((_type: string, listener: () => void) => {
    Object.assign(host, { flutter_inappwebview: { callHandler } });
    listener();
  });
  expect(sendToHost('Home', PLAIN, Object.assign(host, { addEventListener }))).toBe('flutter');
  expect(addEventListener.mock.calls[0]?.[0]).toBe('flutterInAppWebViewPlatformReady');
  expect(callHandler.mock.calls).toEqual([['fabricApp', 'Home']]);
});

test('a rejected promise of Flutter stays with the host', async () => {
  const callHandler = vi.fn(() => Promise.reject(new Error('no handler')));
  sendToHost('Home', PLAIN, hostWith({ flutter_inappwebview: { callHandler } }));
  await Promise.resolve();
  expect(callHandler).toHaveBeenCalledOnce();
});

test('iOS hears it as a method call of its own handler', () => {
  const heard: unknown[] = [];
  const handler = {
    postMessage(this: unknown, text: string) {
      heard.push(this, text);
    },
  };
  expect(
    sendToHost('Success', PLAIN, hostWith({ webkit: { messageHandlers: { fabricApp: handler } } })),
  ).toBe('ios');
  expect(heard).toEqual([handler, 'Success']);
});

test('Android and webview_flutter hear it through the named channel', () => {
  const postMessage = vi.fn();
  expect(sendToHost('Unauthorized', PLAIN, hostWith({ FabricApp: { postMessage } }))).toBe('android');
  expect(postMessage.mock.calls).toEqual([['Unauthorized']]);
});

test('a frame is told only with its configured origin', () => {
  const postMessage = vi.fn();
  const host = hostWith({ parent: { postMessage } });
  expect(sendToHost('Back', PLAIN, host)).toBeNull();
  const parentOrigin = 'https://host.example';
  expect(sendToHost('Back', { ...PLAIN, parentOrigin }, host)).toBe('frame');
  expect(postMessage.mock.calls).toEqual([['Back', parentOrigin]]);
});

test('a page that is its own parent tells nobody', () => {
  const host = hostWith({});
  Object.assign(host, { parent: host });
  expect(sendToHost('Back', { ...PLAIN, parentOrigin: 'https://host.example' }, host)).toBeNull();
});

test('React Native comes first, because on iOS it also stands among the webkit handlers', () => {
  const reactNative = vi.fn();
  const ios = vi.fn();
  const host = hostWith({
    ReactNativeWebView: { postMessage: reactNative },
    webkit: { messageHandlers: { fabricApp: { postMessage: ios } } },
  });
  sendToHost('Home', PLAIN, host);
  expect(reactNative).toHaveBeenCalledOnce();
  expect(ios).not.toHaveBeenCalled();
});

test('by configuration the word travels as JSON, with nothing but its name', () => {
  const postMessage = vi.fn();
  sendToHost(
    'InvalidSecret',
    { ...PLAIN, format: 'json' },
    hostWith({ ReactNativeWebView: { postMessage } }),
  );
  expect(postMessage.mock.calls).toEqual([['{"type":"InvalidSecret","v":1}']]);
});

test('a host that throws does not break the page', () => {
  const postMessage = () => {
    throw new Error('host fault');
  };
  expect(sendToHost('Home', PLAIN, hostWith({ ReactNativeWebView: { postMessage } }))).toBeNull();
});
