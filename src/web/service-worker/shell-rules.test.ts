import { expect, test } from 'vitest';
import { isAsset, isOldShell, isScreen } from './shell-rules.ts';

test('files of the build are kept; replies of the API, downloads and pages are not', () => {
  for (const path of ['/assets/start-abc.js', '/favicon.svg', '/manifest.webmanifest'])
    expect(isAsset(path)).toBe(true);
  for (const path of ['/apiuser/customer/me/', '/download/ticket', '/files/1', '/customer/home', '/outbox'])
    expect(isAsset(path)).toBe(false);
});

test('screens open offline; downloads and pages of the server do not turn into the app', () => {
  for (const path of ['/', '/login', '/customer/home', '/payment-international', '/terms'])
    expect(isScreen(path)).toBe(true);
  for (const path of [
    '/download/ticket',
    '/outbox',
    '/api-docs',
    '/sandbox-checkout/order_1',
    '/desk',
    '/supplier/',
  ])
    expect(isScreen(path)).toBe(false);
});

test('the build before stays for pages that are still open, older ones go, and strangers are left alone', () => {
  const names = ['selvedge-shell-1', 'another-app', 'selvedge-shell-2', 'selvedge-shell-3'];
  expect(names.filter((name) => isOldShell(name, names, 'selvedge-shell-3'))).toEqual(['selvedge-shell-1']);
});
