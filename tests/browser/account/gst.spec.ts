import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openPart, stepUp } from '#tests/support/browser/account.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';

test('with the register down a number is added after a code, and shows as not verified yet', async ({
  page,
  outbox,
  signedIn: { customer },
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const gstin = someGstin({ plays: 'down' });
  await openPart(page, 'gst', 'GST numbers');
  await page.getByRole('button', { name: 'Add a GST number' }).click();
  await page.getByRole('textbox', { name: 'GST number' }).fill(gstin);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The GST register is not responding.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add now, verify later' }).click();
  await stepUp(page, outbox, customer.address);
  await expect(page.getByText('GST number added.')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: gstin });
  await expect(card.getByText('Not verified yet')).toBeVisible();
  await expect(card.getByText('Default', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the company behind a number is shown before it is added; a second becomes default; one goes', async ({
  page,
  outbox,
  signedIn: { customer },
  complaints,
}) => {
  complaints.allowFailedCalls();
  await openPart(page, 'gst', 'GST numbers');
  const add = async (gstin: string) => {
    await page.getByRole('button', { name: 'Add a GST number' }).click();
    await page.getByRole('textbox', { name: 'GST number' }).fill(gstin);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Demo Traders ZZZCA1001Z')).toBeVisible();
    await page.getByRole('button', { name: 'Add this number' }).click();
  };
  const [first, second] = [someGstin({ state: '27' }), someGstin({ state: '29' })];
  await add(first);
  await stepUp(page, outbox, customer.address);
  await expect(page.getByText(first)).toBeVisible();
  // The code opened five minutes, so the next changes go through at once.
  await add(second);
  await page.getByRole('button', { name: `Make ${second} the default` }).click();
  await expect(page.getByText('Invoices will now use this number.')).toBeVisible();

  const card = page.getByRole('listitem').filter({ hasText: first });
  await card.getByRole('button', { name: 'Remove' }).click();
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('GST number removed.')).toBeVisible();
  await expect(page.getByText(first, { exact: true })).toBeHidden();

  await page.goto('/customer/account');
  await expect(page.getByRole('link', { name: /^GST numbers Verified/ })).toBeVisible();
});

test('a suspended or unknown number cannot be added, and the reason is said', async ({
  page,
  signedIn: _,
}) => {
  await openPart(page, 'gst', 'GST numbers');
  await page.getByRole('button', { name: 'Add a GST number' }).click();
  const field = page.getByRole('textbox', { name: 'GST number' });
  await field.fill(someGstin({ plays: 'suspended' }));
  await field.press('Enter');
  await expect(page.getByText('This GST registration is suspended.')).toBeVisible();
  await field.fill(someGstin({ plays: 'unknown' }));
  await field.press('Enter');
  await expect(page.getByText('The GST register does not have this number.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add this number' })).toBeHidden();
});
