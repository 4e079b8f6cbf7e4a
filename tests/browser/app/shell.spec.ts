import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { followLink } from '#tests/support/browser/follow-link.ts';
import { otherDeviceOf } from '#tests/support/browser/host.ts';

const TABS = ['Add query', 'Home', 'Queries', 'Orders', 'Payments'];
const TAB_PATHS = [
  '/customer/create-request/create',
  '/customer/home',
  '/customer/quotes',
  '/customer/orders',
  '/customer/payments',
];

/** The tabs in sight: the bar on phones, the rail on wide screens. */
function tabs(page: Page) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link');
}

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

test('a phone has five tabs below, in their order, and each leads to its place', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/customer/home');
  await expect(tabs(page)).toHaveText(TABS);
  // The app takes the place of the first picture while this looks.
  const bottom = async () => {
    const [bar] = await page.getByRole('navigation', { name: 'Main' }).all();
    const box = await bar?.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(bottom).toBe(844);

  for (const [place, name] of TABS.entries()) {
    await tab(page, name).click();
    // The wizard adds its step by itself.
    await expect(page).toHaveURL(({ pathname }) => pathname === TAB_PATHS[place]);
    if (name === 'Add query') {
      // Step by step, with its own way out.
      await expect(tabs(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Save and exit' }).click();
      continue;
    }
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(tabs(page).and(page.locator('[aria-current=page]'))).toHaveCount(1);
  }
});

test('from 1024 wide the tabs stand in a rail at the side', async ({ page, signedIn: { customer } }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/customer/home');
  const top = async () => (await tabs(page).first().boundingBox())?.y ?? 0;
  await expect(tabs(page)).toHaveText(TABS);
  // The app takes the place of the first picture while this looks.
  await expect.poll(top).toBeGreaterThan(700);

  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(tabs(page)).toHaveText([...TABS, 'Fabrics']);
  await expect.poll(top).toBeLessThan(200);
  await page.getByRole('link', { name: customer.name }).click();
  await expect(page).toHaveURL('/customer/account');
});

test('each tab opens where it was left, a fresh detail at its top', async ({
  page,
  signedIn: { customer },
}) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto('/customer/home');
  await expect(page.getByText(customer.company)).toBeVisible();
  // The last part of the page.
  await expect(page.getByText('Are you registered as an MSME?')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 180));
  await tab(page, 'Orders').click();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await tab(page, 'Home').click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(180);

  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(180);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(180);
});

test('an overlay lives in the address: Back closes it, a link opens it', async ({
  page,
  signedIn: { customer, signIn },
  serverUrl,
}) => {
  await otherDeviceOf(serverUrl, signIn.accessToken, customer);
  const dialog = page.getByRole('dialog');
  await page.goto('/customer/account');
  await page.getByRole('link', { name: 'Signed-in devices' }).click();
  await page.getByRole('button', { name: /^Sign out (?!$)/ }).click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\?view=devices&id=[\w-]+$/);
  const link = page.url();

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/customer/account?view=devices');
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/customer/account?view=devices');
  await page.goBack();
  await expect(page).toHaveURL('/customer/account');

  await page.goto(link);
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/customer/account?view=devices');
});

test('Back on a page that was opened directly leads home, or to sign-in', async ({
  page,
  context,
  signedIn: _,
}) => {
  await page.goto('/customer/account');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/customer/home');
  await context.setStorageState({ cookies: [], origins: [] });
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/login');
});

test('without a connection a banner says so, and goes when it is back', async ({ page, context }) => {
  await page.goto('/terms');
  await expect(page.getByText('Version 1')).toBeVisible();
  const banner = page.getByRole('status').getByText('You are offline.');
  await expect(banner).toBeHidden();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('a toast stands at the top in the middle and leaves after 3000 ms', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await page.route('**/apiuser/customer/*/', (route) => route.fulfill({ status: 401, json: {} }));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.goto('/customer/home');
  const toast = page.getByText('You have been logged out, please login again.');
  await expect(toast).toBeVisible();
  const box = await toast.locator('..').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBe(195);
  expect(box?.y).toBeLessThan(24);
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await page.clock.runFor(2999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toBeHidden();
});

test('every screen has a title of its own', async ({ page, signedIn: _ }) => {
  const titles: Record<string, string> = {
    '/terms': 'Terms of use · Selvedge',
    '/not-registered': 'Request a demo · Selvedge',
    '/customer/app-link': 'Open the app · Selvedge',
    '/customer/home': 'Home · Selvedge',
    '/customer/account': 'Account · Selvedge',
    '/customer/account/profile': 'Profile · Selvedge',
    '/customer/quotes': 'Queries · Selvedge',
  };
  await page.goto('/terms');
  for (const [path, title] of Object.entries(titles)) {
    await followLink(page, path);
    await expect(page).toHaveTitle(title);
  }
  await page.goto('/customer/home');
  await tab(page, 'Orders').click();
  await expect(page).toHaveTitle('Orders · Selvedge');
});
