import type { Page } from '@playwright/test';
import { expect } from '#tests/support/browser/browser-test.ts';
import { signInByApi } from '#tests/support/browser/people.ts';
import { test } from '#tests/support/browser/quotes.ts';

// Holds back files of the app, which the worker would bring from its own cache.
test.use({ serviceWorkers: 'block' });

const APP = '**/assets/react-*.js';
const HOME_READ = '/apifabric/home/metrics/';

/** Every call to our server that the page made, by path. */
function callsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api/.test(pathname)) paths.push(pathname + search);
  });
  return paths;
}

async function holdApp(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(APP, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

for (const [name, heading] of [
  ['home', 'Waiting for you'],
  ['quotes', 'No Quotes Received!'],
  ['orders', 'Nothing in Production!'],
  ['payments', 'Nothing due'],
] as const) {
  test(`${name} asks for what it shows before the app is there, and only once`, async ({
    page,
    signedIn: { customer },
  }) => {
    const letAppCome = await holdApp(page);
    const calls = callsOf(page);
    await page.goto(`/customer/${name}`, { waitUntil: 'commit' });
    const links = page.locator('link[rel="prefetched-read"]');
    await expect(links.last()).toBeAttached();
    const early = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const named = early.map((path) => path.replace('-own-customer-', customer.customerId));
    await expect.poll(() => calls.toSorted()).toEqual(named.toSorted());
    letAppCome();

    await expect(page.getByText(heading).first()).toBeVisible();
    await page.waitForLoadState('load');
    // Nor is the same asked for in another form: then this list is behind the screen's own queries.
    const pathOf = (call: string) => call.split('?', 1)[0];
    for (const path of named) expect(calls.filter((call) => pathOf(call) === pathOf(path))).toEqual([path]);
  });
}

test('what changed after the first read and before the app was there is on the screen once it is', async ({
  page,
  desk,
}) => {
  const { fabId } = await desk.aRequest();
  const letAppCome = await holdApp(page);
  const read = page.waitForResponse(`**${HOME_READ}`);
  await page.goto('/customer/home', { waitUntil: 'commit' });
  await read;
  await desk.aQuote(fabId);
  letAppCome();
  await expect(page.getByRole('link', { name: /^With quotes\D*1$/ })).toBeVisible();
});

test('what an address asks for by itself is not asked for before the app is there', async ({
  page,
  signedIn: _,
}) => {
  const calls = callsOf(page);
  await page.goto('/customer/orders?orderTab=40');
  await expect(page.getByText('Nothing Delivered!')).toBeVisible();
  expect(calls.filter((call) => call.includes('orderTab=10'))).toEqual([]);
});

test('a first read that fails is asked for again by the app', async ({
  page,
  signedIn: { customer },
  complaints,
}) => {
  complaints.allowFailedCalls();
  await page.route(`**${HOME_READ}`, (route) => route.abort(), { times: 1 });
  await page.goto('/customer/home');
  await expect(page.getByText(customer.company)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
});

test('a sign-in that has ended is noticed by the first read too', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await page.evaluate(() => {
    const login = JSON.parse(localStorage.getItem('selvedge.login') ?? '{}');
    localStorage.setItem('selvedge.login', JSON.stringify({ ...login, token: 'ended' }));
  });
  await page.goto('/customer/home');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('the answer to one sign-in is never shown to another', async ({
  page,
  signedIn: _,
  people,
  address,
  serverUrl,
}) => {
  const other = await people.aCustomer();
  const signIn = await signInByApi(other, { serverUrl, address });
  const letAppCome = await holdApp(page);
  const read = page.waitForResponse(`**${HOME_READ}`);
  await page.goto('/customer/home', { waitUntil: 'commit' });
  await read;
  // Another tab has signed somebody else in meanwhile.
  await page.evaluate(
    ([customer, { accessToken }]) => {
      const login = JSON.parse(localStorage.getItem('selvedge.login') ?? '{}');
      const { customerId, brandId, name } = customer;
      localStorage.setItem(
        'selvedge.login',
        JSON.stringify({ ...login, token: accessToken, customerId, brandId, name }),
      );
    },
    [other, signIn] as const,
  );
  const again = page.waitForRequest(
    (request) =>
      request.url().endsWith(HOME_READ) && request.headers().authorization === `Bearer ${signIn.accessToken}`,
  );
  letAppCome();
  await again;
  await expect(page.getByText(other.company)).toBeVisible();
});

test('the sign of Indian prices is on its way before the app that draws the first price', async ({
  page,
  signedIn: _,
}) => {
  const letAppCome = await holdApp(page);
  const sign = page.waitForResponse('**/assets/nunito-sans-rupee-*.woff2');
  await page.goto('/customer/quotes', { waitUntil: 'commit' });
  expect((await sign).ok()).toBe(true);
  letAppCome();
  await expect(page.getByText('No Quotes Received!').first()).toBeVisible();
});
