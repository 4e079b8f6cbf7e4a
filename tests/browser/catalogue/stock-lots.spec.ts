import type { Page } from '@playwright/test';
import { listInventorySale } from '#contract/customer/ready-qualities.ts';
import { expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { onTheShelf, withSharedTables } from '#tests/support/browser/catalogue.ts';
import { watchLiveChanges } from '#tests/support/browser/live-changes.ts';
import { test } from '#tests/support/browser/orders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const cardOf = (page: Page, fabId: string) =>
  page.getByRole('article').filter({ has: page.locator(`a[href$="${fabId}"]`) });

test('a stock lot is ordered until it is gone, and every open screen sees it go', async ({
  page,
  ordering,
}) => {
  const { fabId, lotIds } = await onTheShelf({
    // Ends before everybody else's sale, so that it stands on the first page.
    saleEndsAt: new Date(Date.now() + 0.5 * DAY_MS),
    lots: [{ colour: 'Navy', metres: 1000 }],
  });
  await page.setViewportSize(PHONE);
  await page.goto('/topSelling?tab=sale');
  const card = cardOf(page, fabId);
  await expect(card).toContainText('1,000 m available');
  await expect(card).toContainText(/Sale ends in 1[01] hours/);
  await expectAccessible(page);

  const lot = { colour: 'Navy', quantity: '500', lotId: lotIds[0] ?? null };
  const takeHalf = () => ordering.anOrder({ fabId, quoteId: null, quantity: '500', lines: [lot] });
  const live = watchLiveChanges();
  await live.shows(takeHalf, () => expect(card).toContainText('500 m available'));
  await card.getByRole('link', { name: /^Order now/ }).click();
  await expect(page).toHaveURL(`/customer/create-order/top-selling/ConfirmDetails?fabId=${fabId}`);
  await expect(page.getByText('500 m').first()).toBeVisible();
  await page.goBack();
  await expect(card).toContainText('500 m available');
  await live.shows(takeHalf, () => expect(card).toContainText('Sold out'));
  live.expectQuick();
  await card.getByRole('link', { name: /^Ask for a rate/ }).click();
  await expect(page.getByText('Sold out. You can ask for a rate for a new production run.')).toBeVisible();
  await expectAccessible(page);
});

test('top selling is read by category, says when there is nothing, and what cannot be returned says so', async ({
  page,
  signedIn: _,
}) => {
  const { fabId } = await onTheShelf({ isTopSelling: true });
  await page.goto('/topSelling');
  await expect(page.getByRole('heading', { level: 1, name: 'Fabrics' })).toBeVisible();
  await page.getByRole('link', { name: 'Cotton', exact: true }).click();
  await expect(page).toHaveURL('/topSelling?catId=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  const none = { records: [], total: 0, nextOffset: null, catId: 3 };
  const paginate = { pageNumber: 1, limit: 8, pageCount: 0, total: 0 };
  await page.route('**/apifabric/top-quality/?catId=3*', (route) =>
    route.fulfill({ json: { data: { ...none, paginate } } }),
  );
  await page.getByRole('link', { name: 'Denim' }).click();
  await expect(page.getByText('No top-selling fabrics in this category right now.')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/topSelling?catId=1');

  await withSharedTables((db) =>
    db.updateTable('stock_lots').set({ is_as_is: true }).where('fab_id', '=', fabId).execute(),
  );
  await page.goto(`/customer/liveQualityDetailsView/fabrics/${fabId}`);
  await expect(page.getByText('Sold as is. This lot cannot be returned or exchanged.')).toBeVisible();
});

test('home leads to live rates and top selling, and a rate moves there too', async ({ page, ordering }) => {
  await onTheShelf({ kind: 'made_to_order' });
  await onTheShelf({ isTopSelling: true });
  await page.setViewportSize(PHONE);
  await page.goto('/customer/home');
  const live = page.getByRole('region', { name: 'Live rates' });
  await expect(live.getByRole('link').nth(1)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top selling' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See all live rates' }).click();
  await expect(page).toHaveURL('/topSelling?tab=live');
  await page.goBack();
  await page.getByRole('link', { name: 'See all top-selling fabrics' }).click();
  await expect(page).toHaveURL('/topSelling');
  const { catId } = await ordering.buyer(listInventorySale, { query: {} });
  expect(catId).toBeNull();
});

test.describe('before anything is kept on the device', () => {
  // Once awake, it has the painter and would hand it out whatever the network does.
  test.use({ serviceWorkers: 'block' });

  test('cloth whose painter cannot be loaded stays plain, and is painted once it can', async ({
    page,
    signedIn: _,
    complaints,
  }) => {
    complaints.allowFailedCalls();
    await onTheShelf({ isTopSelling: true });
    await page.route('**/assets/cloth-*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('cloth-order'));
    await page.goto('/topSelling');
    await failed;
    const isPainted = () =>
      page
        .getByRole('article')
        .first()
        .locator('canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) =>
          canvas
            .getContext('2d')
            ?.getImageData(0, 0, 8, 8)
            .data.some((value) => value > 0),
        );
    expect(await isPainted()).toBe(false);
    await page.unroute('**/assets/cloth-*.js');
    await page.getByRole('link', { name: 'Search everything' }).click();
    // The address changes before the screen does, and only a list that is drawn anew asks again.
    await expect(page.getByText(/^Search by number, PO, colour or construction/)).toBeVisible();
    await page.goBack();
    await expect.poll(isPainted).toBe(true);
  });
});

test('inside a host app the list shows no tabs of ours and no spinner', async ({ page, signedIn: _ }) => {
  await onTheShelf({ isTopSelling: true });
  await page.goto('/topSelling?embed=app');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});
