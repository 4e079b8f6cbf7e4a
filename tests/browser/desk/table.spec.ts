/** The one table of the desk: search, filters and order in the address, keys from row to row, and the file it exports. */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/quotes.ts';

test('a queue is searched, sorted, walked through by keys, shared by its address and exported', async ({
  openDesk,
  desk,
}) => {
  const colour = `Sage ${Math.random().toString(36).slice(2, 8)}`;
  const [first, second, third] = [
    (await desk.aRequest({ poNumber: `${colour} 1` })).number,
    (await desk.aRequest({ poNumber: `${colour} 2` })).number,
    (await desk.aRequest({ poNumber: `${colour} 3` })).number,
  ];
  const { page, context } = await openDesk('desk');
  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  await expect(page.getByLabel('Search this list')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search this list')).toBeFocused();
  await page.keyboard.type(colour);
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(page).toHaveURL(new RegExp(`q=${colour.split(' ')[0]}`));
  await expect(rows.nth(1)).toContainText(first);

  const waiting = page.getByRole('columnheader', { name: 'Waiting' });
  for (const direction of ['ascending', 'descending']) {
    await page.getByRole('button', { name: 'Waiting' }).click();
    await expect(waiting).toHaveAttribute('aria-sort', direction);
  }
  await expect(rows.nth(1)).toContainText(third);

  await page.reload();
  await expect(rows.nth(1)).toContainText(third);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: third }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: second })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: first })).toBeFocused();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('requests.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('Request,Company,Market,Quality,Quantity');
  expect(lines[1]).toContain(third);

  await page.getByRole('link', { name: first }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(4);
  await page.getByLabel('Search this list').fill('no such cloth at all');
  await expect(page.getByText('Nothing matches these words and filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rows.nth(1)).toBeVisible();
  await context.close();
});

test('what came in before the line to the server first stood is in the list once it does', async ({
  openDesk,
  desk,
}) => {
  const po = `Plum ${Math.random().toString(36).slice(2, 8)}`;
  const { number: first } = await desk.aRequest({ poNumber: `${po} 1` });
  const { page, context } = await openDesk('desk');
  const held = Promise.withResolvers<void>();
  await page.route('**/apidesk/events', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/desk/requests?q=${encodeURIComponent(po)}`);
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: first })).toBeVisible();
  const { number: second } = await desk.aRequest({ poNumber: `${po} 2` });
  await expect(rows.filter({ hasText: second })).toHaveCount(0);
  held.resolve();
  await expect(rows.filter({ hasText: second })).toBeVisible();
  await context.close();
});

test('twelve requests and twelve orders fit on a laptop, and no column is cut off', async ({
  openDesk,
  desk,
}) => {
  await desk.aRequest();
  const { page, context } = await openDesk('desk');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['Requests', 'Orders']) {
    await page.goto(`/desk/${name.toLowerCase()}?status=all`);
    const table = page.getByRole('table', { name });
    const rows = table.locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()));
    const highest = Math.max(...boxes.map(({ height }) => height));
    expect(Math.floor((800 - boxes[0].top) / highest)).toBeGreaterThanOrEqual(12);
    const cutOff = await table.evaluate((node) => node.scrollWidth - (node.parentElement?.clientWidth ?? 0));
    expect(cutOff).toBeLessThanOrEqual(0);
  }
  await context.close();
});
