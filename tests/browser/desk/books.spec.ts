/** Books by buttons: an accountant goes through a month, and the buyer reads the same account on a phone. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openPart } from '#tests/support/browser/account.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/delivery.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

async function expectFits(page: Page): Promise<void> {
  const [inner, whole] = await page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]);
  expect(whole).toBeLessThanOrEqual(inner ?? 0);
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the books' }).getByRole('link', { name });

test('an accountant finds an invoice, its month, what is open and the customer’s account', async ({
  openDesk,
  delivery,
}) => {
  test.slow();
  const order = await delivery.aPackedOrder();
  // Ten metres more than were paid for: they are asked for with the invoice.
  const { invoice } = await delivery.ship(order.orderId, [100, 100, 100, 100, 110]);
  const number = invoice?.number ?? '';
  const { page, context } = await openDesk('accounts');
  await page.getByRole('link', { name: 'Books' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
  await page.getByRole('searchbox').fill(number);
  await page.getByRole('button', { name: number }).click();
  await expect(page.getByRole('link', { name: order.number })).toBeVisible();
  await expectAccessible(page);

  for (const [name, words] of [
    ['Returns and Tally', 'Files of the month'],
    ['Exports', /./],
    ['Rules', /./],
  ] as const) {
    await tab(page, name).click();
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await expectFits(page);
    }
  }

  await tab(page, 'Ageing').click();
  await page.setViewportSize(PHONE);
  const row = page.getByRole('table', { name: 'Ageing' }).getByRole('row').nth(1);
  await expect(row).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Statement of account' })).toBeVisible();
  await expect(page.getByText('Closing balance')).toBeVisible();
  await expectFits(page);
  await page.setViewportSize(WIDE);
  await expectAccessible(page);
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await printed).suggestedFilename()).toMatch(/^statement-.+\.pdf$/);
  await context.close();
});

test('a buyer reads the statement of account on a phone and takes it along', async ({ page, delivery }) => {
  test.slow();
  const order = await delivery.aPackedOrder();
  const { invoice } = await delivery.ship(order.orderId, [100, 100, 100, 100, 110]);
  await page.setViewportSize(PHONE);
  await openPart(page, 'statement', 'Statement of account');
  const entries = page.getByRole('region', { name: 'Entries' });
  await expect(entries.getByText('Tax invoice')).toBeVisible();
  await expect(entries.getByText(invoice?.number ?? '')).toBeVisible();
  await expect(entries.getByText('Payment received')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where you stand today' })).toContainText('Not due yet');
  await expectFits(page);
  await expectAccessible(page);
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as PDF' }).click();
  expect((await printed).suggestedFilename()).toMatch(/^statement-.+\.pdf$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await readFile((await (await download).path()) ?? '', 'utf8');
  expect(file).toContain(`Tax invoice,${invoice?.number},${order.number},INR,`);
  expect(file.trim().split('\r\n').at(-1)).toMatch(
    /^\d{4}-\d{2}-\d{2},Closing balance,,,INR,,,\d+\.\d{2},Dr$/,
  );
});
