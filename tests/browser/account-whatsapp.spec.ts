import { expectAccessible } from '../support/browser-accessible.ts';
import { openPart, stepUp } from '../support/browser-account.ts';
import { aPerson } from '../support/browser-people.ts';
import { codeField } from '../support/browser-sign-in.ts';
import { expect, test } from '../support/browser-test.ts';

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
  await page.getByRole('radio', { name: 'Bangladesh +880' }).check();
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
  await expect(page.getByText('Messages off')).toBeVisible();
  await expect(page.getByText('(validity 40)')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('switch', { name: 'WhatsApp messages' }).check();
  await expect(page.getByText('WhatsApp messages are on.')).toBeVisible();
  // The sandbox delivers the first message, and the open screen hears of it.
  await expect(page.getByText('Messages on')).toBeVisible();
  await page.goto('/customer/account');
  await expect(page.getByRole('link', { name: /^WhatsApp Messages arrive/ })).toBeVisible();
});
