import { publishRates } from '#contract/staff/qualities.ts';
import { expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { onTheShelf } from '#tests/support/browser/catalogue.ts';
import { test } from '#tests/support/browser/quotes.ts';

test('notify me at a lower rate tells once, and can be switched off', async ({ page, desk }) => {
  const { fabId } = await onTheShelf({ kind: 'made_to_order' });
  await page.setViewportSize(PHONE);
  await page.goto(`/customer/liveQualityDetailsView/fabrics/${fabId}`);
  await page.getByRole('button', { name: 'Notify me at a lower rate' }).click();
  const sheet = page.getByRole('dialog', { name: 'Notify me at a lower rate' });
  await sheet.getByRole('button', { name: 'Notify me', exact: true }).click();
  await expect(sheet.getByText('Enter an amount.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel('Tell me at this rate or below').fill('90');
  await sheet.getByRole('button', { name: 'Notify me', exact: true }).click();
  await expect(page.getByText('We will let you know.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop alert at ₹90.00' })).toBeVisible();
  const rates = [{ fabId, currency: 'INR', unit: 'metre', rate: '89.50' } as const];
  await desk.staff(publishRates, { body: { rates } });
  await expect(page.getByText('₹89.50 per m').first()).toBeVisible();
  await page.goto('/customer/home');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('button', { name: /Now ₹89.50 per m/ }).click();
  await expect(page).toHaveURL(new RegExp(`/customer/liveQualityDetailsView/fabrics/${fabId}`));
  await page.getByRole('button', { name: 'Stop alert at ₹90.00' }).click();
  await expect(page.getByRole('button', { name: 'Notify me at a lower rate' })).toBeVisible();
});
