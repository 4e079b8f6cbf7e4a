import type { Page } from '@playwright/test';
import { createPaymentOrder, reportBankTransfer } from '#contract/customer/payments.ts';
import { DESK, expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/order-book.ts';
import { someUtr } from '#tests/support/browser/pay.ts';
import { dayFromNow } from '#tests/support/browser/quotes.ts';

const IN_PRODUCTION = 24;

const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Orders by stage' }).getByRole('link', { name });
const cards = (page: Page) => page.getByRole('region', { name: 'Your orders' }).getByRole('article');
const offset = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('orders stand in three tabs with counts, grow page by page, and each tab is found where it was left', async ({
  page,
  context,
  book,
  complaints,
}) => {
  test.slow();
  const fabId = await book.aStockQuality();
  for (let place = 0; place < IN_PRODUCTION; place += 1)
    await book.aStockOrder(fabId, 'created', `PO-${100 + place}`);
  await book.aStockOrder(fabId, 'dispatched');
  await book.aStockOrder(fabId, 'warehouse');
  await book.aStockOrder(fabId, 'delivered');
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/apifabric/orders') requested.push(search);
  });

  await page.goto('/customer/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(tab(page, /^Production 24$/)).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, /^In transit 2$/)).toBeVisible();
  await expect(tab(page, /^Delivered 1$/)).toBeVisible();
  await expect(cards(page).first()).toContainText('PO-123');
  await expect(cards(page).first()).toContainText('In production');
  await expect(cards(page).first()).toContainText(/Dispatch by|Likely dispatch/);
  await expectAccessible(page);

  // A long list is drawn bit by bit: its end is where it stays once the first page is there.
  await expect(cards(page)).toHaveCount(20);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(cards(page)).toHaveCount(IN_PRODUCTION);
  await expect(page.getByText('End of list')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await tab(page, /^In transit/).click();
  await expect(page).toHaveURL('/customer/orders?orderTab=20');
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('At the warehouse');
  await expect(cards(page).first()).toContainText('Waiting for delivery');
  await expect(cards(page).last()).toContainText('On its way to you');
  await expect.poll(() => offset(page)).toBeLessThan(300);
  await tab(page, /^Delivered/).click();
  await expect(cards(page)).toContainText('Delivered on');
  await tab(page, /^Production/).click();
  await expect.poll(() => offset(page)).toBe(1500);
  const tenth = cards(page).nth(10).getByRole('heading').getByRole('link');
  await tenth.scrollIntoViewIfNeeded();
  const before = await offset(page);
  await tenth.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => offset(page)).toBe(before);
  expect(requested.map((search) => new URLSearchParams(search))).toEqual(
    expect.arrayContaining([new URLSearchParams('orderTab=10&offset=20&limit=20')]),
  );
  expect(requested.some((search) => search.includes('orderTab=40&offset=0&limit=100'))).toBe(true);

  await page.goto('/customer/orders?orderTab=30');
  await expect(tab(page, /^Production/)).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).first()).toBeVisible();
  complaints.allowFailedCalls();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await tab(page, /^In transit/).click();
  await expect(cards(page)).toHaveCount(2);
  await context.setOffline(false);
});

