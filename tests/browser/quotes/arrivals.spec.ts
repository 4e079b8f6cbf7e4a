/** What arrives waits behind a count: neither the quotes of a query nor the list of queries move under the finger. */
import type { Page } from '@playwright/test';
import { reviseQuote } from '#contract/staff/quotes.ts';
import { DESK } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { expectNothingMoved, watchShifts } from '#tests/support/browser/layout-shift.ts';
import { newQuotes } from '#tests/support/browser/new-quotes.ts';
import { freshQuote, test } from '#tests/support/browser/quotes.ts';

/** Every sentence that stood on the page for a moment, too. */
async function watchWords(page: Page, words: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((looked) => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes(looked)) Object.assign(window, { wordsSeen: true });
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, words);
  return () => page.evaluate(() => 'wordsSeen' in window);
}

test('quotes that arrive while a query is open wait behind a count, and nothing moves', async ({
  page,
  desk,
}) => {
  const { fabId } = await desk.aRequest();
  const wasSaid = await watchWords(page, 'No supplier quoted');
  await watchShifts(page);
  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  await expect(page.getByText('Your query is with suppliers.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Specification', exact: true })).toBeAttached();
  await page.evaluate('shifts.length = 0');

  const first = await desk.aQuote(fabId, { supplierRate: '95' });
  await expect(page.getByRole('button', { name: '1 new quote' })).toBeVisible();
  await desk.aQuote(fabId, { supplierRate: '90' });
  await expect(page.getByRole('button', { name: '2 new quotes' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectNothingMoved(page, 0);
  expect(await wasSaid()).toBe(false);

  await newQuotes(page).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Quotes (2)' })).toBeVisible();
  await expect(newQuotes(page)).toHaveCount(0);

  await page.evaluate('shifts.length = 0');
  await desk.staff(reviseQuote, {
    params: { quoteId: first.quoteId },
    body: freshQuote({ supplierRate: '80' }),
  });
  await expect(page.getByRole('button', { name: '1 revised quote' })).toBeVisible();
  await expect(page.getByRole('article').last()).toContainText(first.supplier.alias);
  await expectNothingMoved(page, 0);
  await newQuotes(page).click();
  await expect(page.getByRole('article').first()).toContainText(first.supplier.alias);
  await expect(page.getByRole('article').first()).toContainText('Revised');
});

test('the comparison keeps its columns until the reader asks for the new quote', async ({ page, desk }) => {
  const { fabId } = await desk.aRequest();
  for (const supplierRate of ['95', '96']) await desk.aQuote(fabId, { supplierRate });
  await watchShifts(page);
  await page.goto(`/customer/create-order/select-quotes/fabrics/${fabId}`);
  const columns = page.getByRole('table').getByRole('columnheader');
  await expect(columns).toHaveCount(2);
  await page.evaluate('shifts.length = 0');
  await desk.aQuote(fabId, { supplierRate: '90' });
  await expect(newQuotes(page)).toBeVisible();
  await expect(columns).toHaveCount(2);
  await expectNothingMoved(page, 0);
  await newQuotes(page).click();
  await expect(columns).toHaveCount(3);
});

test('a query keeps its place in the list, and beside it the same query stays open', async ({
  page,
  desk,
}) => {
  await page.setViewportSize(DESK);
  const older = await desk.aRequest({ poNumber: 'PO-OLD' });
  const newer = await desk.aRequest({ poNumber: 'PO-NEW' });
  for (const { fabId } of [older, newer]) await desk.aQuote(fabId);
  await watchShifts(page);
  await page.goto('/customer/quotes');
  const cards = page.getByRole('region', { name: 'Your queries' }).getByRole('article');
  await expect(cards.first()).toContainText('PO-NEW');
  await expect(page.getByText(`${newer.number} · sent`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Specification', exact: true })).toBeAttached();
  await page.evaluate('shifts.length = 0');
  await desk.aQuote(older.fabId, { supplierRate: '70' });
  const waiting = page.getByRole('button', { name: 'New quotes for 1 query' });
  await expect(waiting).toBeVisible();
  await expect(cards.first()).toContainText('PO-NEW');
  await expect(page.getByText(`${newer.number} · sent`)).toBeVisible();
  await expectNothingMoved(page, 0);
  await waiting.click();
  await expect(cards.first()).toContainText('PO-OLD');
});

test('a quote without freight is asked about from its card, and approved when the freight has come', async ({
  page,
  desk,
}) => {
  const { fabId } = await desk.aRequest();
  const { quoteId, supplier } = await desk.aQuote(fabId, { logisticCost: null });
  await page.goto(`/customer/quote-detail/fabrics/${fabId}?view=approve&id=${quoteId}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Freight to Delhi is not quoted yet');
  await expect(dialog.getByRole('button', { name: 'Approve and continue' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: `Ask for freight: ${supplier.alias}` }).click();
  await expect(page.getByText('We are on it.')).toBeVisible();
  await desk.staff(reviseQuote, { params: { quoteId }, body: freshQuote({ logisticCost: '6000' }) });
  await newQuotes(page).click();
  await page.getByRole('button', { name: `Approve: ${supplier.alias}` }).click();
  await expect(dialog.getByRole('button', { name: 'Approve and continue' })).toBeVisible();
});
