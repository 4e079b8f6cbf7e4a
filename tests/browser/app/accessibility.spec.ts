import type { Page } from '@playwright/test';
import { expectAccessible, violationsOn } from '#tests/support/browser/accessible.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { otherDeviceOf } from '#tests/support/browser/host.ts';
import { aPerson } from '#tests/support/browser/people.ts';
import { askForCode, signInOnPage } from '#tests/support/browser/sign-in.ts';

async function heading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('sign-in is accessible for all three markets, also with a problem shown', async ({ page }) => {
  await page.goto('/login');
  await expectAccessible(page);
  for (const market of [/^Bangladesh/, /^International/]) {
    await page.getByRole('radio', { name: market }).check();
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    await expectAccessible(page);
  }
});

test('the code screen is accessible', async ({ page }) => {
  await page.goto('/login');
  await askForCode(page, aPerson());
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Enter all 6 digits.')).toBeVisible();
  await expectAccessible(page);
});

test('the way of somebody new is accessible', async ({ page, outbox }) => {
  await page.goto('/login');
  await signInOnPage(page, aPerson(), outbox);
  await expect(page).toHaveURL('/createCustomer');
  await heading(page, 'Create your account');
  await expectAccessible(page);
  await page.goto('/not-registered');
  await page.getByRole('button', { name: 'Request a demo' }).click();
  await expectAccessible(page);
});

test('the open pages are accessible', async ({ page }) => {
  await page.goto('/terms');
  await heading(page, 'Terms of use');
  await expectAccessible(page);
  // Texts that look like others are passed over; one that no longer does is found.
  await page
    .locator('h2')
    .first()
    .evaluate((title) => title.style.setProperty('color', '#ddd'));
  expect((await violationsOn(page)).map(({ id }) => id)).toEqual(['color-contrast']);
  await page.goto('/customer/app-link');
  await heading(page, /^Open/);
  await expectAccessible(page);
});

test('home and the queries are accessible', async ({ page, signedIn: { customer } }) => {
  await page.goto('/customer/home');
  await expect(page.getByText(customer.company)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/customer/quotes');
  await heading(page, 'Queries');
  await expectAccessible(page);
});

test('account, profile and the question before a device is ended are accessible', async ({
  page,
  signedIn: { customer, signIn },
  serverUrl,
}) => {
  await otherDeviceOf(serverUrl, signIn.accessToken, customer);
  await page.goto('/customer/account');
  await expect(page.getByRole('main').getByText(customer.company).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/customer/account?view=devices');
  await page.getByRole('button', { name: /^Sign out (?!$)/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/customer/account/profile');
  await expect(page.getByRole('main').getByText(customer.company).first()).toBeVisible();
  await expectAccessible(page);
});

test('messages, banners and failures are accessible', async ({ page, context, signedIn: _, complaints }) => {
  complaints.allowFailedCalls();
  await page.route('**/apiuser/customer/*/', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/customer/home');
  await expect(page.getByText('Something went wrong !').first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expectAccessible(page);
});

test('the sample book of components is accessible', async ({ page }) => {
  await page.goto('/dev/ui');
  await heading(page, 'Sample book');
  // Thousands of drawn threads say nothing and take axe very long; the drawings themselves stay.
  await page.evaluate(() => {
    for (const stroke of document.querySelectorAll('svg > :not(title, desc)')) stroke.remove();
  });
  await expectAccessible(page);
});