test('an empty stage says so in its own words, and what cannot be read can be tried again', async ({
  page,
  ordering,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await page.route('**/apifabric/orders?*', (route) => route.abort());
  await page.goto('/customer/orders');
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await page.unroute('**/apifabric/orders?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing in Production!', { exact: true })).toBeVisible();
  await expect(page.getByText('There are no orders in production right now.')).toBeVisible();
  await tab(page, /^In transit 0$/).click();
  await expect(page.getByText('Nothing in Transit!', { exact: true })).toBeVisible();
  await tab(page, /^Delivered 0$/).click();
  await expect(page.getByText('Nothing Delivered!', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Previous orders' }).click();
  await expect(page.getByText('No previous orders yet')).toBeVisible();
  await expectAccessible(page);

  const held = await ordering.aPayableOrder();
  await page.goto('/customer/orders');
  const line = page.getByText('1 order is waiting for payment');
  const list = page.getByRole('region', { name: 'Your orders' });
  await expect(line).toBeVisible();
  const pay = list.getByRole('link', { name: `Pay now: ${held.number}` });
  await expect(pay).toBeHidden();
  await line.click();
  await expect(list).toContainText(/Held for you for another (\d+ minutes|minute)\./);
  const payPage = `/customer/create-order/paymentDetails/fabrics/${held.fabId}?orderId=${held.orderId}`;
  await expect(pay).toHaveAttribute('href', payPage);
  await expectAccessible(page);
  await tab(page, /^In transit/).click();
  await expect(page.getByText('Nothing in Transit!', { exact: true })).toBeVisible();
  await expect(line).toBeHidden();

  const { paymentOrderId } = await ordering.buyer(createPaymentOrder, {
    body: { orderId: held.orderId, instalment: 1, method: 'bank_transfer' },
  });
  await ordering.buyer(reportBankTransfer, {
    params: { paymentOrderId },
    body: { utr: someUtr(), amount: '1000', paidOn: dayFromNow(-1) },
  });
  await tab(page, /^Production/).click();
  await line.click();
  await expect(list).toContainText('Transfer being checked');
  await expect(list).toContainText(/Held until the end of \w{3} \d\d, \d{4}/);
  await expect(list.getByRole('link', { name: `View payment: ${held.number}` })).toBeVisible();
  await expect(pay).toBeHidden();
  await list.getByRole('link', { name: `View order: ${held.number}` }).click();
  const sheet = page.getByRole('dialog', { name: `Order ${held.number}` });
  await expect(sheet.getByRole('link', { name: 'View payment' })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Cancel order' })).toBeVisible();
});

test('orders are found by words in any order and by construction in any spelling, whatever their stage', async ({
  page,
  book,
}) => {
  const fabId = await book.aStockQuality();
  await book.aStockOrder(fabId, 'created', 'SUMMER-7');
  await book.aStockOrder(fabId, 'delivered', 'WINTER-8');
  await page.goto('/customer/orders');
  await expect(cards(page)).toHaveCount(1);
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await search.fill('poplin cotton 40 x 40 / 120 x 80');
  await expect(page.getByText('2 orders for “poplin cotton 40 x 40 / 120 x 80”')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await search.fill('poplin winter');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('WINTER-8');
  await expect(page).toHaveURL('/customer/orders?q=poplin+winter');
  await expectAccessible(page);
  await search.fill('denim');
  await expect(page.getByText('No orders found')).toBeVisible();
  await search.fill('');
  await expect(tab(page, /^Production 1$/)).toBeVisible();
  await expect(search).toBeFocused();
});

test('from 1024 wide the list stays beside the order that is open', async ({ page, book }) => {
  await page.setViewportSize(DESK);
  const fabId = await book.aStockQuality();
  for (const po of ['PO-1', 'PO-2', 'PO-3', 'PO-4', 'PO-5', 'PO-6'])
    await book.aStockOrder(fabId, 'created', po);
  await page.goto('/customer/orders');
  // The first order is open beside the list, and the focus stays where it was.
  await expect(page.getByRole('region', { name: 'Terms' })).toContainText('PO-6');
  await expect(page).toHaveURL('/customer/orders');
  await expect(page.getByRole('heading', { level: 2, name: /Poplin/ }).last()).not.toBeFocused();
  const list = page.getByRole('region', { name: 'Your orders' }).locator('.overflow-y-auto');
  const scrolled = () => list.evaluate((pane) => Math.round(pane.scrollTop));
  await expect(cards(page)).toHaveCount(6);
  await list.evaluate((pane) => pane.scrollTo(0, 400));
  await cards(page).filter({ hasText: 'PO-2' }).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/customer\/orders\?view=order&id=[\w-]+$/);
  await expect(page.getByRole('heading', { level: 2, name: /Poplin/ }).last()).toBeFocused();
  await expect(page.getByRole('region', { name: 'Terms' })).toContainText('PO-2');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(scrolled).toBeGreaterThan(300);
  await expectAccessible(page);
  await page.setViewportSize(DESK);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Terms' })).toContainText('PO-6');
  await page.setViewportSize(PHONE);
  await expect(cards(page)).toHaveCount(6);
});
