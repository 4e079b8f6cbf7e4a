import type { Page } from '@playwright/test';
import { test as base, expect, stored } from '#tests/support/browser/browser-test.ts';
import {
  BRIDGES,
  callShape,
  exchangeCodeFor,
  type HostCall,
  offerBridge,
  sayFromHost,
} from '#tests/support/browser/host.ts';
import { type Customer, signInByApi } from '#tests/support/browser/people.ts';

const EVENTS = '**/apifabric/events';
const LOGGED_OUT = 'You have been logged out, please login again.';

/** The customer is signed in in the host app; the web view knows nothing yet but the code it is given. */
const test = base.extend<{ inApp: { customer: Customer; code: string } }>({
  inApp: async ({ people, serverUrl, address }, use) => {
    const customer = await people.aCustomer();
    const { accessToken } = await signInByApi(customer, { serverUrl, address });
    await use({ customer, code: await exchangeCodeFor(serverUrl, accessToken, customer) });
  },
});

const words = (heard: HostCall[]) => heard.map(({ args }) => args.at(-1));

async function everythingStored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
}

for (const bridge of BRIDGES) {
  test(`inside ${bridge}: a code signs in, a 401 and Back reach the host in its own shape`, async ({
    page,
    inApp: { customer, code },
    complaints,
  }) => {
    complaints.allowFailedCalls();
    const heard = await offerBridge(page, bridge);
    await page.goto(`/customer/home?embed=app#x=${code}`);
    await expect(page.getByText(customer.company)).toBeVisible();
    await expect(page).toHaveURL('/customer/home?embed=app');
    expect(await everythingStored(page)).not.toContain(code);
    expect((await stored(page, 'selvedge.login'))?.customerId).toBe(customer.customerId);
    await expect
      .poll(() => heard)
      .toEqual([callShape(bridge, 'PageLoadFinished'), callShape(bridge, 'Home')]);

    await page.getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL('/customer/account');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/customer/home?embed=app');
    await expect.poll(() => heard.length).toBe(3);
    expect(heard[2]).toEqual(callShape(bridge, 'Home'));
    await sayFromHost(page, { type: 'back' });
    await expect.poll(() => heard.length).toBe(4);
    expect(heard[3]).toEqual(callShape(bridge, 'Back'));

    await page.route(EVENTS, (route) => route.fulfill({ status: 401, json: {} }));
    await page.reload();
    await expect.poll(() => words(heard)).toContain('Unauthorized');
    expect(heard.filter(({ args }) => args.includes('Unauthorized'))).toEqual([
      callShape(bridge, 'Unauthorized'),
    ]);
    await expect(page).toHaveURL('/customer/home?embed=app');
    await expect(page.getByText(LOGGED_OUT)).toBeHidden();
    expect((await stored(page, 'selvedge.login'))?.token ?? null).toBeNull();
  });
}

test('a refused code is told as InvalidSecret and leads to the sign-in screen', async ({
  page,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const heard = await offerBridge(page, 'react-native');
  await page.goto('/customer/home?embed=app#x=not-a-code');
  await expect.poll(() => words(heard)).toContain('InvalidSecret');
  expect(words(heard).filter((word) => word === 'InvalidSecret')).toHaveLength(1);
  expect(page.url()).not.toContain('#x=');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(LOGGED_OUT)).toBeHidden();
});

test('a code works once', async ({ page, inApp: { customer, code }, complaints }) => {
  complaints.allowFailedCalls();
  const heard = await offerBridge(page, 'react-native');
  await page.goto(`/customer/home?embed=app#x=${code}`);
  await expect(page.getByText(customer.company)).toBeVisible();
  await page.goto('/terms');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/customer/home?embed=app#x=${code}`);
  await expect.poll(() => words(heard)).toContain('InvalidSecret');
});

test('a code handed over the bridge signs in on the open page', async ({
  page,
  inApp: { customer, code },
}) => {
  const heard = await offerBridge(page, 'android');
  await page.goto('/login?embed=app');
  await expect.poll(() => words(heard)).toEqual(['PageLoadFinished']);
  await sayFromHost(page, { type: 'exchange', code });
  await expect(page.getByText(customer.company)).toBeVisible();
  expect(words(heard)).not.toContain('InvalidSecret');
  expect(await everythingStored(page)).not.toContain(code);
});

