/** What was typed at the desk survives Escape and leaving, belongs to one record, and never writes over a colleague. */
import { grantCompanyCredit, readCompany } from '#contract/staff/companies.ts';
import { readOrderForStaff } from '#contract/staff/order-desk.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/production.ts';
import { staffClient } from '#tests/support/browser/quotes.ts';
import { photoFiles } from '#tests/support/browser/story/making.ts';

const RESTORED = 'You typed this earlier and haven’t sent it yet.';

test('a sample that was begun is still there with its photo after Escape and another tab', async ({
  openDesk,
  production,
}) => {
  test.slow();
  const { orderId } = await production.aPlannedOrder();
  await production.finish(orderId, 'T05', 'T06');
  const { page, context } = await openDesk('production');
  const dialog = page.getByRole('dialog');
  await page.goto(`/desk/orders/${orderId}?tab=samples`);
  const begin = page.getByRole('button', { name: 'Send sample' }).first();
  await begin.click();
  await expect(dialog.getByText(RESTORED)).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Courier' }).fill('Blue Dart');
  const [photo] = await photoFiles('cloth.jpg');
  if (photo) await dialog.getByLabel('Photo of option A').setInputFiles(photo);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Documents' }).click();
  await page.getByRole('link', { name: /^Samples/ }).click();
  await begin.click();
  await expect(dialog.getByRole('textbox', { name: 'Courier' })).toHaveValue('Blue Dart');
  await expect(dialog.getByText(`Attached: ${photo?.name}`)).toBeVisible();
  await expect(dialog.locator('img')).toHaveCount(1);
  await expect(dialog.getByText(RESTORED)).toBeVisible();
  await dialog.getByRole('button', { name: 'Start again' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Courier' })).toHaveValue('');
  await page.keyboard.press('Escape');
  await begin.click();
  await expect(dialog.getByText(RESTORED)).toHaveCount(0);
  await context.close();
});

test('what was typed about one record is not offered for another, and a colleague’s change is said', async ({
  openDesk,
  complaints,
  ordering,
  people,
  serverUrl,
  address,
  outbox,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const owner = await staffClient({ people, serverUrl, address, outbox, role: 'owner' });
  const { orderId } = await ordering.aConfirmedOrder();
  const { buyer } = await owner(readOrderForStaff, { params: { orderId } });
  const other = await people.aCustomer();
  const { page, context } = await openDesk('owner');
  const dialog = page.getByRole('dialog');
  const limit = dialog.getByLabel('Credit limit');
  const change = page.getByRole('button', { name: 'Change credit' });
  await page.goto(`/desk/companies/${buyer.brandId}`);
  await change.click();
  await limit.fill('25000');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Companies' }).first().click();
  await page.getByLabel('Search this list').fill(other.company);
  await page.getByRole('link', { name: other.company }).click();
  await change.click();
  await expect(limit).not.toHaveValue('25000');
  await page.keyboard.press('Escape');
  await page.goBack();

  const { creditLimit, creditDays } = await owner(readCompany, { params: { brandId: buyer.brandId } });
  await owner(grantCompanyCredit, {
    params: { brandId: buyer.brandId },
    body: { limit: '90000', creditDays, readAt: { limitMinor: creditLimit.minor, creditDays } },
  });
  await page.getByLabel('Search this list').fill(buyer.company);
  await page.getByRole('link', { name: buyer.company, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Credit', exact: true })).toContainText('₹90,000.00');
  await change.click();
  await expect(limit).toHaveValue('25000');
  await expect(dialog.getByText(/A colleague has just changed this/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save credit' }).click();
  await expect(dialog.getByText(/make your changes again/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Load latest version' }).click();
  await expect(limit).toHaveValue('90000.00');
  await context.close();
});
