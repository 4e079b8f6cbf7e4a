import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterSignIn, loginPathFor, ownPath } from './redirect-target.ts';

test.each([
  '/customer/orders',
  '/customer/orders?tab=20',
  '/customer/quote-detail/fabrics/0197f1c0-0000-7000-8000-000000000001?view=sample&id=3',
  '/topSelling',
  '/customer/create-order/Live-Quality/ConfirmDetails',
  '/customer/account',
])('%s is followed', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/customer/home\\..\\..',
  'https://evil.example/customer/home',
  'HTTPS:evil.example',
  'javascript:alert(1)',
  ' /customer/home',
  '/\t/evil.example',
  '/\n/evil.example',
  '/customer/home\u0000',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/customer/home/..//evil.example',
  '/customer/../..//evil.example',
  '/.//evil.example',
  '/@evil.example',
  '/login',
  '/login?redirect=/customer/home',
  '/otp',
  '/createCustomer',
  '/not-registered',
  '/apiuser/logout/',
  '/desk',
  '/download/ticket',
  '/',
  '',
  `/customer/search?q=${'x'.repeat(2000)}`,
  null,
  undefined,
  7,
  ['/customer/home'],
])('%j is not followed', (path) => {
  expect(ownPath(path)).toBeNull();
});

test('whatever is asked for, the target stays on this site', () => {
  const pieces = fc.constantFrom(
    ...['/', '\\', '.', '..', '%2f', '%5c', '@', ':', '?', '#', '\t', ' ', 'https:', 'evil.example'],
    ...['/customer/home', 'customer', '/login', '//', ';', '&redirect='],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 8 }), (parts) => {
      const target = ownPath(parts.join(''));
      if (target === null) return;
      const url = new URL(target, 'https://selvedge.example');
      expect(url.origin).toBe('https://selvedge.example');
      expect(url.pathname + url.search).toBe(target);
      expect(ownPath(target)).toBe(target);
    }),
    { numRuns: 2000 },
  );
});

test('the intended path and search stand in the redirect query', () => {
  expect(loginPathFor('/customer/orders?tab=20', '/customer/payments')).toBe(
    '/login?redirect=%2Fcustomer%2Forders%3Ftab%3D20',
  );
});

test.each(['/customer/account', '/customer/account?view=end-session', '/customer/account/profile'])(
  '%s asks for no way back',
  (path) => {
    expect(loginPathFor(path, '/customer/payments')).toBe('/login');
  },
);

test('where no screen of ours was wanted, the stored redirect URL stands in the redirect query', () => {
  expect(loginPathFor('/', '/customer/payments')).toBe('/login?redirect=%2Fcustomer%2Fpayments');
  expect(loginPathFor('/nowhere', '/customer/account')).toBe('/login');
  expect(loginPathFor('/', '//evil.example')).toBe('/login');
  expect(loginPathFor('/', null)).toBe('/login');
});

test('after signing in the redirect query wins over the remembered address, and home comes last', () => {
  expect(afterSignIn('/customer/orders', '/customer/payments')).toBe('/customer/orders');
  expect(afterSignIn(undefined, '/customer/payments')).toBe('/customer/payments');
  expect(afterSignIn('//evil.example', null)).toBe('/customer/home');
  expect(afterSignIn('//evil.example', '//evil.example')).toBe('/customer/home');
});
