import type { BrowserContext, Page } from '@playwright/test';
import { expect, saveSignIn, stored, test } from '#tests/support/browser/browser-test.ts';
import { signInByApi } from '#tests/support/browser/people.ts';
import { askForCode } from '#tests/support/browser/sign-in.ts';

const ME = '**/apiuser/customer/*/';
const EVENTS = '**/apifabric/events';
const LOGGED_OUT = 'You have been logged out, please login again.';
const EMPTY_LOGIN = {
  token: null,
  tokenEndsAt: null,
  customerId: null,
  brandId: null,
  name: null,
  signUpToast: null,
};

/** Things that lay in the browser before, of this app or of an older one. */
async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('left-by-an-older-build', 'x');
    sessionStorage.setItem('left-by-this-tab', 'x');
  });
}

function storageKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).sort());
}

test('calls carry the stored token as bearer', async ({ page, signedIn }) => {
  const call = page.waitForRequest(ME);
  await page.goto('/customer/home');
  expect((await call).headers().authorization).toBe(`Bearer ${signedIn.signIn.accessToken}`);
  expect((await stored(page, 'selvedge.login'))?.token).toBe(signedIn.signIn.accessToken);
});

for (const status of [401, 403]) {
  test(`a ${status} logs a signed-in customer out: storage emptied, words shown, path remembered`, async ({
    page,
    signedIn: _,
    complaints,
  }) => {
    complaints.allowFailedCalls();
    await page.goto('/terms');
    await leaveTraces(page);
    await page.route(ME, (route) => route.fulfill({ status, json: {} }));
    await page.goto('/customer/home');

    await expect(page.getByRole('alert').getByText(LOGGED_OUT, { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/login?redirect=%2Fcustomer%2Fhome');
    expect(await storageKeys(page)).toEqual(['selvedge.login']);
    expect(await stored(page, 'selvedge.login')).toEqual({ ...EMPTY_LOGIN, redirectUrl: '/customer/home' });
    // Only the 401 also resets the session of this tab.
    const trace = await page.evaluate(() => sessionStorage.getItem('left-by-this-tab'));
    expect(trace).toBe(status === 401 ? null : 'x');
  });
}

test('a sign-in ended elsewhere is noticed on the open page', async ({
  page,
  signedIn,
  serverUrl,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const listening = page.waitForResponse(EVENTS);
  await page.goto('/customer/orders');
  await listening;
  const ended = await fetch(`${serverUrl}/apiuser/logout/`, {
    headers: { authorization: `Bearer ${signedIn.signIn.accessToken}` },
  });
  expect(ended.status).toBe(200);

  await expect(page.getByText(LOGGED_OUT)).toBeVisible();
  await expect(page).toHaveURL('/login?redirect=%2Fcustomer%2Forders');
});

test('several refusals at once are one logout and one message', async ({ page, signedIn: _, complaints }) => {
  complaints.allowFailedCalls();
  const all = Promise.withResolvers<void>();
  let refused = 0;
  await page.route(/\/(apiuser|apifabric)\//, async (route) => {
    refused += 1;
    if (refused === 3) all.resolve();
    await all.promise;
    await route.fulfill({ status: 401, json: {} });
  });
  await page.goto('/customer/account');
  await expect(page.getByText(LOGGED_OUT)).toHaveCount(1);
  await expect(page).toHaveURL('/login');
  expect(refused).toBeGreaterThanOrEqual(3);
});

test('an account page is remembered, but the way to sign-in names no target', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await page.route(ME, (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto('/customer/account/profile');
  await expect(page.getByText(LOGGED_OUT)).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect((await stored(page, 'selvedge.login'))?.redirectUrl).toBe('/customer/account/profile');
});

test('a refusal of a call with the exemption header changes nothing', async ({
  page,
  people,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const customer = await people.aCustomer();
  await page.route('**/otp/verify/', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto('/login');
  await askForCode(page, customer);
  await page.getByLabel('One-time code').fill('123456');
  await expect(page.getByText('Something went wrong !')).toBeVisible();
  await expect(page).toHaveURL(/\/otp\?/);
  await expect(page.getByText(LOGGED_OUT)).toBeHidden();
  expect((await stored(page, 'selvedge.login'))?.redirectUrl ?? null).toBeNull();
});

test('without a stored token a refusal leads to sign-in and says nothing of a logout', async ({
  page,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await page.route('**/api/requestDemo', (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto('/not-registered');
  await page.getByLabel('Your name').fill('Maria Silva');
  await page.getByLabel('Email address').fill('maria@cloth.example');
  await page.getByLabel('Phone number').fill('+351 912 345 678');
  await page.getByRole('button', { name: 'Request a demo' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(LOGGED_OUT)).toBeHidden();
});

test('a late refusal of an ended sign-in does not end the next one', async ({
  page,
  context,
  signedIn: _,
  people,
  serverUrl,
  address,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const late = Promise.withResolvers<void>();
  await page.route(
    ME,
    async (route) => {
      await late.promise;
      await route.fulfill({ status: 401, json: {} });
    },
    { times: 1 },
  );
  const requested = page.waitForRequest(ME);
  await page.goto('/customer/home');
  await requested;
  const next = await people.aCustomer();
  await signInInAnotherTab(context, serverUrl, next, address);
  await expect(page.getByText(next.company)).toBeVisible();
  late.resolve();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('main').getByText(next.name)).toBeVisible();
  await expect(page.getByText(LOGGED_OUT)).toBeHidden();
  expect((await stored(page, 'selvedge.login'))?.customerId).toBe(next.customerId);
});

test("another customer's kept data never shows", async ({
  page,
  context,
  signedIn,
  people,
  serverUrl,
  address,
}) => {
  await page.goto('/customer/home');
  const cache = () => page.evaluate(() => localStorage.getItem('selvedge.cache') ?? '');
  await expect.poll(cache).toContain(signedIn.customer.company);
  await page.goto('/terms');
  const kept = await cache();
  expect(kept).toContain(signedIn.customer.company);

  const other = await people.aCustomer();
  await saveSignIn(context, serverUrl, other, await signInByApi(other, { serverUrl, address }));
  await page.goto('/terms');
  await page.evaluate((text) => localStorage.setItem('selvedge.cache', text), kept);
  const held = Promise.withResolvers<void>();
  await page.route(ME, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/customer/home');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.getByText(signedIn.customer.company)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('selvedge.cache') ?? '')).not.toContain(
    signedIn.customer.company,
  );
  held.resolve();
  await expect(page.getByText(other.company)).toBeVisible();
});

async function signInInAnotherTab(
  context: BrowserContext,
  serverUrl: string,
  customer: Parameters<typeof saveSignIn>[2],
  address: string,
): Promise<void> {
  const { accessToken } = await signInByApi(customer, { serverUrl, address });
  const tab = await context.newPage();
  await tab.goto('/terms');
  const { customerId, brandId, name } = customer;
  const login = { ...EMPTY_LOGIN, token: accessToken, customerId, brandId, name, redirectUrl: null };
  await tab.evaluate((text) => localStorage.setItem('selvedge.login', text), JSON.stringify(login));
  await tab.close();
}
