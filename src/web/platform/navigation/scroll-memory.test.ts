import { beforeEach, expect, test, vi } from 'vitest';
import { loginState } from '../session/login-state.ts';
import { isOnlyOverlay, offsetFor, positionKey, rememberOffset } from './scroll-memory.ts';

const at = (pathname: string, searchStr = '') => ({ pathname, searchStr });

beforeEach(() => {
  loginState.set({ ...loginState.empty, token: 'token' });
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});

test('each tab of a list is a place of its own, an overlay is not', () => {
  expect(positionKey(at('/customer/orders', '?orderTab=20'))).not.toBe(
    positionKey(at('/customer/orders', '?orderTab=40')),
  );
  expect(positionKey(at('/customer/orders', '?orderTab=20&view=order&id=7'))).toBe(
    positionKey(at('/customer/orders', '?orderTab=20')),
  );
});

test('a sheet leaves the screen where it is; a step, and a part of the account, begin at their top', () => {
  const orders = at('/customer/orders', '?orderTab=20');
  expect(isOnlyOverlay(orders, at('/customer/orders', '?orderTab=20&view=order&id=7'))).toBe(true);
  const wizard = (step: number) => at('/customer/create-request/create', `?step=${step}`);
  expect(isOnlyOverlay(wizard(1), wizard(2))).toBe(false);
  expect(isOnlyOverlay(at('/customer/account'), at('/customer/account', '?view=devices'))).toBe(false);
});

test('a tab opens where it was left, also when it is tapped anew', () => {
  rememberOffset(at('/customer/orders', '?orderTab=20'), 640);
  expect(offsetFor(at('/customer/orders', '?orderTab=20'), false)).toBe(640);
  expect(offsetFor(at('/customer/orders', '?orderTab=40'), false)).toBe(0);
});

test('a detail opens at its top, and where it was left only on the way back', () => {
  const detail = at('/customer/quote-detail/fabrics/f1');
  rememberOffset(detail, 300);
  expect(offsetFor(detail, false)).toBe(0);
  expect(offsetFor(detail, true)).toBe(300);
});

test('whoever is signed out leaves no place behind', () => {
  loginState.set(loginState.empty);
  rememberOffset(at('/customer/account'), 120);
  expect(window.sessionStorage.getItem('selvedge.scroll')).toBeNull();
});

test('only the last fifty places are remembered', () => {
  for (let place = 0; place < 60; place += 1) rememberOffset(at(`/customer/feedback/${place}`), 10);
  expect(offsetFor(at('/customer/feedback/5'), true)).toBe(0);
  expect(offsetFor(at('/customer/feedback/59'), true)).toBe(10);
});
