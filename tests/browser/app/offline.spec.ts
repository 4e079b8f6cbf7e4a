import type { Page } from '@playwright/test';
import { accountIsRead } from '#tests/support/browser/account.ts';
import { expect, saveSignIn, test } from '#tests/support/browser/browser-test.ts';
import { publishApp } from '#tests/support/browser/published-app.ts';
import { atStep, begin, chooseFinish, describeCloth, POPLIN } from '#tests/support/browser/request.ts';
import { shellKept } from '#tests/support/browser/service-worker.ts';

test.afterEach(async ({ page, context }) => {
  await context.setOffline(false);
  await page.evaluate(async () => {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
});

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

/** A worker fetches every file of its build before it takes over, which a busy machine does slowly. */
const ALL_FILES_MS = 240_000;

/** No other worker is on its way any more. */
function settled(page: Page): Promise<void> {
  const isSettled = () =>
    page.evaluate(async () => {
      const kept = await navigator.serviceWorker.ready;
      return kept.installing === null && kept.waiting === null && kept.active?.state === 'activated';
    });
  return expect.poll(isSettled, { timeout: ALL_FILES_MS }).toBe(true);
}

test('a reload offline opens the app with what it knows, and so do other screens', async ({
  page,
  context,
  signedIn: { customer },
  complaints,
}) => {
  complaints.allowFailedCalls();
  await page.goto('/customer/home');
  await expect(page.getByText(customer.company)).toBeVisible();
  await shellKept(page);
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByText(customer.company)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await page.goto('/customer/account/profile');
  await expect(page.getByLabel('Your name')).toHaveValue(customer.name);

  await page.goto('/customer/create-order/paymentDetails/fabrics/f-1?orderId=o-1');
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await page.goto('/payment-international#k=nobody');
  await expect(page.getByText('You are offline.').first()).toBeVisible();

  await context.setOffline(false);
  await page.goto('/customer/home');
  await expect(page.getByText(customer.company)).toBeVisible();
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('a query is begun offline on a device that was signed in and never opened the wizard', async ({
  page,
  context,
  signedIn: { customer },
  complaints,
}) => {
  complaints.allowFailedCalls();
  await page.goto('/customer/home');
  await expect(page.getByText(customer.company)).toBeVisible();
  await shellKept(page);
  const kept = () => page.evaluate(() => localStorage.getItem('selvedge.cache') ?? '');
  await expect.poll(kept).toContain('material-options');
  await expect.poll(kept).toContain('credit-period');
  await context.setOffline(true);
  await begin(page);
  await describeCloth(page, POPLIN);
  await chooseFinish(page, POPLIN);
  await atStep(page, 5, 'Minimum width');
  await expect(page.getByText('Not saved to your account yet')).toBeVisible();
});

test('the worker keeps files of the build and nothing of a customer, before and after signing out', async ({
  page,
  signedIn: { customer, signIn },
}) => {
  await page.goto('/customer/home');
  await expect(page.getByText(customer.company)).toBeVisible();
  await shellKept(page);
  await page.goto('/customer/account');
  await accountIsRead(page);

  const paths = await keptPaths(page);
  expect(paths).toContain('/index.html');
  const build =
    /^\/(assets\/[\w.-]+|index\.html|login\.html|config\.json|favicon\.svg|manifest\.webmanifest)$/;
  expect(paths.filter((path) => !build.test(path))).toEqual([]);
  const contents = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    return (await Promise.all(answers.map((answer) => answer?.text()))).join('');
  });
  expect(contents).not.toContain(customer.company);
  expect(contents).not.toContain(signIn.accessToken);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await keptPaths(page)).toEqual(paths);
});

test('the sign-in page alone keeps nothing on the device', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a new build takes over at once, keeps the one before for open pages, and opens offline', async ({
  page,
  context,
  people,
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const app = await publishApp('build-one');
  const buildOf = () => page.locator('meta[name=build]').getAttribute('content');
  const shells = () => page.evaluate(() => caches.keys());
  // On a busy machine the network may be slower than the worker's patience, which then shows the page before.
  const reloadInto = (build: string) =>
    expect(async () => {
      await page.reload();
      expect(await buildOf()).toBe(build);
    }).toPass();
  try {
    const customer = await people.aCustomer();
    const signIn = { accessToken: 'token', expiresInSeconds: 1800, refreshToken: 'none' };
    await saveSignIn(context, app.url, customer, signIn);
    await page.goto(`${app.url}/customer/account`);
    await shellKept(page);
    expect(await shells()).toEqual(['selvedge-shell-build-one']);

    await app.publish('build-two');
    await reloadInto('build-two');
    await expect.poll(shells).toEqual(['selvedge-shell-build-one', 'selvedge-shell-build-two']);
    await settled(page);
    expect((await keptPaths(page)).filter((path) => path.includes('app-link-screen'))).toEqual([
      '/assets/app-link-screen-build-one.js',
      '/assets/app-link-screen-build-two.js',
    ]);

    await context.setOffline(true);
    await page.reload();
    expect(await buildOf()).toBe('build-two');
    await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
    await context.setOffline(false);
    await app.publish('build-three');
    await reloadInto('build-three');
    await expect
      .poll(shells, { timeout: ALL_FILES_MS })
      .toEqual(['selvedge-shell-build-two', 'selvedge-shell-build-three']);
  } finally {
    await context.setOffline(false);
    await app.close();
  }
});
