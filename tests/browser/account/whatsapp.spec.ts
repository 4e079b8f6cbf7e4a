import { randomInt } from 'node:crypto';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openPart, stepUp } from '#tests/support/browser/account.ts';
import { expect, saveSignIn, test } from '#tests/support/browser/browser-test.ts';
import { aPerson, signInByApi } from '#tests/support/browser/people.ts';
import { codeField } from '#tests/support/browser/sign-in.ts';

test('a WhatsApp number is proven by its own code, then messages are switched on', async ({
  page,
  outbox,
  signedIn: { customer },
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const other = aPerson('BD');
  await openPart(page, 'whatsapp', 'WhatsApp');
  await page.getByRole('button', { name: /Add a number|Change number|Confirm or change/ }).click();
  await page.getByLabel('Country').selectOption({ label: 'Bangladesh +880' });
  await page.getByLabel('WhatsApp number').fill('0121234567');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Enter a Bangladeshi mobile number')).toBeVisible();
  await page.getByLabel('WhatsApp number').fill(other.typed);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await stepUp(page, outbox, customer.address);
  await expect(page.getByText('We sent a code to')).toBeVisible();
  await codeField(page).fill(await outbox.codeFor(other.address));
  await expect(page.getByText('WhatsApp number confirmed.')).toBeVisible();
  await expect(page.getByText('Messages off', { exact: true })).toBeVisible();
  await expect(page.getByText(/validity/)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('switch', { name: 'WhatsApp messages' }).click();
  await expect(page.getByText('WhatsApp messages are on.', { exact: true })).toBeVisible();
  // The sandbox delivers the first message, and the open screen hears of it.
  await expect(page.getByText('Messages on', { exact: true })).toBeVisible();
  await page.goto('/customer/account');
  await expect(page.getByRole('link', { name: /^WhatsApp Messages on/ })).toBeVisible();
});

test('while WhatsApp is off, no switch promises messages there', async ({ page, signedIn: _ }) => {
  await openPart(page, 'notifications', 'Notifications');
  const byWhatsapp = page.getByRole('switch', { name: 'New quote: WhatsApp' });
  await expect(page.getByText('WhatsApp messages are turned off.')).toBeVisible();
  await expect(byWhatsapp).not.toBeChecked();
  await expect(byWhatsapp).toBeDisabled();
  await expect(page.getByRole('switch', { name: 'New quote: Email' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Turn on WhatsApp' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WhatsApp' })).toBeVisible();
});

test('a buyer abroad gives a number with its country code and proves it', async ({
  page,
  context,
  people,
  outbox,
  serverUrl,
  address,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const customer = await people.aCustomer('INTL');
  await saveSignIn(context, serverUrl, customer, await signInByApi(customer, { serverUrl, address }));
  const national = `7${randomInt(10 ** 9)
    .toString()
    .padStart(9, '0')}`;
  await openPart(page, 'whatsapp', 'WhatsApp');
  await page.getByRole('button', { name: 'Add a number' }).click();
  await page.getByLabel('WhatsApp number').fill(`0${national}`);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Choose a country.', { exact: true }).last()).toBeVisible();
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom +44' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await stepUp(page, outbox, customer.address);
  await codeField(page).fill(await outbox.codeFor(`+44${national}`));
  await expect(page.getByText('WhatsApp number confirmed.')).toBeVisible();
  await expect(page.getByText(`+44 ••••• •${national.slice(-4)}`)).toBeVisible();
  // The form leaves the history by a step back, which would end the next navigation.
  await page.waitForURL('**/customer/account?view=whatsapp');
  await openPart(page, 'notifications', 'Notifications');
  await expect(page.getByRole('switch', { name: 'New quote: WhatsApp' })).toBeVisible();
});
