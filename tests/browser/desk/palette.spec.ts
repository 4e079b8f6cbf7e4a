/** What the palette finds it also does: the form itself opens, without a stop in between. */
import type { Page } from '@playwright/test';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/orders.ts';

async function choose(page: Page, words: string, action: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  await palette.getByRole('combobox').fill(words);
  await palette.getByRole('option', { name: action }).click();
  await expect(palette).toBeHidden();
}

test('“send” opens the form that comes next for the goods, and closing it leaves the shipments', async ({
  openDesk,
  ordering,
}) => {
  test.slow();
  const { number } = await ordering.aConfirmedOrder();
  const { page, context } = await openDesk('production');
  await choose(page, number, new RegExp(`^Send goods of ${number}`));
  await expect(page).toHaveURL(/tab=shipments/);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tablist')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/do=send/);
  await expect(page.getByRole('region', { name: 'Shipments' })).toBeVisible();
  await context.close();
});
