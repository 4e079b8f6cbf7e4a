import type { Page } from '@playwright/test';
import { DESK, expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect, stored, test } from '#tests/support/browser/browser-test.ts';
import { invitationFor } from '#tests/support/browser/invitation.ts';
import { aPerson, type Person } from '#tests/support/browser/people.ts';
import { signInOnPage } from '#tests/support/browser/sign-in.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';
import type { Outbox } from '#tests/support/server/outbox.ts';

const DRAFT_KEY = 'selvedge.sign-up';

async function proveNumber(page: Page, person: Person, outbox: Outbox): Promise<void> {
  await page.goto('/login');
  await signInOnPage(page, person, outbox);
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
}

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Asha Verma');
  await page.getByLabel('Email address').fill('asha@cloth.example');
  await page.getByLabel('Type of business').selectOption('Garment maker');
  await page.getByLabel('I accept the terms of use').check();
}

const create = (page: Page) => page.getByRole('button', { name: 'Create account' });

async function expectWelcome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/customer/home');
  await expect(page.getByText('Welcome to Selvedge. Your account is ready.')).toBeVisible();
  expect((await stored(page, 'selvedge.login'))?.token).toBeTruthy();
  expect(await page.evaluate((key) => sessionStorage.getItem(key), DRAFT_KEY)).toBeNull();
}

