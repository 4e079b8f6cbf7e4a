import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/production.ts';

test('a colour that came without a Pantone number is named by one; what is none is refused at its field', async ({
  page,
  production,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const { path } = await production.aPlannedOrder();
  await page.goto(path);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('button', { name: /^Send standard/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Colour standard' });
  await sheet.getByRole('radio', { name: /^Pantone number/ }).check();
  const number = sheet.getByLabel('Pantone number of Navy');
  await expectAccessible(page);
  await number.fill('blue');
  await sheet.getByRole('button', { name: 'Use these numbers' }).click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveValue('blue');
  await number.fill('19-4052 TCX');
  await sheet.getByRole('button', { name: 'Use these numbers' }).click();
  await expect(page.getByText('Colour standard recorded.')).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /^Send standard/ })).toHaveCount(0);
});

test('a parcel is announced, and nothing more is asked of the buyer while it is on its way', async ({
  page,
  production,
}) => {
  const { path } = await production.aPlannedOrder();
  await page.goto(path);
  await page.getByRole('button', { name: /^Send standard/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Colour standard' });
  await sheet.getByRole('radio', { name: /^Send by courier/ }).check();
  await sheet.getByRole('textbox', { name: 'Courier' }).fill('DHL');
  await sheet.getByLabel('Tracking number').fill('4471182001');
  await sheet.getByRole('button', { name: 'I have sent it' }).click();
  await expect(page.getByText('Thank you. We will confirm when it arrives.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send standard/ })).toHaveCount(0);
});
