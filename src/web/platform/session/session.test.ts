import { beforeEach, expect, test, vi } from 'vitest';
import { platformTexts } from '../platform.texts.ts';
import { loginState } from './login-state.ts';
import { beginSession, createSession, forgetSession, onForgetCache } from './session.ts';

const SIGNED_IN = {
  accessToken: 'token-1',
  expiresInSeconds: 1800,
  isNewCustomer: false,
  phoneNumber: null,
  gstValidationToken: null,
  name: 'Asha',
  brandId: 'brand',
  customerId: 'asha',
};

function sessionAt(path: string, isEmbedded = false) {
  const parts = {
    isEmbedded: () => isEmbedded,
    currentPath: () => path,
    goTo: vi.fn(),
    showError: vi.fn(),
    notifyHost: vi.fn(),
    renewToken: vi.fn(async () => {}),
  };
  return { ...parts, ...createSession(parts) };
}

beforeEach(() => forgetSession(null));

test.each([401, 403] as const)(
  'a %i with a stored token logs out, says so and remembers the path',
  (status) => {
    beginSession(SIGNED_IN);
    const session = sessionAt('/customer/orders?tab=20');
    session.handleRefusal({ status, exempt: false, token: 'token-1' });
    expect(loginState.get()).toMatchObject({
      token: null,
      customerId: null,
      redirectUrl: '/customer/orders?tab=20',
    });
    expect(session.showError.mock.calls).toEqual([[platformTexts.loggedOut]]);
    expect(session.goTo.mock.calls).toEqual([['/login?redirect=%2Fcustomer%2Forders%3Ftab%3D20']]);
  },
);

test('an exempt call keeps its 401 to itself', () => {
  beginSession(SIGNED_IN);
  const session = sessionAt('/customer/home');
  session.handleRefusal({ status: 401, exempt: true, token: 'token-1' });
  expect(loginState.get().token).toBe('token-1');
  expect(session.goTo).not.toHaveBeenCalled();
});

test('without a stored token the path is remembered and sign-in follows, without a message', () => {
  const session = sessionAt('/customer/payments');
  session.handleRefusal({ status: 401, exempt: false, token: null });
  expect(loginState.get().redirectUrl).toBe('/customer/payments');
  expect(session.goTo.mock.calls).toEqual([['/login?redirect=%2Fcustomer%2Fpayments']]);
  expect(session.showError).not.toHaveBeenCalled();
});

test('several refusals at once act once', () => {
  beginSession(SIGNED_IN);
  const session = sessionAt('/customer/home');
  for (let i = 0; i < 3; i += 1) session.handleRefusal({ status: 401, exempt: false, token: 'token-1' });
  expect(session.showError).toHaveBeenCalledOnce();
  expect(session.goTo).toHaveBeenCalledOnce();
});

test('a late refusal of an earlier sign-in leaves the new one alone', () => {
  beginSession({ ...SIGNED_IN, accessToken: 'token-2' });
  const session = sessionAt('/customer/home');
  session.handleRefusal({ status: 401, exempt: false, token: 'token-1' });
  expect(loginState.get().token).toBe('token-2');
});

test('inside the host app storage is cleared and the host is told once, with no message and no move', () => {
  beginSession(SIGNED_IN);
  const session = sessionAt('/customer/home', true);
  session.handleRefusal({ status: 403, exempt: false, token: 'token-1' });
  session.handleRefusal({ status: 403, exempt: false, token: null });
  expect(loginState.get()).toEqual(loginState.empty);
  expect(session.notifyHost.mock.calls).toEqual([['Unauthorized']]);
  expect(session.showError).not.toHaveBeenCalled();
  expect(session.goTo).not.toHaveBeenCalled();
});

test('a new customer is not signed in', () => {
  expect(beginSession({ ...SIGNED_IN, accessToken: null, isNewCustomer: true })).toBe(false);
  expect(loginState.get().token).toBeNull();
});

test('the data of one customer is forgotten before another one is signed in', () => {
  beginSession(SIGNED_IN);
  const forget = vi.fn();
  const stop = onForgetCache(forget);
  beginSession({ ...SIGNED_IN, accessToken: 'token-2' });
  expect(forget).not.toHaveBeenCalled();
  beginSession({ ...SIGNED_IN, customerId: 'rahim' });
  expect(forget).toHaveBeenCalledOnce();
  stop();
});

test('what a tab remembers of one customer is gone before another one is signed in, and stays for the same', () => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    clear: () => stored.clear(),
  };
  vi.stubGlobal('window', { sessionStorage });
  beginSession(SIGNED_IN);
  stored.set('selvedge.order-form.f1', '{"poNumber":"PO-7"}');
  beginSession({ ...SIGNED_IN, accessToken: 'token-2' });
  expect(stored.has('selvedge.order-form.f1')).toBe(true);
  beginSession({ ...SIGNED_IN, customerId: 'rahim' });
  expect(stored.has('selvedge.order-form.f1')).toBe(false);
  vi.unstubAllGlobals();
});

test('logout clears everything although the server cannot be reached, and stores a way back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  beginSession(SIGNED_IN);
  const session = sessionAt('/customer/orders');
  await session.logout();
  expect(loginState.get()).toMatchObject({ token: null, redirectUrl: '/customer/orders' });
  expect(session.goTo.mock.calls).toEqual([['/login']]);
  vi.unstubAllGlobals();
});

test('a logout from the account page leads home at the next sign-in', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  beginSession(SIGNED_IN);
  await sessionAt('/customer/account').logout();
  expect(loginState.get().redirectUrl).toBe('/customer/home');
  vi.unstubAllGlobals();
});
