/** What the wizard offers comes from the server, and staff decide about it while buyers choose. */
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { atStep, begin, goOn, radio, WIZARD } from '#tests/support/browser/request.ts';

const OPTIONS = '**/api/material/options**';

test('a cloth that the desk switches off leaves the open wizard, and a draft that chose it asks for another', async ({
  openDesk,
  page,
  signedIn: _,
}) => {
  await begin(page);
  await radio(page, 'Rayon').click();
  await goOn(page);
  await atStep(page, 3, 'Choose a Subcategory');
  await radio(page, 'Rayon dobby').click();
  await atStep(page, 4, 'Requirement type');
  await page.goBack();
  await expect(radio(page, 'Rayon dobby')).toBeChecked();

  const { page: desk, context } = await openDesk('desk');
  await desk.getByRole('link', { name: 'Material options' }).click();
  await desk.getByLabel('Search this list').fill('rayon dobby');
  const row = desk.getByRole('row').filter({ hasText: 'Rayon dobby' });
  await expect(row).toContainText('Offered');
  await expectAccessible(desk);
  await row.getByRole('button', { name: 'Rayon dobby' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(desk.getByText('Rayon dobby is no longer offered.')).toBeVisible();
  await expect(row).toContainText('Switched off');

  await expect(radio(page, 'Rayon dobby')).toBeHidden();
  await expect(
    page.getByText('Rayon dobby is not available right now. Choose another subcategory.'),
  ).toBeVisible();
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Rayon dobby' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
  await expect(radio(page, 'Rayon dobby')).toBeChecked();
  await context.close();
});

test('options that cannot be read say so and can be tried again; afterwards the last answer is enough', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.allowFailedCalls();
  // Another test may switch an option meanwhile, and an open screen would read them by itself.
  await page.route('**/apifabric/events*', (route) => route.abort());
  await page.route(OPTIONS, (route) => route.abort());
  await page.goto(WIZARD);
  await expect(page.getByText('We couldn’t load the fabric options')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(OPTIONS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await atStep(page, 1, 'Fabric type');

  await page.route(OPTIONS, (route) => route.abort());
  await page.reload();
  await atStep(page, 1, 'Fabric type');
  await expect(radio(page, 'Cotton')).toBeVisible();
});
