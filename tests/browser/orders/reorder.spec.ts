import type { Locator } from '@playwright/test';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { listRequests } from '#contract/customer/requests.ts';
import { expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/order-book.ts';
import type { OrderingDesk } from '#tests/support/browser/orders.ts';

async function drafts({ buyer }: OrderingDesk): Promise<number> {
  const { records } = await buyer(listRequests, { query: { requestTab: 1, limit: 100 } });
  return records.filter(({ status }) => status === 1).length;
}

test('a previous order is ordered again with what has changed shown first, never at the old price', async ({
  page,
  ordering,
  book,
}) => {
  const fabId = await book.aStockQuality();
  const { number: delivered } = await book.aStockOrder(fabId, 'delivered');
  const woven = await ordering.aConfirmedOrder();
  await ordering.buyer(cancelOrder, { params: { orderId: woven.orderId }, body: {} });
  await book.letRateBe(fabId, 9700n);

  await page.goto('/customer/home');
  const onHome = page.getByRole('region', { name: 'Previous orders' });
  await expect(onHome.getByRole('article')).toHaveCount(2);
  await onHome.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL('/customer/orders?list=previous');
  const previous = page.getByRole('region', { name: 'Previous orders' }).getByRole('article');
  await expect(previous).toHaveCount(2);
  await expect(previous.first()).toContainText('Cancelled on');
  await expectAccessible(page);

  const sheet = page.getByRole('dialog', { name: 'Order again' });
  await previous
    .filter({ hasText: delivered })
    .getByRole('link', { name: /^Order again/ })
    .click();
  await expect(sheet).toContainText('₹94.00 per m last time');
  await expect(sheet.getByRole('row', { name: 'Rate ₹94.00 per m ₹97.00 per m' })).toBeVisible();
  await expectAccessible(page);
  await expect(sheet.getByRole('link', { name: 'Continue to order' })).toHaveAttribute(
    'href',
    `/customer/create-order/top-selling/ConfirmDetails?fabId=${fabId}&quantity=500`,
  );
  await page.goBack();
  await expect(page).toHaveURL('/customer/orders?list=previous');

  await previous
    .filter({ hasText: woven.number })
    .getByRole('link', { name: /^Order again/ })
    .click();
  await expect(sheet).toContainText('This fabric is made to order');
  await expect(sheet.getByLabel('Required by')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await expectAccessible(page);
  const before = await drafts(ordering);
  await sheet.getByRole('button', { name: 'Ask for fresh quotes' }).click();
  await expect(page.getByText('Sent to suppliers. We’ll tell you when quotes arrive.')).toBeVisible();
  await expect(page).toHaveURL(/\/customer\/quote-detail\/fabrics\/[\w-]+$/);
  expect(await drafts(ordering)).toBe(before);
  await page.goto('/customer/orders?list=previous');
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByText('Nothing in Production!')).toBeVisible();
});

test('a fabric bought before is asked for again in two taps from home', async ({ page, ordering }) => {
  const woven = await ordering.aConfirmedOrder();
  await ordering.buyer(cancelOrder, { params: { orderId: woven.orderId }, body: {} });
  await page.setViewportSize(PHONE);
  await page.goto('/customer/home');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const previous = page.getByRole('region', { name: 'Previous orders' });
  await tap(previous.getByRole('link', { name: /^Order again/ }));
  const sheet = page.getByRole('dialog', { name: 'Order again' });
  await expect(sheet.getByLabel('Required by')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await tap(sheet.getByRole('button', { name: 'Ask for fresh quotes' }));
  await expect(page.getByText('Sent to suppliers. We’ll tell you when quotes arrive.')).toBeVisible();
  expect(taps).toBe(2);
});
