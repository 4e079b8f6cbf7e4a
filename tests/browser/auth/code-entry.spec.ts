import type { Page } from '@playwright/test';
import { test as base, expect, stored } from '#tests/support/browser/browser-test.ts';
import { aPerson, type Customer } from '#tests/support/browser/people.ts';
import {
  addressField,
  askForCode,
  codeField,
  enterCode,
  signInOnPage,
  wrongCodeFor,
} from '#tests/support/browser/sign-in.ts';

const WRONG = 'Incorrect code. Check it and try again.';

/** A customer who is asked for the code that was sent; calls of theirs may be refused. */
const test = base.extend<{ requested: { customer: Customer; code: string } }>({
  requested: async ({ page, people, outbox, complaints }, use) => {
    complaints.allowFailedCalls();
    const customer = await people.aCustomer();
    await page.goto('/login');
    await askForCode(page, customer);
    await use({ customer, code: await outbox.codeFor(customer.address) });
  },
});

async function expectRefused(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words)).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
  await expect(codeField(page)).toBeFocused();
}

test('a wrong code is refused at the field, and the right one still signs in', async ({
  page,
  requested: { customer, code },
}) => {
  const refused = page.waitForResponse('**/otp/verify/');
  await enterCode(page, wrongCodeFor(code));
  expect((await refused).status()).toBe(422);
  await expectRefused(page, WRONG);
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
  expect((await stored(page, 'selvedge.code-entry'))?.loggedInError).toBe(WRONG);
  await codeField(page).pressSequentially('1');
  await expect(page.getByText(WRONG)).toBeHidden();
  expect((await stored(page, 'selvedge.code-entry'))?.loggedInError).toBeNull();

  await enterCode(page, code);
  await expect(page.getByText(customer.company)).toBeVisible();
});

test('an ended code says that a new one is needed', async ({
  page,
  people,
  requested: { customer, code },
}) => {
  await people.letCodesAge(customer, 600);
  const refused = page.waitForResponse('**/otp/verify/');
  await enterCode(page, code);
  expect((await refused).status()).toBe(410);
  await expectRefused(page, 'This code has expired. Request a new one.');
});

test('after five wrong tries even the right code is refused, and nobody is sent away', async ({
  page,
  requested: { code },
}) => {
  for (let tries = 0; tries < 5; tries += 1) {
    await enterCode(page, wrongCodeFor(code));
    await expectRefused(page, WRONG);
  }
  const refused = page.waitForResponse('**/otp/verify/');
  await enterCode(page, code);
  expect((await refused).status()).toBe(429);
  await expectRefused(page, 'Too many incorrect attempts. Request a new code.');
  await expect(page).toHaveURL(/\/otp\?/);
  expect((await stored(page, 'selvedge.login'))?.token ?? null).toBeNull();
});

test('a code that is not complete is not sent', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/otp/verify/')) calls += 1;
  });
  await page.goto('/login');
  await askForCode(page, aPerson());
  await enterCode(page, '12345');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Enter all 6 digits.')).toBeVisible();
  expect(calls).toBe(0);
});

test('a new code can be asked for when the countdown is over; the old one then no longer counts', async ({
  page,
  people,
  outbox,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const customer = await people.aCustomer();
  await page.clock.install();
  await page.goto('/login');
  await askForCode(page, customer);
  const firstCode = await outbox.codeFor(customer.address);
  const resendAt = Number((await stored(page, 'selvedge.code-entry'))?.resendAt);

  await page.clock.pauseAt(resendAt - 5000);
  await expect(page.getByText('You can request a new code in 5 s')).toBeVisible();
  await page.clock.pauseAt(resendAt - 500);
  await expect(page.getByText('You can request a new code in 1 s')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new code' })).toBeHidden();
  await page.clock.pauseAt(resendAt + 250);
  await page.clock.resume();
  await people.letCodesAge(customer, 30);
  await page.getByRole('button', { name: 'Send a new code' }).click();

  await expect(page.getByRole('status').getByText('We have sent you a new code.')).toBeVisible();
  await expect(page.getByText(/You can request a new code in (30|[12]\d) s/)).toBeVisible();
  const secondCode = await outbox.codeFor(customer.address);
  if (firstCode !== secondCode) {
    await enterCode(page, firstCode);
    await expectRefused(page, WRONG);
  }
  await enterCode(page, secondCode);
  await expect(page.getByText(customer.company)).toBeVisible();
});

test('a reload keeps the countdown where it was', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await askForCode(page, aPerson());
  const resendAt = Number((await stored(page, 'selvedge.code-entry'))?.resendAt);
  await page.clock.pauseAt(resendAt - 5000);
  await expect(page.getByText('You can request a new code in 5 s')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/You can request a new code in [1-5] s/)).toBeVisible();
});

test('a server that still waits says how long, in words', async ({ page, people, complaints }) => {
  complaints.allowFailedCalls();
  const customer = await people.aCustomer();
  await page.clock.install();
  await page.goto('/login');
  await askForCode(page, customer);
  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByRole('alert').getByText(/Try again in \d+ seconds\./)).toBeVisible();
});

test('"Change number" leads back with the number offered and the wish kept', async ({
  page,
  people,
  outbox,
}) => {
  const mistyped = aPerson('BD');
  const customer = await people.aCustomer('BD');
  await page.goto('/customer/orders');
  await askForCode(page, mistyped);
  await page.getByRole('link', { name: 'Change number' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fcustomer%2Forders');
  await expect(page.getByRole('radio', { name: /^Bangladesh/ })).toBeChecked();
  await expect(addressField(page, 'BD')).toHaveValue(mistyped.typed);

  await signInOnPage(page, customer, outbox);
  await expect(page).toHaveURL('/customer/orders');
});

test('the code screen without a code under way leads to sign-in', async ({ page }) => {
  await page.goto('/otp?number=%2B91%20%E2%80%A2%E2%80%A210');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
