import { expect, test } from 'vitest';
import { DEFAULT_CONFIG } from '../web-config.ts';
import { hasHostProof, type ProvenWindow } from './host-proof.ts';

const config = { ...DEFAULT_CONFIG.hostBridge, parentOrigin: 'https://host.example' };
const proves = (host: object) => hasHostProof(config, host as ProvenWindow);

test('each bridge a host can put into the page proves it', () => {
  expect(proves({ isNativeApp: true })).toBe(true);
  expect(proves({ ReactNativeWebView: {} })).toBe(true);
  expect(proves({ flutter_inappwebview: {} })).toBe(true);
  expect(proves({ webkit: { messageHandlers: { fabricApp: {} } } })).toBe(true);
  expect(proves({ FabricApp: {} })).toBe(true);
});

test('a plain window, a foreign handler and a frame named like the bridge prove nothing', () => {
  expect(proves({})).toBe(false);
  expect(proves({ isNativeApp: 'yes' })).toBe(false);
  expect(proves({ webkit: { messageHandlers: { other: {} } } })).toBe(false);
  expect(proves({ FabricApp: { window: {} } })).toBe(false);
});

test('only the configured site directly around us is a host', () => {
  const framedBy = (...ancestorOrigins: string[]) => proves({ location: { ancestorOrigins } });
  expect(framedBy('https://host.example')).toBe(true);
  expect(framedBy('https://other.example', 'https://host.example')).toBe(false);
  expect(framedBy()).toBe(false);
  const unset = { ...config, parentOrigin: null };
  expect(hasHostProof(unset, { location: { ancestorOrigins: [] } })).toBe(false);
});
