import type { Page } from '@playwright/test';
import { decideSample } from '#contract/customer/production.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/production.ts';

const sheet = (page: Page) => page.getByRole('dialog');

test('a lab dip is approved with option B, the next one is asked for again, and Back closes every overlay', async ({
  page,
  production,
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const { orderId, path } = await production.aPlannedOrder();
  await production.finish(orderId, 'T05', 'T06');
  const samples = await production.send(orderId, 'lab_dip');
  expect(samples.length).toBeGreaterThan(1);
  await page.goto(path);
  const list = page.getByRole('region', { name: 'Samples' });
  await list
    .getByRole('button', { name: /^Review: Lab dip/ })
    .first()
    .click();
  await expect(page).toHaveURL(/view=sample&id=/);
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(sheet(page)).toContainText('Choose the option you approve.');
  await sheet(page).getByRole('radio', { name: 'Option B' }).check();
  await sheet(page).getByRole('button', { name: 'Approve option B' }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(list.getByText('Approved')).toHaveCount(1);

  await list
    .getByRole('button', { name: /^Review: Lab dip/ })
    .first()
    .click();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(path);
  await list
    .getByRole('button', { name: /^Review: Lab dip/ })
    .first()
    .click();
  await sheet(page).getByRole('button', { name: 'Ask for a new round' }).click();
  await sheet(page).getByRole('checkbox', { name: 'Redder' }).check();
  await sheet(page).getByLabel('Note to the mill').fill('A touch only');
  await sheet(page).getByRole('button', { name: 'Request new round' }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(list.getByText('Resubmission requested')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Lab dip decision');
});

test('somebody of the same company was faster: the second answer says who decided what', async ({
  page,
  ordering,
  production,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const { orderId, path } = await production.aPlannedOrder();
  await production.finish(orderId, 'T05', 'T06');
  const [sample] = await production.send(orderId, 'lab_dip');
  const sampleId = sample?.sampleId ?? '';
  await page.goto(`${path}?view=sample&id=${sampleId}`);
  await sheet(page).getByRole('radio', { name: 'Option A' }).check();
  // The other person's answer arrives while this one is on its way.
  await page.route('**/decision/', async (route) => {
    await ordering.buyer(decideSample, { params: { sampleId }, body: { decision: 'approve', option: 'C' } });
    await route.continue();
  });
  await sheet(page).getByRole('button', { name: 'Approve option A' }).click();
  await expect(sheet(page).getByRole('alert').first()).toContainText(/has already approved option C/);
});

test('a last round that is not right leads to a person', async ({ page, ordering, production }) => {
  const { orderId, path } = await production.aPlannedOrder();
  await production.finish(orderId, 'T05', 'T06');
  const [first] = await production.send(orderId, 'lab_dip');
  const sampleId = first?.sampleId ?? '';
  await page.goto(`${path}?view=sample&id=${sampleId}`);
  await expect(sheet(page).getByRole('button', { name: 'Ask for a new round' })).toBeVisible();
  await expect(sheet(page)).not.toContainText('This is the last round.');
  for (const round of [1, 2]) {
    await ordering.buyer(decideSample, {
      params: { sampleId },
      body: { decision: 'resubmit', reasons: ['redder'], round },
    });
    await production.send(orderId, 'lab_dip');
  }
  await page.goto(`${path}?view=sample&id=${sampleId}`);
  await expect(sheet(page)).toContainText('This is the last round.');
  await expect(sheet(page).getByRole('button', { name: 'Ask for a new round' })).toBeHidden();
  await sheet(page).getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/customer/account?view=help');
});

test('two of three bulk lots are approved, the third is asked for again, and a lot is zoomed beside the standard', async ({
  page,
  ordering,
  production,
}) => {
  test.slow();
  const { orderId, path } = await production.aPlannedOrder();
  await production.finish(orderId, 'T03', 'T05', 'T06', 'T10', 'T11', 'T20');
  for (const { sampleId } of await production.send(orderId, 'lab_dip')) {
    await ordering.buyer(decideSample, { params: { sampleId }, body: { decision: 'approve', option: 'A' } });
  }
  await production.finish(orderId, 'T22', 'T23');
  await production.send(orderId, 'bulk');
  await page.goto(path);
  await page.getByRole('button', { name: /^Review sample/ }).click();
  await expect(page).toHaveURL(/view=bulk-sample/);

  await sheet(page).getByRole('button', { name: 'Zoom in on Lot B' }).click();
  await expect(page).toHaveURL(/view=photo/);
  const viewer = page.getByRole('dialog', { name: 'Compare: Bulk' });
  const zoomed = viewer.locator('[data-zoomed]');
  await expect(zoomed).toHaveCount(2);
  const transforms = () => zoomed.evaluateAll((all) => all.map((one) => getComputedStyle(one).transform));
  await viewer.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(viewer.locator('output')).toHaveText('150%');
  await page.keyboard.press('+');
  await expect(viewer.locator('output')).toHaveText('225%');
  await page.keyboard.press('ArrowRight');
  await page.mouse.move(195, 300);
  await page.mouse.wheel(0, -300);
  const [one, other] = await transforms();
  expect(one).not.toBe('none');
  expect(one?.split(',').slice(0, 4)).toEqual(other?.split(',').slice(0, 4));
  await page.keyboard.press('0');
  await expect(viewer.locator('output')).toHaveText('100%');
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/view=bulk-sample/);

  await sheet(page).getByRole('button', { name: 'Decide lot by lot' }).click();
  await expect(page).toHaveURL(/view=approve-bulk/);
  await sheet(page).getByRole('checkbox', { name: 'Lot A' }).check();
  await sheet(page).getByRole('checkbox', { name: 'Lot B' }).check();
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Approve 2 lots' }).click();
  await expect(page).toHaveURL(/view=bulk-sample/);
  await sheet(page).getByRole('button', { name: 'Decide lot by lot' }).click();
  await expect(sheet(page).getByRole('checkbox', { name: 'Lot A' })).toHaveCount(0);
  await sheet(page).getByRole('checkbox', { name: 'Lot C' }).check();
  await sheet(page).getByRole('button', { name: 'Ask for a new round' }).click();
  await sheet(page).getByLabel('Note to the mill').fill('Too red at the selvedge');
  await sheet(page).getByRole('button', { name: 'Request new round' }).click();
  await expect(sheet(page)).toContainText('Resubmission requested');
});

test('fingers zoom too', async ({ page, production }) => {
  const { orderId, path } = await production.aPlannedOrder();
  await production.finish(orderId, 'T05', 'T06');
  const [sample] = await production.send(orderId, 'lab_dip');
  await page.goto(`${path}?view=photo&id=${sample?.sampleId}.B`);
  const viewer = page.getByRole('dialog');
  await expect(viewer.locator('output')).toHaveText('100%');
  const box = await viewer.locator('figure').first().boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 100 };
  const line = await page.context().newCDPSession(page);
  const touch = (type: string, apart: number) =>
    line.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: middle.x - apart, y: middle.y, id: 1 },
              { x: middle.x + apart, y: middle.y, id: 2 },
            ],
    });
  await touch('touchStart', 20);
  await touch('touchMove', 40);
  await touch('touchMove', 60);
  await touch('touchEnd', 0);
  await expect(viewer.locator('output')).not.toHaveText('100%');
});
