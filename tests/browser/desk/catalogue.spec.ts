/** The catalogue in the desk: a quality is added, priced, counted and withdrawn, and nobody saves over a colleague. */
import { randomInt } from 'node:crypto';
import { addSupplier } from '#contract/staff/requests.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/quotes.ts';
import { supplierBody } from '#tests/support/data/quotes.ts';

test('a quality is added with its first rate and its stock, rates move together, and two are withdrawn at once', async ({
  openDesk,
  complaints,
  desk,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const tail = randomInt(1_000_000_000);
  const mill = supplierBody({ name: `Shelf Weavers ${tail}`, alias: `Shelf ${tail}` });
  await desk.staff(addSupplier, { body: mill });
  const { page, context } = await openDesk('desk');

  await page.getByRole('link', { name: 'Qualities' }).click();
  await page.getByRole('link', { name: 'Add quality' }).click();
  await page.getByRole('button', { name: 'Add quality' }).click();
  await expect(page.getByText('Choose a supplier.')).toBeVisible();
  await page.getByLabel('Supplier').selectOption({ label: mill.name });
  await page.getByRole('button', { name: 'Add quality' }).click();
  await expect(page.getByText('Choose a fabric type.')).toBeVisible();
  await page.getByLabel('Fabric type').selectOption({ label: 'Cotton' });
  await page.getByLabel('Subcategory').selectOption({ label: 'Poplin' });
  await page.getByLabel('Standard construction').selectOption({ label: '40x40/120x80 58"' });
  await page.getByLabel('Finish').selectOption({ label: 'Dyed' });
  await expect(page.getByLabel('EPI')).toHaveValue('120');
  await page.getByLabel('Weight').fill('124');
  await page.getByLabel('Fibre 1', { exact: true }).selectOption({ label: 'Cotton' });
  await page.getByLabel('Source').selectOption({ label: 'From stock' });
  await expect(page.getByRole('region', { name: 'Buyers will see' })).toContainText('40x40/120x80 58" Dyed');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Add quality' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Poplin 40x40\/120x80 58" Dyed/ })).toBeVisible();

  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Publish rate' }).click();
  await sheet.getByLabel('Rate', { exact: true }).fill('94.5');
  await sheet.getByRole('button', { name: 'Publish rate' }).click();
  await expect(page.getByRole('row').filter({ hasText: '₹94.50 per m' })).toContainText('Current');
  await page.getByRole('button', { name: 'Add lot' }).click();
  await sheet.getByLabel('Colour').fill('Olive');
  await sheet.getByLabel('Metres').fill('1200');
  await sheet.getByRole('button', { name: 'Add lot' }).click();
  const lots = page.getByRole('region', { name: 'Stock lots' });
  await expect(lots).toContainText('1,200 m');
  await lots.getByRole('button', { name: 'Count lot: Olive' }).click();
  await sheet.getByLabel('Metres').fill('1150');
  await sheet.getByLabel('Reason').fill('Cut for swatches');
  await sheet.getByRole('button', { name: 'Save count' }).click();
  await expect(lots).toContainText('1,150 m');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: 'Duplicate' }).click();
  await page.getByLabel('Weight').fill('126');
  await page.getByRole('button', { name: 'Add quality' }).click();
  await expect(page.getByText('No rates published yet.')).toBeVisible();

  await page.getByRole('link', { name: 'Live rates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live rates' })).toBeVisible();
  await page.getByLabel('Search this list').fill(mill.name);
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Change all shown by').fill('2');
  await page.getByRole('button', { name: 'Apply change' }).click();
  await page.getByRole('button', { name: 'Publish 1 rate' }).click();
  await expect(page.getByText('1 rate published.')).toBeVisible();
  await expect(rows.filter({ hasText: '₹96.39 per m' })).toHaveCount(1);

  await page.getByRole('link', { name: 'Qualities' }).click();
  // The list before it has a search of its own.
  await expect(page.getByRole('heading', { level: 1, name: 'Qualities' })).toBeVisible();
  await page.getByLabel('Search this list').fill(mill.name);
  await expect(rows).toHaveCount(3);
  await page
    .getByRole('link', { name: /Poplin/ })
    .first()
    .focus();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await expect(page.getByText('2 rows selected')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdraw: 2 of 2 done')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.getByLabel('Status').selectOption('withdrawn');
  await expect(rows).toHaveCount(3);
  await context.close();
});

test('of two people with the same supplier or quote open the second is told at once and cannot overwrite', async ({
  openDesk,
  complaints,
  desk,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const tail = randomInt(1_000_000_000);
  const mill = supplierBody({ name: `Double Mill ${tail}`, alias: `Double ${tail}` });
  await desk.staff(addSupplier, { body: mill });
  const { fabId } = await desk.aRequest();
  const { number } = await desk.aQuote(fabId);
  const [one, two] = [await openDesk('desk'), await openDesk('desk')];

  for (const { page } of [one, two]) {
    await page.goto(`/desk/suppliers?q=${encodeURIComponent(mill.name)}`);
    await page.getByRole('link', { name: mill.name }).click();
    await page.getByRole('button', { name: 'Edit supplier' }).click();
  }
  const sheets = [one.page.getByRole('dialog'), two.page.getByRole('dialog')] as const;
  await sheets[0].getByLabel('City').fill('Erode');
  await sheets[0].getByRole('button', { name: 'Save supplier' }).click();
  await expect(one.page.getByText('Supplier saved.')).toBeVisible();
  await expect(sheets[1].getByText('A colleague has just changed this.')).toBeVisible();
  await sheets[1].getByLabel('City').fill('Karur');
  await sheets[1].getByRole('button', { name: 'Save supplier' }).click();
  await expect(sheets[1].getByText(/make your changes again/)).toBeVisible();
  await sheets[1].getByRole('button', { name: 'Load latest version' }).click();
  await expect(sheets[1].getByLabel('City')).toHaveValue('Erode');
  await sheets[1].getByLabel('City').fill('Karur');
  await sheets[1].getByRole('button', { name: 'Save supplier' }).click();
  await expect(one.page.getByRole('region', { name: 'Supplier' })).toContainText('Karur');

  for (const { page } of [one, two]) {
    await page.goto(`/desk/requests/${fabId}`);
    await page.getByRole('button', { name: number, exact: true }).click();
    await page.getByRole('button', { name: 'New version' }).click();
    await expect(page.getByRole('heading', { name: `New version of ${number}` })).toBeVisible();
    await page.getByLabel('Lead time').fill('33');
  }
  await one.page.getByRole('button', { name: 'Send new version' }).click();
  await expect(one.page.getByRole('heading', { name: `New version of ${number}` })).toBeHidden();
  await expect(two.page.getByText('A colleague has just changed this.')).toBeVisible();
  await two.page.getByRole('button', { name: 'Send new version' }).click();
  await expect(two.page.getByText('There is a newer version of this quote.')).toBeVisible();
  await one.context.close();
  await two.context.close();
});
