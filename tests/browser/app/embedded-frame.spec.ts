import type { Frame, Page } from '@playwright/test';
import { test as base, expect } from '#tests/support/browser/browser-test.ts';
import { exchangeCodeFor } from '#tests/support/browser/host.ts';
import { type HostSite, openHostSite } from '#tests/support/browser/host-page.ts';
import { signInByApi } from '#tests/support/browser/people.ts';
import { startSecondServer } from '#tests/support/browser/server.ts';

type Framing = { host: HostSite; stranger: HostSite; appUrl: string };

/** A second process of the server, for which one site is the host. */
const test = base.extend<object, { framing: Framing }>({
  framing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use) => {
      const [host, stranger] = await Promise.all([openHostSite(), openHostSite()]);
      const server = await startSecondServer({
        FRAME_ANCESTORS: host.origin,
        HOST_BRIDGE_PARENT_ORIGIN: host.origin,
      });
      await use({ host, stranger, appUrl: server.url });
      await server.stop();
      await Promise.all([host.close(), stranger.close()]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.describe.configure({ mode: 'default' });

function addressOf({ origin }: HostSite, frame: string, neighbour = ''): string {
  return `${origin}/?${new URLSearchParams({ frame, neighbour })}`;
}

function heardBy(page: Page): Promise<unknown> {
  return page.evaluate('heard');
}

function appFrame(page: Page): Frame {
  const frame = page.frame('frame');
  if (!frame) throw new Error('The host shows no frame.');
  return frame;
}

test('in a frame of the configured site: sign-in, Back and a 401 reach exactly that site', async ({
  page,
  framing: { host, appUrl },
  people,
  address,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const customer = await people.aCustomer();
  const { accessToken } = await signInByApi(customer, { serverUrl: appUrl, address });
  const code = await exchangeCodeFor(appUrl, accessToken, customer);
  await page.goto(addressOf(host, `${appUrl}/customer/home?embed=app#x=${code}`));
  const app = page.frameLocator('[name=frame]');
  await expect(app.getByText(customer.company)).toBeVisible();
  const said = (...words: string[]) => words.map((data) => ({ data, origin: appUrl }));
  await expect.poll(() => heardBy(page)).toEqual(said('PageLoadFinished', 'Home'));

  await page.evaluate((origin) => frames[0]?.postMessage('{"type":"back"}', origin), appUrl);
  await expect.poll(() => heardBy(page)).toEqual(said('PageLoadFinished', 'Home', 'Back'));

  await page.route('**/apiuser/**', (route) => route.fulfill({ status: 401, json: {} }));
  await app.getByRole('link', { name: 'Account' }).click();
  await expect.poll(() => heardBy(page)).toEqual(said('PageLoadFinished', 'Home', 'Back', 'Unauthorized'));
  expect(appFrame(page).url()).toBe(`${appUrl}/customer/account`);
});

test('a code that the configured site posts signs in; the same words from another site do nothing', async ({
  page,
  framing: { host, stranger, appUrl },
  people,
  address,
}) => {
  const customer = await people.aCustomer();
  const { accessToken } = await signInByApi(customer, { serverUrl: appUrl, address });
  const code = await exchangeCodeFor(appUrl, accessToken, customer);
  const words = JSON.stringify({ type: 'exchange', code });
  await page.goto(addressOf(host, `${appUrl}/login?embed=app`, stranger.origin));
  const app = page.frameLocator('[name=frame]');
  await expect(app.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => heardBy(page)).toEqual([{ data: 'PageLoadFinished', origin: appUrl }]);

  let exchanges = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/exchange/')) exchanges += 1;
  });
  await page.frame('neighbour')?.evaluate((text) => parent.frames[0]?.postMessage(text, '*'), words);
  await appFrame(page).evaluate((text) => window.postMessage(text, '*'), words);
  // Messages arrive in order: once this one is heard, those before it have been passed over.
  await appFrame(page).evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => data === 'last' && resolve(null));
        window.postMessage('last', '*');
      }),
  );
  expect(exchanges).toBe(0);

  await page.evaluate(([text, origin]) => frames[0]?.postMessage(text, origin ?? ''), [words, appUrl]);
  await expect(app.getByText(customer.company)).toBeVisible();
  expect(exchanges).toBe(1);
});

test('any other site cannot show the app at all', async ({
  page,
  framing: { stranger, appUrl },
  complaints,
}) => {
  complaints.allow(/frame-ancestors/);
  await page.goto(addressOf(stranger, `${appUrl}/login?embed=app`));
  await expect(page.locator('[name=frame]')).toBeVisible();
  await expect.poll(() => appFrame(page).url()).toMatch(/^chrome-error:/);
  expect(await heardBy(page)).toEqual([]);
});

test('without configuration no site can show the app', async ({
  page,
  framing: { host },
  serverUrl,
  complaints,
}) => {
  complaints.allow(/frame-ancestors/);
  await page.goto(addressOf(host, `${serverUrl}/login?embed=app`));
  await expect.poll(() => appFrame(page).url()).toMatch(/^chrome-error:/);
});