test('a Flutter host that is ready late hears what was said before', async ({
  page,
  inApp: { customer, code },
}) => {
  await page.addInitScript(() => Object.assign(window, { flutter_inappwebview: {} }));
  await page.goto(`/customer/home?embed=app#x=${code}`);
  await expect(page.getByText(customer.company)).toBeVisible();
  await page.evaluate(() => {
    const heard: unknown[][] = [];
    const callHandler = (...args: unknown[]) => Promise.resolve(heard.push(args));
    Object.assign(window, { heard, flutter_inappwebview: { callHandler } });
    window.dispatchEvent(new Event('flutterInAppWebViewPlatformReady'));
  });
  await expect
    .poll(() => page.evaluate('heard'))
    .toEqual([
      ['fabricApp', 'PageLoadFinished'],
      ['fabricApp', 'Home'],
    ]);
});

test('PageLoadFinished is said once, Home on every visit to home', async ({ page, inApp: { code } }) => {
  const heard = await offerBridge(page, 'ios');
  await page.goto(`/customer/alradyFeedBack?embed=app#x=${code}`);
  await expect.poll(() => words(heard)).toEqual(['PageLoadFinished']);
  await page.evaluate(() => {
    history.pushState(null, '', '/customer/home');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => words(heard)).toEqual(['PageLoadFinished', 'Home']);
});

test('Back from the first screen is for the host, and an open sheet closes first', async ({
  page,
  inApp: { code },
}) => {
  const heard = await offerBridge(page, 'react-native');
  await page.goto(`/customer/account?view=devices&embed=app#x=${code}`);
  await page.getByRole('button', { name: /^Sign out (?!$)/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await sayFromHost(page, { type: 'back' });
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(words(heard)).toEqual(['PageLoadFinished']);

  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => words(heard)).toEqual(['PageLoadFinished', 'Back']);
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
});

test('embedded there is no spinner, no tab bar, and it stays so for the session', async ({
  page,
  inApp: { customer, code },
}) => {
  await offerBridge(page, 'react-native');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*-screen-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.clock.install();
  const requested = page.waitForRequest('**/assets/home-screen-*.js');
  await page.goto(`/customer/home?embed=app#x=${code}`);
  await requested;
  await page.clock.runFor(2000);
  await expect(page.getByRole('status')).toHaveCount(1);
  await expect(page.getByText('Loading')).toBeHidden();
  held.resolve();
  await expect(page.getByText(customer.company)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await page.goto('/customer/search');
  await expect(page.getByRole('heading', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('the sign of the host alone switches the embedded mode on', async ({ page, signedIn: _ }) => {
  await page.addInitScript(() => Object.assign(window, { isNativeApp: true }));
  await page.goto('/customer/home');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a bridge that throws does not break the page', async ({ page, inApp: { customer, code } }) => {
  await page.addInitScript(() => {
    const postMessage = () => {
      throw new Error('the host is gone');
    };
    Object.assign(window, { ReactNativeWebView: { postMessage } });
  });
  await page.goto(`/customer/home?embed=app#x=${code}`);
  await expect(page.getByText(customer.company)).toBeVisible();
  await sayFromHost(page, { type: 'back' });
  await expect(page.getByText(customer.company)).toBeVisible();
});

test('by configuration the words come as JSON', async ({ page, inApp: { code } }) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config = await answer.json();
    await route.fulfill({ json: { ...config, hostBridge: { ...config.hostBridge, format: 'json' } } });
  });
  const heard = await offerBridge(page, 'react-native');
  await page.goto(`/customer/home?embed=app#x=${code}`);
  await expect
    .poll(() => words(heard))
    .toEqual(['{"type":"PageLoadFinished","v":1}', '{"type":"Home","v":1}']);
});

test('by configuration our own tabs stay in sight inside the host app', async ({
  page,
  inApp: { customer, code },
}) => {
  await offerBridge(page, 'react-native');
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, hostBridge: { ...config.hostBridge, tabBar: 'app' } } });
  });
  await page.goto(`/customer/home?embed=app#x=${code}`);
  await expect(page.getByText(customer.company)).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL('/customer/orders');
});

test('what the host says without sense is ignored', async ({ page, inApp: { customer, code } }) => {
  await offerBridge(page, 'react-native');
  await page.goto(`/customer/home?embed=app#x=${code}`);
  await expect(page.getByText(customer.company)).toBeVisible();
  for (const text of ['', 'null', '{"type":', '{"type":"exchange"}', '{"type":"exchange","code":7}', '[]'])
    await page.evaluate((said) => window.__fabricApp?.receive(said), text);
  await expect(page.getByText(customer.company)).toBeVisible();
  expect((await stored(page, 'selvedge.login'))?.customerId).toBe(customer.customerId);
});
