import { expect, test } from 'vitest';
import { PATHS, type PathName, pathNameOf, pathTo } from './paths.ts';

const PUBLIC = [
  '/login',
  '/terms',
  '/otp',
  '/not-registered',
  '/createCustomer',
  '/payment-international',
  '/customer/app-link',
  '/customer/production-detail/fabrics/{fabId}/orders/{orderId}',
  '/packing-list/fabrics/{fabId}/orders/{orderId}/quote/{quoteId}',
];

const PROTECTED = [
  '/customer/home',
  '/customer/create-request/create',
  '/customer/feedback/{feedbackOrderId}',
  '/customer/alradyFeedBack',
  '/customer/editspecifications',
  '/topSelling',
  '/customer/quotes',
  '/customer/quote-detail/fabrics/{fabId}',
  '/customer/account',
  '/customer/account/profile',
  '/customer/payments',
  '/customer/search',
  '/customer/orders',
  '/customer/intransit-detail/fabrics/{fabId}/orders/{orderId}',
  '/customer/production-details/fabrics/{fabId}/orders/{orderId}',
  '/customer/delivered-detail/fabrics/{fabId}/orders/{orderId}',
  '/customer/intransit-detail/fabrics/{fabId}/orders/{orderId}/raise-issue/',
  '/customer/create-order/select-quotes/fabrics/{fabId}',
  '/customer/create-order/ConfirmDetails/fabrics/{fabId}',
  '/customer/liveQualityDetailsView/fabrics/{fabId}',
  '/customer/create-order/Live-Quality/ConfirmDetails',
  '/customer/create-order/top-selling/ConfirmDetails',
  '/customer/create-order/paymentDetails/fabrics/{fabId}',
];

function pathsWith(access: 'public' | 'protected'): string[] {
  const rows = Object.values(PATHS).filter((row) => row.access === access);
  return rows.map(({ path }) => path.replace(/\$(\w+)/g, '{$1}')).sort();
}

test('the public paths are those of the specification, letter by letter', () => {
  expect(pathsWith('public')).toEqual([...PUBLIC].sort());
});

test('the protected paths are those of the specification, letter by letter', () => {
  expect(pathsWith('protected')).toEqual([...PROTECTED].sort());
});

test('a path is filled with its ids', () => {
  expect(pathTo('raiseIssue', { fabId: 'f 1', orderId: 'o/2' })).toBe(
    '/customer/intransit-detail/fabrics/f%201/orders/o%2F2/raise-issue/',
  );
});

test.each(Object.keys(PATHS) as PathName[])('the path of %s is recognised as its own', (name) => {
  const path = PATHS[name].path.replace(/\$\w+/g, 'some-id');
  expect(pathNameOf(path)).toBe(name);
});

test.each(['/', '/Login', '/customer', '/customer/Home', '/customer/orders/7', '/login/x', '/desk'])(
  '%s belongs to no screen',
  (path) => {
    expect(pathNameOf(path)).toBeNull();
  },
);
