/** What stands where a photo belongs: the photo, an empty frame, or a drawing that says it is one; and it stays in sight. */
import type { Page } from '@playwright/test';
import { decideSample } from '#contract/customer/production.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/production.ts';
import { photoFiles } from '#tests/support/browser/story/making.ts';

const PHONE = { width: 390, height: 844 };
const DRAWN = 'Drawn from the construction';
const sheet = (page: Page) => page.getByRole('dialog');
const pictures = (page: Page) => sheet(page).getByRole('list', { name: 'Pictures' });

test.describe('with a sample from before photos were required', () => {
  // It is played into a reply of the API, and a call that wakes the worker may reach the server past `route`.
  test.use({ serviceWorkers: 'block' });

  test('a sample that was not sent shows an empty frame, and what is drawn says so', async ({
    page,
    production,
  }) => {
    const { orderId, path } = await production.aPlannedOrder();
    await page.goto(path);
    const list = page.getByRole('region', { name: 'Samples' });
    await expect(list.getByText('No photo yet').first()).toBeVisible();
    await expect(list.locator('canvas')).toHaveCount(0);
    await expect(page.getByRole('figure').filter({ hasText: DRAWN })).toBeVisible();

    await production.finish(orderId, 'T05', 'T06');
    const [sample] = await production.send(orderId, 'lab_dip', ['A', 'B']);
    // One that was sent before photos were required.
    await page.route('**/samples/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/("label":"B",.*?"photo":)\{[^}]*\}/g, '$1null');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(`${path}?view=sample&id=${sample?.sampleId}`);
    await expect(pictures(page).getByText('No photo yet')).toHaveCount(1);
    await expect(pictures(page).getByRole('listitem').first()).toContainText(DRAWN);
    await expect(pictures(page).locator('canvas')).toHaveCount(1);
    await page.goto(`${path}?view=photo&id=${sample?.sampleId}.A`);
    const captions = sheet(page).locator('figcaption');
    await expect(captions.first()).toContainText(DRAWN);
    await expect(captions.nth(1)).toHaveText('Option A');
  });
});

test('pictures stay in sight on a phone while lots are decided, and a look at one loses no tick', async ({
  page,
  ordering,
  production,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const { orderId, path } = await production.aPlannedOrder();
  await production.finish(orderId, 'T03', 'T05', 'T06', 'T10', 'T11', 'T20');
  for (const { sampleId } of await production.send(orderId, 'lab_dip')) {
    await ordering.buyer(decideSample, { params: { sampleId }, body: { decision: 'approve', option: 'A' } });
  }
  await production.finish(orderId, 'T22', 'T23');
  const [bulk] = await production.send(orderId, 'bulk');
  await page.goto(`${path}?view=approve-bulk&id=${bulk?.sampleId}`);
  await sheet(page).getByRole('checkbox', { name: 'Lot B' }).check();
  await sheet(page).getByRole('button', { name: 'Ask for a new round' }).click();
  await sheet(page).getByLabel('Note to the mill').fill('Too red');
  await sheet(page).getByLabel('Note to the mill').scrollIntoViewIfNeeded();
  const lot = pictures(page).getByRole('button', { name: 'Zoom in on Lot B' });
  await expect(lot).toBeInViewport({ ratio: 0.7 });
  await expectAccessible(page);

  await lot.click();
  await expect(page).toHaveURL(/view=photo/);
  await page.goBack();
  await expect(sheet(page).getByRole('checkbox', { name: 'Lot B' })).toBeChecked();
  await expect(sheet(page).getByLabel('Note to the mill')).toHaveValue('Too red');
});

test('the desk sends a lab dip by buttons: each option says that its photo is missing, readings reach the buyer in words', async ({
  page: buyer,
  openDesk,
  production,
}) => {
  test.slow();
  const { orderId, path } = await production.aPlannedOrder();
  await production.finish(orderId, 'T05', 'T06');
  const { page: desk } = await openDesk('production');
  await desk.goto(`/desk/orders/${orderId}?tab=samples`);
  const samples = desk.getByRole('region', { name: 'Samples' });
  await samples.getByRole('button', { name: 'Send sample' }).first().click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add an option' }).click();
  await expect(dialog.getByText('No photo yet')).toHaveCount(2);
  await dialog.getByLabel('Tracking number').fill('79012345');
  await dialog.getByLabel('Photo of option A').setInputFiles(await photoFiles('a.jpg'));
  await expect(dialog.getByText('No photo yet')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Send sample' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Add a photo of option B.' })).toBeVisible();
  await dialog.getByLabel('Photo of option B').setInputFiles(await photoFiles('b.jpg'));
  await dialog.getByLabel('Agreed tolerance').fill('1');
  await dialog.getByLabel('ΔE in D65 of option B').fill('0.8');
  await dialog.getByLabel('ΔE in TL84 of option B').fill('1.25');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Send sample' }).click();
  await expect(dialog).toBeHidden();
  await samples.getByRole('button', { name: 'Open Option B' }).click();
  await expect(desk.getByRole('dialog').getByRole('img', { name: 'Option B' })).toBeVisible();
  await desk.keyboard.press('Escape');

  await buyer.goto(path);
  await buyer
    .getByRole('region', { name: 'Samples' })
    .getByRole('button', { name: /^Review: Lab dip/ })
    .first()
    .click();
  await expect(sheet(buyer).getByRole('region', { name: 'Lab readings' })).toContainText(
    'Option B: ΔE CMC 0.80 in D65 (daylight), 1.25 in TL84 (shop light). Outside the agreed tolerance of 1.00 in TL84.',
  );
});
