import { DESK, expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { openPart, stepUp } from '#tests/support/browser/account.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { followLink } from '#tests/support/browser/follow-link.ts';
import { aPerson } from '#tests/support/browser/people.ts';
import { codeField } from '#tests/support/browser/sign-in.ts';

const PARTS = [
  ['addresses', 'Addresses'],
  ['gst', 'GST numbers'],
  ['msme', 'MSME registration'],
  ['bank', 'Bank details'],
  ['credit', 'Credit period and limit'],
  ['whatsapp', 'WhatsApp'],
  ['notifications', 'Notifications'],
  ['devices', 'Signed-in devices'],
  ['history', 'History'],
  ['policies', 'Policies'],
  ['help', 'Help and contact'],
] as const;

test('every part of the account is accessible, on a phone and beside its list', async ({
  page,
  signedIn: { customer },
}) => {
  test.slow();
  await page.goto('/customer/account');
  await expect(page.getByText(customer.company).first()).toBeVisible();
  await expectAccessible(page);
  for (const [view, title] of PARTS) {
    await followLink(page, `/customer/account?view=${view}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    await expectAccessible(page);
  }
});

test('Back closes a part and returns to its line; on a desk the list stays beside it', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/customer/account');
  await page.getByRole('link', { name: /^Credit period/ }).click();
  await expect(page).toHaveURL('/customer/account?view=credit');
  await expect(page.getByRole('heading', { level: 1, name: 'Credit period and limit' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/customer/account');
  await expect(page.getByRole('link', { name: /^Credit period/ })).toBeFocused();

  await page.setViewportSize(DESK);
  await expect(page.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible();
  await page.getByRole('link', { name: /^Credit period/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Credit period and limit' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Addresses/ })).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('link', { name: /^Addresses/ })).toBeHidden();
});

test('a credit period is chosen by its cost, and the history tells who did it, when and where', async ({
  page,
  signedIn: { customer },
}) => {
  await openPart(page, 'credit', 'Credit period and limit');
  await expect(page.getByText('Adds 2.25% to the price')).toBeVisible();
  await page.getByRole('radio', { name: '45 days after the tax invoice' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Credit period saved.')).toBeVisible();

  await openPart(page, 'history', 'History');
  const line = page.getByRole('listitem').filter({ hasText: 'Credit period chosen' });
  await expect(line).toContainText(customer.name);
  await expect(line).toContainText(/[A-Z][a-z]{2} \d{2}, \d{4}, \d{2}:\d{2}/);
  await expect(page.getByText('End of list')).toBeVisible();
});

test('a notification is switched off at once, stays off, and moves back if the server does not take it', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await openPart(page, 'notifications', 'Notifications');
  const flip = page.getByRole('switch', { name: 'New quote: Email' });
  const taken = page.waitForResponse(
    (answer) => answer.url().endsWith('/notification-choices/') && answer.request().method() === 'PUT',
  );
  await flip.click();
  await expect(flip).not.toBeChecked();
  expect((await taken).ok()).toBe(true);
  await page.goto('/customer/account');
  await expect(page.getByRole('link', { name: /^Notifications 1 turned off/ })).toBeVisible();
  await openPart(page, 'notifications', 'Notifications');
  await expect(flip).not.toBeChecked();
  await page.route('**/apiuser/notification-choices/', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await flip.click();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await expect(flip).not.toBeChecked();
});

test('name and unit change freely; the number to sign in with needs a code on both', async ({
  page,
  outbox,
  signedIn: { customer },
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  await page.goto('/customer/account/profile');
  await page.getByLabel('Your name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByRole('radio', { name: 'Yards' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expectAccessible(page);

  const next = aPerson('IN');
  await page.getByRole('button', { name: 'Change sign-in number' }).click();
  await page.getByLabel('New mobile number').fill(next.typed);
  await page.getByRole('button', { name: 'Send code' }).click();
  await stepUp(page, outbox, customer.address);
  await expect(page.getByText('We sent a code to')).toBeVisible();
  await codeField(page).fill(await outbox.codeFor(next.address));
  await expect(page.getByText('Sign-in updated.')).toBeVisible();
  const spaced = `+91 ${next.typed.slice(0, 5)} ${next.typed.slice(5)}`;
  await expect(page.getByText(spaced)).toBeVisible();
});

test('offline, what was read stays in sight and a change says that it cannot be sent', async ({
  page,
  context,
  signedIn: _,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await openPart(page, 'credit', 'Credit period and limit');
  await expect(page.getByText('Adds 2.25% to the price')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('radio', { name: '30 days after the tax invoice' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You are offline. Check your connection and try again.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Credit period saved.')).toBeVisible();
});

test('a part that could not be read says so and can be asked again', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.allowFailedCalls();
  // A part that nothing else reads: the credit period is also read for the wizard, and would come without being asked again.
  await page.route('**/apiuser/notification-choices/', (route) => route.fulfill({ status: 404, json: {} }));
  await openPart(page, 'notifications', 'Notifications');
  await expect(page.getByText('Something went wrong !').first()).toBeVisible();
  await page.unroute('**/apiuser/notification-choices/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('switch', { name: 'New quote: Email' })).toBeVisible();
});

test('help names a phone number and an email address', async ({ page, signedIn: _ }) => {
  await page.goto('/customer/account');
  await page.getByRole('link', { name: /^Help and contact/ }).click();
  await expect(page.getByRole('link', { name: '+91 22 6900 0100' })).toHaveAttribute(
    'href',
    'tel:+912269000100',
  );
  await expect(page.getByRole('link', { name: 'support@selvedge-demo.example' })).toBeVisible();
});

test('a changed company name takes the badge away', async ({ page, signedIn: { customer }, people }) => {
  await people.verify(customer);
  await page.goto('/customer/account/profile');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByLabel('Company').fill('Quite Another Mill');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not verified', { exact: true })).toBeVisible();
});

test('the policies are read in the account and by anybody', async ({ page, signedIn: _ }) => {
  test.slow();
  await openPart(page, 'policies', 'Policies');
  await expect(page.getByText('Version 1').first()).toBeVisible();
  await page.getByRole('button', { name: /^Return and refund policy/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Return and refund policy' })).toBeVisible();
  await expect(page.getByText('Version 1, in force since 01 Jan, 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/customer/account?view=policies');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/terms?policy=return-refund');
  await expect(page.getByRole('heading', { level: 2, name: 'What we need' })).toBeVisible();
  await expectAccessible(page);
});