test('an Indian company signs up: the GST number fills it in, a city is offered, the terms are read', async ({
  page,
  outbox,
}) => {
  await proveNumber(page, aPerson('IN'), outbox);
  await expect(page.getByText('verified', { exact: true })).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await page.getByRole('textbox', { name: 'GST number' }).fill(someGstin({ state: '24' }).toLowerCase());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('1 Demo Street, Gujarat')).toBeVisible();
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Company')).toHaveValue('Demo Traders ZZZCA1001Z');

  await page.getByRole('combobox', { name: 'City' }).pressSequentially('sur');
  await expect(page.getByRole('option', { name: /^Surat/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Surat');
  await fillPerson(page);

  await page.getByRole('button', { name: 'Read the terms of use (version 1)' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of use' });
  await expect(terms.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(page).toHaveURL('/createCustomer?view=terms');
  await page.goBack();
  await expect(terms).toBeHidden();
  await expect(page.getByLabel('Your name')).toHaveValue('Asha Verma');

  await create(page).click();
  await expectWelcome(page);
  await page.reload();
  await expect(page.getByText('Demo Traders ZZZCA1001Z')).toBeVisible();
  await expect(page.getByText('Welcome to Selvedge')).toBeHidden();
});

test('a tax register that is down never blocks: the number is kept and verified later', async ({
  page,
  outbox,
}) => {
  await proveNumber(page, aPerson('IN'), outbox);
  await page.getByRole('textbox', { name: 'GST number' }).fill(someGstin({ plays: 'down' }));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The GST register is not responding.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue, verify later' }).click();
  await expect(page.getByLabel('Company')).toBeFocused();
  await page.getByLabel('Company').fill('Asha Textiles');
  await page.getByRole('combobox', { name: 'City' }).fill('A village nobody lists');
  await fillPerson(page);
  await create(page).click();
  await expectWelcome(page);
  await expect(page.getByText('Not verified')).toBeVisible();
});

test('a cancelled registration is refused with the word, and can be left for later', async ({
  page,
  outbox,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await proveNumber(page, aPerson('IN'), outbox);
  const field = page.getByRole('textbox', { name: 'GST number' });
  await field.fill('27AAPFU0939F1ZO');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('One character is mistyped.')).toBeVisible();
  await field.fill(someGstin({ plays: 'cancelled' }));
  await page.getByLabel('Company').fill('Asha Textiles');
  await page.getByRole('combobox', { name: 'City' }).fill('Surat');
  await fillPerson(page);
  await create(page).click();
  await expect(page.getByText('This GST registration is cancelled.')).toBeVisible();
  await expect(field).toBeFocused();

  await page.getByLabel('I will add my GST number later').check();
  await expect(field).toBeHidden();
  await create(page).click();
  await expectWelcome(page);
});

test('a company in Bangladesh signs up with its BIN', async ({ page, outbox }) => {
  await proveNumber(page, aPerson('BD'), outbox);
  await expect(page.getByLabel('GST number')).toBeHidden();
  await page.getByLabel('Company').fill('Padma Stitch Ltd.');
  await page.getByLabel('City').fill('Gazipur');
  await page.getByLabel(/^BIN/).fill('123456789');
  await page.getByLabel('Company').focus();
  await expect(page.getByText('BINs with 9 or 11 digits are no longer valid.')).toBeVisible();
  await page.getByLabel(/^BIN/).fill('0012345670101');
  await fillPerson(page);
  await create(page).click();
  await expectWelcome(page);
});

test('a company from abroad signs up by the invitation that staff send, and only once', async ({
  page,
  outbox,
  serverUrl,
  address,
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const person = aPerson('INTL');
  const link = await invitationFor(person, { serverUrl, address, outbox });
  await page.goto(link);
  await expect(page).toHaveURL('/createCustomer');
  await expect(page.getByText(person.address)).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(person.address);
  await expect(page.getByLabel('Your name')).toHaveValue('Maria Silva');
  await expect(page.getByLabel('Send me updates on WhatsApp')).toBeHidden();
  await expectAccessible(page);

  await page.reload();
  await page.getByLabel('Company').fill('Silva Têxteis');
  await page.getByLabel('City').fill('Porto');
  await page.getByLabel('Type of business').selectOption('Brand');
  await page.getByLabel('I accept the terms of use').check();
  await create(page).click();
  await expectWelcome(page);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible();
  await expectAccessible(page);
});

test('what is missing is named, the first of it focused, and nothing typed is lost by a reload', async ({
  page,
  outbox,
}) => {
  test.slow();
  await proveNumber(page, aPerson('IN'), outbox);
  await page.getByRole('combobox', { name: 'City' }).fill('Surat');
  await create(page).click();
  await expect(page.getByLabel('Company')).toBeFocused();
  for (const label of ['Company', 'Your name', 'Email address', 'Type of business'])
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Accept the terms of use to continue.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Company').fill('Asha Textiles');
  await page.getByLabel(/^Reference code/).fill('NOBODY99');
  await page.getByLabel('Your name').focus();
  await expect(page.getByText('We do not recognise this reference code.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('Asha Textiles');
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Surat');
});

test('a lost answer is tried again under the same key and makes one account', async ({
  page,
  outbox,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const keys: (string | undefined)[] = [];
  await page.route('**/apiuser/customer/', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await proveNumber(page, aPerson('IN'), outbox);
  await page.getByLabel('I will add my GST number later').check();
  await page.getByLabel('Company').fill('Asha Textiles');
  await page.getByRole('combobox', { name: 'City' }).fill('Surat');
  await fillPerson(page);
  await create(page).click();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await create(page).click();
  await expectWelcome(page);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('a proof that has ended leads back to sign-in, and the form is kept', async ({
  page,
  outbox,
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const error = { code: 'sign_up_ended', message: 'Your phone number must be confirmed again.' };
  await page.route('**/apiuser/customer/', (route) => route.fulfill({ status: 410, json: { error } }));
  await proveNumber(page, aPerson('IN'), outbox);
  await page.getByLabel('Company').fill('Asha Textiles');
  await page.getByRole('combobox', { name: 'City' }).fill('Surat');
  await fillPerson(page);
  await create(page).click();
  await expect(page.getByRole('heading', { name: 'Confirm your number again' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate((key) => sessionStorage.getItem(key), DRAFT_KEY)).toContain('Asha Textiles');
});

test('sign-up is accessible with the register’s answer and the terms open', async ({ page, outbox }) => {
  test.slow();
  await proveNumber(page, aPerson('IN'), outbox);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'GST number' }).fill(someGstin());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  await expectAccessible(page);
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: /^Read the terms/ }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Your account' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
