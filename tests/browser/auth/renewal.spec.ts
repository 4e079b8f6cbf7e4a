import { expect, stored, test } from '#tests/support/browser/browser-test.ts';

const REFRESH = '**/apifabric/auth/refresh/';
const ME = '**/apiuser/customer/*/';
const MINUTE_MS = 60_000;

test('the token is renewed a minute before it ends, and calls go on with the new one', async ({
  page,
  signedIn: { signIn, customer },
}) => {
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh/')) renewals += 1;
  });
  await page.clock.install();
  await page.goto('/customer/home');
  await expect(page.getByText(customer.company)).toBeVisible();
  const endsAt = Number((await stored(page, 'selvedge.login'))?.tokenEndsAt);
  await page.clock.pauseAt(endsAt - MINUTE_MS - 5000);
  expect(renewals).toBe(0);

  const renewal = page.waitForRequest(REFRESH);
  await page.clock.runFor(6000);
  const headers = await (await renewal).allHeaders();
  expect(headers['x-selvedge-client']).toBe('web');
  expect(headers['x-skip-auth-handling']).toBe('1');
  expect(headers.cookie).toContain('__Host-selvedge-refresh=');
  await expect.poll(async () => (await stored(page, 'selvedge.login'))?.token).not.toBe(signIn.accessToken);

  const renewed = await stored(page, 'selvedge.login');
  expect(Number(renewed?.tokenEndsAt)).toBeGreaterThan(endsAt);
  await page.clock.resume();
  const call = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await page.reload();
  expect((await call).headers().authorization).toBe(`Bearer ${renewed?.token}`);
  await expect(page.getByText(customer.company)).toBeVisible();
  expect(renewals).toBe(1);
});

for (const status of [401, 500]) {
  test(`a renewal that is answered with ${status} does not log out`, async ({
    page,
    signedIn: { signIn, customer },
    complaints,
  }) => {
    complaints.allowFailedCalls();
    await page.route(REFRESH, (route) => route.fulfill({ status, json: {} }));
    await page.clock.install();
    await page.goto('/customer/home');
    await expect(page.getByText(customer.company)).toBeVisible();
    const answered = page.waitForResponse(REFRESH);
    await page.clock.fastForward(29 * MINUTE_MS + 30_000);
    await answered;

    await page.getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('main').getByText(customer.name)).toBeVisible();
    await expect(page).toHaveURL('/customer/account');
    expect((await stored(page, 'selvedge.login'))?.token).toBe(signIn.accessToken);
  });
}

test('a page opened with a token about to end renews it before it asks for anything', async ({
  page,
  signedIn: { signIn, customer },
}) => {
  await page.goto('/terms');
  await page.evaluate(() => {
    const login = JSON.parse(localStorage.getItem('selvedge.login') ?? '{}');
    localStorage.setItem('selvedge.login', JSON.stringify({ ...login, tokenEndsAt: Date.now() + 20_000 }));
  });
  const call = page.waitForRequest(ME);
  await page.goto('/customer/home');
  await expect(page.getByText(customer.company)).toBeVisible();
  expect((await call).headers().authorization).not.toBe(`Bearer ${signIn.accessToken}`);
});
