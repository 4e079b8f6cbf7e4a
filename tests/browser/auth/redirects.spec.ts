import type { Page } from '@playwright/test';
import { expect, saveSignIn, stored, test } from '#tests/support/browser/browser-test.ts';
import { followLink } from '#tests/support/browser/follow-link.ts';
import { signInByApi } from '#tests/support/browser/people.ts';
import { signInOnPage } from '#tests/support/browser/sign-in.ts';

/** Section 2 of the specification, written out once more on purpose: a slip in the app's own table shows here. */
const PROTECTED = [
  '/customer/home',
  '/customer/create-request/create',
  '/customer/feedback/o-1',
  '/customer/alradyFeedBack',
  '/customer/editspecifications',
  '/topSelling',
  '/customer/quotes',
  '/customer/quote-detail/fabrics/f-1',
  '/customer/payments',
  '/customer/search',
  '/customer/orders',
  '/customer/intransit-detail/fabrics/f-1/orders/o-1',
  '/customer/production-details/fabrics/f-1/orders/o-1',
  '/customer/delivered-detail/fabrics/f-1/orders/o-1',
  '/customer/intransit-detail/fabrics/f-1/orders/o-1/raise-issue/',
  '/customer/create-order/select-quotes/fabrics/f-1',
  '/customer/create-order/ConfirmDetails/fabrics/f-1',
  '/customer/liveQualityDetailsView/fabrics/f-1',
  '/customer/create-order/Live-Quality/ConfirmDetails',
  '/customer/create-order/top-selling/ConfirmDetails',
  '/customer/create-order/paymentDetails/fabrics/f-1',
];
const ACCOUNT_PAGES = ['/customer/account', '/customer/account/profile'];
const PUBLIC = [
  '/login',
  '/terms',
  '/not-registered',
  '/payment-international',
  '/customer/app-link',
  '/customer/production-detail/fabrics/f-1/orders/o-1',
  '/packing-list/fabrics/f-1/orders/o-1/quote/q-1',
];
const UNKNOWN = [
  '/',
  '/nowhere',
  '/customer',
  '/customer/HOME',
  '/customer/alradyfeedback',
  '/customer/orders/o-1',
];
const HOSTILE = [
  '//evil.example',
  'https://evil.example/customer/home',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '%2F%2Fevil.example',
  '/login',
];

/** A screen may add where it stands, as the wizard does with its step. */
async function expectScreen(page: Page, path: string): Promise<void> {
  const { pathname, searchParams } = new URL(path, page.url());
  await expect(page).toHaveURL(
    (url) =>
      url.pathname === pathname &&
      [...searchParams].every(([name, value]) => url.searchParams.get(name) === value),
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveTitle(/^Sign in/);
}

test('the root and every unknown path lead to sign-in', async ({ page }) => {
  for (const path of UNKNOWN) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
  }
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

for (const [part, paths] of inParts(PROTECTED, 7)) {
  test(`protected paths ask a visitor to sign in and keep the wish (part ${part})`, async ({ page }) => {
    for (const [place, path] of paths.entries()) {
      if (place === 0) await page.goto(path);
      else await followLink(page, path);
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
    }
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  test(`protected paths exist for a customer, reached through sign-in with the wish (part ${part})`, async ({
    page,
    signedIn,
    complaints,
  }) => {
    // The ids in these paths are nobody's, and the server says so.
    complaints.allowFailedCalls();
    for (const path of paths) {
      await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
      await expectScreen(page, path);
    }
    expect((await stored(page, 'selvedge.login'))?.customerId).toBe(signedIn.customer.customerId);
  });
}

test('account pages lead to plain sign-in, and exist for a customer', async ({
  page,
  context,
  people,
  serverUrl,
  address,
}) => {
  for (const path of ACCOUNT_PAGES) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  const customer = await people.aCustomer();
  await saveSignIn(context, serverUrl, customer, await signInByApi(customer, { serverUrl, address }));
  for (const path of ACCOUNT_PAGES) {
    await page.goto(path);
    await expectScreen(page, path);
  }
});

test('public paths open without a sign-in', async ({ page, complaints }) => {
  // A document without its key has ended, and says so.
  complaints.allow(/410 \(Gone\)/);
  for (const path of PUBLIC) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('after the code the customer is on the wanted page, with its tab', async ({ page, people, outbox }) => {
  const customer = await people.aCustomer();
  await page.goto('/customer/quotes?tab=4&q=40x40');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/customer/quotes?tab=4&q=40x40')}`);
  await signInOnPage(page, customer, outbox);
  await expect(page).toHaveURL('/customer/quotes?tab=4&q=40x40');
  await page.goBack();
  await expect(page).not.toHaveURL(/\/otp/);
});

test('a remembered path is followed once when the address names none', async ({
  page,
  signedIn,
  outbox,
  people,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await page.route('**/apifabric/events', (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto('/customer/orders?tab=20');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/customer/orders?tab=20')}`);
  expect((await stored(page, 'selvedge.login'))?.redirectUrl).toBe('/customer/orders?tab=20');
  await page.unroute('**/apifabric/events');

  await page.goto('/login');
  await people.letCodesAge(signedIn.customer, 30);
  await signInOnPage(page, signedIn.customer, outbox);
  await expect(page).toHaveURL('/customer/orders?tab=20');
  expect((await stored(page, 'selvedge.login'))?.redirectUrl).toBeNull();
});

test('who wants no screen of ours is led back to where the last session ended', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    const empty = {
      token: null,
      tokenEndsAt: null,
      customerId: null,
      brandId: null,
      name: null,
      signUpToast: null,
    };
    localStorage.setItem('selvedge.login', JSON.stringify({ ...empty, redirectUrl: '/customer/payments' }));
  });
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/login?redirect=%2Fcustomer%2Fpayments');
  await page.goto('/customer/orders');
  await expect(page).toHaveURL('/login?redirect=%2Fcustomer%2Forders');
  await page.goto('/customer/account');
  await expect(page).toHaveURL('/login');
});

test('a hostile wish leads home, never away', async ({ page, signedIn: _, serverUrl }) => {
  const left: string[] = [];
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(serverUrl)) left.push(frame.url());
  });
  for (const [place, wish] of HOSTILE.entries()) {
    const path = `/login?redirect=${encodeURIComponent(wish)}`;
    if (place === 0) await page.goto(path);
    else await followLink(page, path);
    await expect(page, wish).toHaveURL('/customer/home');
  }
  expect(left).toEqual([]);
});

test('a hostile wish is dropped on the way through the code as well', async ({ page, people, outbox }) => {
  const customer = await people.aCustomer();
  await page.goto('/login?redirect=//evil.example/customer/home');
  await signInOnPage(page, customer, outbox);
  await expect(page).toHaveURL('/customer/home');
});

test('a signed-in customer who opens sign-in is on home, or where the address leads', async ({
  page,
  signedIn,
}) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/customer/home');
  await expect(page.getByText(signedIn.customer.company)).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/customer/home');
  await page.goto('/login?redirect=%2Fcustomer%2Fpayments');
  await expect(page).toHaveURL('/customer/payments');
});

function inParts(paths: string[], size: number): [part: number, paths: string[]][] {
  const count = Math.ceil(paths.length / size);
  return Array.from({ length: count }, (_, at) => [at + 1, paths.slice(at * size, (at + 1) * size)]);
}
