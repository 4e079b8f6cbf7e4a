import type { Page, Route } from '@playwright/test';
import { accountIsRead } from '#tests/support/browser/account.ts';
import { expect, stored, test } from '#tests/support/browser/browser-test.ts';

const LOGOUT = '**/apiuser/logout/';

const ANSWERS: { answer: string; respond: (route: Route) => Promise<void> }[] = [
  { answer: 'agrees', respond: (route) => route.continue() },
  { answer: 'fails', respond: (route) => route.fulfill({ status: 500, body: 'broken' }) },
  { answer: 'refuses the token', respond: (route) => route.fulfill({ status: 401, json: {} }) },
  { answer: 'cannot be reached', respond: (route) => route.abort() },
];

async function expectEmptied(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['selvedge.login']);
  expect(await stored(page, 'selvedge.login')).toMatchObject({
    token: null,
    customerId: null,
    name: null,
    redirectUrl: '/customer/home',
  });
  // Nothing of where somebody was, either: the way out leads past the memory of scroll positions.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
}

for (const { answer, respond } of ANSWERS) {
  test(`logging out empties this browser when the server ${answer}`, async ({
    page,
    signedIn,
    complaints,
  }) => {
    complaints.allowFailedCalls();
    await page.route(LOGOUT, respond);
    await page.goto('/customer/home');
    await expect(page.getByText(signedIn.customer.company)).toBeVisible();
    await page.getByRole('link', { name: 'Account' }).click();
    await page.evaluate(() => {
      localStorage.setItem('left-by-an-older-build', 'x');
      sessionStorage.setItem('left-by-this-tab', 'x');
    });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectEmptied(page);
    await expect(page.getByText('You have been logged out')).toBeHidden();

    await page.goBack();
    await expect(page.getByText(signedIn.customer.company)).toBeHidden();
    await expect(page).toHaveURL('/login?redirect=%2Fcustomer%2Fhome');
  });
}

test('logging out does not wait for ever for a silent server', async ({ page, signedIn: _ }) => {
  await page.clock.install();
  await page.route(LOGOUT, () => {});
  await page.goto('/customer/account');
  await accountIsRead(page);
  const requested = page.waitForRequest(LOGOUT);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await requested;
  await expect(page).toHaveURL('/customer/account');
  await page.clock.fastForward(4000);
  await expectEmptied(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('logging out ends the sign-in on the server, with the exemption header', async ({
  page,
  signedIn: { signIn },
  serverUrl,
}) => {
  await page.goto('/customer/account');
  await accountIsRead(page);
  const requested = page.waitForRequest(LOGOUT);
  await page.getByRole('button', { name: 'Sign out' }).click();
  const headers = (await requested).headers();
  expect(headers['x-skip-auth-handling']).toBe('1');
  expect(headers.authorization).toBe(`Bearer ${signIn.accessToken}`);
  await expectEmptied(page);

  const after = await fetch(`${serverUrl}/apiuser/customer/me/`, {
    headers: { authorization: `Bearer ${signIn.accessToken}` },
  });
  expect(after.status).toBe(401);
  expect(await page.context().cookies()).toEqual([]);
});

test('a second tab follows the logout and shows nothing any more', async ({ page, context, signedIn }) => {
  const second = await context.newPage();
  await second.goto('/customer/home');
  await expect(second.getByText(signedIn.customer.company)).toBeVisible();
  await page.goto('/customer/account');
  await accountIsRead(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectEmptied(page);

  await expect(second).toHaveURL(/\/login/);
  await expect(second.getByText(signedIn.customer.company)).toBeHidden();
});

test('a second tab that waits at sign-in follows the sign-in', async ({ page, context, signedIn }) => {
  const { customer } = signedIn;
  const kept = await context.storageState();
  await context.setStorageState({ cookies: [], origins: [] });
  const second = await context.newPage();
  await second.goto('/login');
  await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto('/terms');
  const text = kept.origins[0]?.localStorage[0]?.value ?? '';
  await page.evaluate((login) => localStorage.setItem('selvedge.login', login), text);
  await expect(second).toHaveURL('/customer/home');
  await expect(second.getByText(customer.company)).toBeVisible();
});

test('a logout offline takes the cookie away and ends the sign-in once online again', async ({
  page,
  context,
  signedIn,
  serverUrl,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await page.goto('/customer/account');
  await expect(page.getByText(signedIn.customer.company).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectEmptied(page);
  const held = async () => (await context.cookies()).some(({ name }) => name === '__Host-selvedge-refresh');
  expect(await held()).toBe(true);

  await context.setOffline(false);
  await expect.poll(held).toBe(false);
  const { status } = await fetch(`${serverUrl}/apiuser/sessions/`, {
    headers: { authorization: `Bearer ${signedIn.signIn.accessToken}` },
  });
  expect(status).toBe(401);
});
