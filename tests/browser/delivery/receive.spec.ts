import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/delivery.ts';

async function openRolls(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Check rolls of shipment 1' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rolls of shipment 1' });
  await expect(sheet.getByRole('list', { name: 'Rolls' })).toBeVisible();
  return sheet;
}

test('the buyer receives roll by roll and raises a shortage with its rolls named', async ({
  page,
  delivery,
}) => {
  const order = await delivery.aPackedOrder();
  const { dispatchId } = await delivery.ship(order.orderId, [100, 100, 100, 100, 100]);
  await delivery.deliver(dispatchId);
  const sheet = await openRolls(page, delivery.deliveredPath(order));
  await expect(sheet.getByRole('button', { name: 'To check (5)' })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Received: roll R1, as labelled' }).click();
  await expect(sheet.getByRole('button', { name: 'To check (4)' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Report a problem with roll R2' }).click();
  const report = sheet.getByRole('form', { name: 'Report a problem with roll R2' });
  await report.getByRole('button', { name: 'Save length' }).click();
  await expect(report).toContainText('Use digits only');
  await report.getByLabel('Measured length (m)').fill('96.5');
  await report.getByRole('button', { name: 'Save length' }).click();
  await sheet.getByRole('button', { name: 'Report a problem with roll R3' }).click();
  await sheet.getByRole('button', { name: 'Roll is missing' }).click();
  await sheet.getByRole('button', { name: 'Mark 2 rolls as received' }).click();
  await sheet.getByRole('button', { name: 'Yes, all 2 are here' }).click();
  await sheet.getByRole('button', { name: 'Short or missing (2)' }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await expect(sheet).toContainText('96.5 m received');
  await page.goBack();
  await expect(page.getByText('1 roll missing (100 m)')).toBeVisible();
  await expect(page.getByText('1 roll short by 3.5 m in total')).toBeVisible();
  const raise = page.getByRole('link', { name: 'Raise an issue: shipment 1' }).first();
  const address = new URL((await raise.getAttribute('href')) ?? '', page.url());
  expect(address.pathname).toMatch(/\/raise-issue\/?$/);
  expect(address.searchParams.get('dispatchId')).toBe(dispatchId);
  expect(address.searchParams.get('rolls')).toBe('R3');
  await expectAccessible(page);
});

test('two thousand rolls are received offline, survive a reload and are sent later', async ({
  page,
  context,
  delivery,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.allowFailedCalls();
  const order = await delivery.aPackedOrder('5000');
  await delivery.ship(
    order.orderId,
    Array.from({ length: 2000 }, () => 2.5),
  );
  const sheet = await openRolls(page, delivery.transitPath(order));
  // Only what is in sight is drawn.
  expect(await sheet.getByRole('listitem').count()).toBeLessThan(60);
  await sheet.getByRole('listitem').first().hover();
  await page.mouse.wheel(0, 100_000);
  await expect(sheet.getByText('R1195 ·')).toBeVisible();
  await sheet.getByLabel('Find a roll').fill('R1999');
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await context.setOffline(true);
  await sheet.getByRole('button', { name: 'Report a problem with roll R1999' }).click();
  await sheet.getByLabel('Measured length (m)').fill('2.1');
  await sheet.getByRole('button', { name: 'Save length' }).click();
  await sheet.getByLabel('Find a roll').fill('');
  await sheet.getByRole('button', { name: 'Mark 1999 rolls as received' }).click();
  await sheet.getByRole('button', { name: 'Yes, all 1999 are here' }).click();
  await expect(sheet).toContainText('You are offline.');
  await expect(sheet.getByRole('status').first()).toContainText('2000 rolls waiting to be sent');
  expect((await delivery.rolls(order.orderId)).every(({ state }) => state === 'sent')).toBe(true);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('selvedge.roll-counts.')),
  );
  expect(kept).toHaveLength(1);
  await context.setOffline(false);
  await page.reload();
  await expect
    .poll(
      async () => (await delivery.rolls(order.orderId)).filter(({ state }) => state === 'received').length,
    )
    .toBe(2000);
  const short = (await delivery.rolls(order.orderId)).find(({ roll }) => roll === 'R1999');
  expect(short?.received).toBe('2100');
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('roll-counts')).length),
    )
    .toBe(0);
});
