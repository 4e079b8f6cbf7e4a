import { cancelOrder } from '#contract/cancel-order.ts';
import { expectAccessible } from '../support/browser-accessible.ts';
import { test } from '../support/browser-order-book.ts';
import { expect } from '../support/browser-test.ts';

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
  await expect(sheet).toContainText('₹94.00 per m then');
  await expect(sheet.getByRole('table')).toBeHidden();
  await sheet.getByRole('button', { name: 'See today’s terms' }).click();
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
  await sheet.getByRole('button', { name: 'See today’s terms' }).click();
  await expect(sheet.getByRole('row', { name: 'Rate ₹104.50 per m not quoted' })).toBeVisible();
  await expect(sheet.getByRole('row', { name: /^Lead time 25 days/ })).toBeVisible();
  await sheet.getByRole('link', { name: 'Open the draft' }).click();
  await expect(page).toHaveURL(/\/customer\/create-request\/create\?.*draft=[\w-]+/);
  await page.goBack();
  await expect(page).toHaveURL('/customer/orders?list=previous');
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByText('Nothing in Production!')).toBeVisible();
});
