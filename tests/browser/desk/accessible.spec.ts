/** Every screen of the desk, with what it holds: nothing for axe to find, and nothing to scroll sideways on a phone. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { followLink } from '#tests/support/browser/follow-link.ts';
import { test } from '#tests/support/browser/quotes.ts';

const DAILY_SCREENS = [
  ['/desk', 'Today'],
  ['/desk/requests', 'Requests'],
  ['/desk/demo-requests', 'Demo requests'],
  ['/desk/orders', 'Orders'],
  ['/desk/orders/board', 'Orders'],
  ['/desk/claims', 'Claims'],
  ['/desk/money/transfers', 'Bank transfers'],
  ['/desk/money/letters-of-credit', 'Letters of credit'],
  ['/desk/money/refunds', 'Refunds'],
  ['/desk/money/payouts', 'Payouts'],
  ['/desk/money/payouts/files', 'Payouts'],
  ['/desk/money/refused-proofs', 'Refused proofs'],
  ['/desk/money/ledger', 'Ledger'],
  ['/desk/money/overdue', 'Overdue payments'],
  ['/desk/money/receipts', 'Receipts'],
] as const;

const HOUSE_SCREENS = [
  ['/desk/qualities', 'Qualities'],
  ['/desk/rates', 'Live rates'],
  ['/desk/lots', 'Stock lots'],
  ['/desk/health', 'System health'],
  ['/desk/health/messages', 'System health'],
  ['/desk/health/jobs', 'System health'],
  ['/desk/health/webhooks', 'System health'],
  ['/desk/companies', 'Companies'],
  ['/desk/companies/reviews', 'Companies'],
  ['/desk/suppliers', 'Suppliers'],
  ['/desk/tables?table=holidays', 'Price and calendar tables'],
  ['/desk/tables/sellers', 'Sellers and banks'],
  ['/desk/tables/policies', 'Policies'],
  ['/desk/tables/reference-codes', 'Reference codes'],
  ['/desk/people', 'People and access'],
  ['/desk/audit', 'Audit trail'],
] as const;

test('no screen of the daily work keeps anybody out', async ({ openDesk, desk }) => {
  test.slow();
  const { fabId, number } = await desk.aRequest();
  await desk.aQuote(fabId);
  const { page, context } = await openDesk('owner');
  await expectAllAccessible(page, DAILY_SCREENS);
  await page.goto(`/desk/requests/${fabId}`);
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Quotes' })).toBeVisible();
  await page.getByRole('button', { name: 'New quote' }).click();
  await expect(page.getByRole('heading', { name: 'New quote' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a break' }).click();
  await expectAccessible(page);
  await context.close();
});

test('no screen about the marketplace itself keeps anybody out', async ({ openDesk }) => {
  test.slow();
  const { page, context } = await openDesk('owner');
  await expectAllAccessible(page, HOUSE_SCREENS);
  await context.close();
});

async function expectAllAccessible(
  page: Page,
  screens: readonly (readonly [path: string, title: string])[],
): Promise<void> {
  let before = '';
  for (const [path, title] of screens) {
    // The heading of the screen before must not be taken for that of the next.
    if (title === before) await page.goto(path);
    else await followLink(page, path);
    before = title;
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectAccessible(page);
  }
}
