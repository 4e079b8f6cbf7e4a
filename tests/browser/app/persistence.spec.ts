import type { Page } from '@playwright/test';
import { accountIsRead } from '#tests/support/browser/account.ts';
import { expect, stored, test } from '#tests/support/browser/browser-test.ts';
import { askForCode, signInOnPage } from '#tests/support/browser/sign-in.ts';

const API = /\/(apiuser|apifabric)\//;

function keptCache(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('selvedge.cache'));
}

test('login, code entry and data lie under keys of their own', async ({ page, people, signedIn }) => {
  await page.goto('/customer/home');
  await expect.poll(() => keptCache(page)).toContain(signedIn.customer.company);
  await page.goto('/terms');
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'selvedge.cache',
    'selvedge.login',
  ]);
  expect(await keptCache(page)).toContain(signedIn.customer.company);
  expect(await keptCache(page)).not.toContain(signedIn.signIn.accessToken);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await askForCode(page, await people.aCustomer());
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['selvedge.code-entry']);
});

test('what was read shows again after a reload although the server is silent', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await page.goto('/customer/home');
  await expect(page.getByText(signedIn.customer.company)).toBeVisible();
  await expect(page.getByText('Get your first quotes')).toBeVisible();
  await page.route(API, (route) => route.abort());
  await page.reload();
  await expect(page.getByText(signedIn.customer.company)).toBeVisible();
  await expect(page.getByText('Get your first quotes')).toBeVisible();
});

test('MSME details are read and shown, but never kept', async ({ page, signedIn: { customer } }) => {
  const answered = page.waitForResponse('**/apiuser/msme/');
  await page.goto('/customer/account?view=msme');
  expect((await answered).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'MSME registration' })).toBeVisible();
  await page.goto('/customer/home');
  await expect(page.getByText(customer.company)).toBeVisible();
  await page.goto('/terms');
  const everything = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(everything).toContain(customer.company);
  expect(everything.toLowerCase()).not.toContain('msme');
});

test('restoring gives up after 5000 ms, and what could not be read stays as it was', async ({
  page,
  signedIn,
}) => {
  await page.goto('/customer/home');
  await expect(page.getByText(signedIn.customer.company)).toBeVisible();
  await expect.poll(() => keptCache(page)).toContain(signedIn.customer.company);
  await page.goto('/terms');
  const before = await keptCache(page);

  await page.addInitScript(() => {
    const read = Storage.prototype.getItem;
    Object.assign(window, { readCacheNow: () => read.call(localStorage, 'selvedge.cache') });
    // A storage that never answers for this one key.
    Storage.prototype.getItem = function (key) {
      if (key === 'selvedge.cache') return new Promise(() => {}) as never;
      return read.call(this, key);
    };
  });
  // Not one of the reads that are sent before the app is there.
  let requested = 0;
  await page.route('**/apiuser/msme/', (route) => {
    requested += 1;
    return route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.goto('/customer/home');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await page.clock.runFor(4999);
  expect(requested).toBe(0);
  await expect(page.getByText(signedIn.customer.company)).toBeHidden();
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page.getByText(signedIn.customer.company)).toBeVisible();
  await page.clock.runFor(5000);
  const after = await page.evaluate('readCacheNow()');
  expect(before).toContain(signedIn.customer.company);
  expect(after).toBe(before);
});

test('kept data that is broken is put aside and the screen reads anew', async ({ page, signedIn }) => {
  await page.goto('/terms');
  await page.evaluate(() => localStorage.setItem('selvedge.cache', '{"customerId":'));
  await page.goto('/customer/home');
  await expect(page.getByText(signedIn.customer.company)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('selvedge.cache.unread'))).toBe('{"customerId":');
});

test('a broken login, code entry and scroll memory count as none', async ({ page, people, outbox }) => {
  await page.goto('/terms');
  await page.evaluate(() => {
    localStorage.setItem('selvedge.login', '{"token":42}');
    localStorage.setItem('selvedge.code-entry', 'nonsense');
    sessionStorage.setItem('selvedge.scroll', '[');
  });
  await page.goto('/otp?number=x');
  await expect(page).toHaveURL('/login');
  const customer = await people.aCustomer();
  await signInOnPage(page, customer, outbox);
  await expect(page.getByText(customer.company)).toBeVisible();
  expect((await stored(page, 'selvedge.login'))?.customerId).toBe(customer.customerId);
});

test('a browser that forbids storage still signs in, shows home and logs out', async ({
  page,
  people,
  outbox,
}) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  });
  const customer = await people.aCustomer();
  await page.goto('/customer/quotes');
  await signInOnPage(page, customer, outbox);
  await expect(page).toHaveURL('/customer/quotes');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText(customer.company)).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).click();
  await accountIsRead(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
});

test('a browser whose storage is full still signs in', async ({ page, people, outbox }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  const customer = await people.aCustomer();
  await page.goto('/login');
  await signInOnPage(page, customer, outbox);
  await expect(page.getByText(customer.company)).toBeVisible();
});
