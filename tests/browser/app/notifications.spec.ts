import { expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { newQuotes } from '#tests/support/browser/new-quotes.ts';
import { test } from '#tests/support/browser/quotes.ts';

test('the unread count is the same in two windows, and a notice opens what it speaks of', async ({
  page,
  context,
  desk,
}) => {
  const { fabId, number } = await desk.aRequest();
  await page.setViewportSize(PHONE);
  await page.goto('/customer/home');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/customer/home');
  await desk.aQuote(fabId);
  await desk.aQuote(fabId);
  for (const window of [page, other])
    await expect(window.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const sheet = page.getByRole('dialog', { name: 'Notifications' });
  const news = sheet.getByRole('button', { name: `New quote for query ${number}` });
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await expect(sheet.getByText(/^[A-Z][a-z]{2} \d\d, \d{4}, \d\d:\d\d/)).toHaveCount(1);
  await sheet.getByRole('button', { name: '1 earlier' }).click();
  await expect(news).toHaveCount(2);
  await expectAccessible(page);
  await news.last().click();
  await expect(page).toHaveURL(new RegExp(`/customer/quote-detail/fabrics/${fabId}`));
  await expect(other.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await other.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await other.goBack();
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('what changed before the line to the server first stood is read once it does, and nothing else twice', async ({
  page,
  desk,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api(fabric|user)\//.test(pathname)) reads.push(pathname);
  });
  const held = Promise.withResolvers<void>();
  await page.route('**/apifabric/events', async (route) => {
    await held.promise;
    await route.continue();
  });
  const { fabId } = await desk.aRequest();
  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  await expect(page.getByText('Your query is with suppliers.')).toBeVisible();
  const { supplier } = await desk.aQuote(fabId);
  held.resolve();
  await newQuotes(page).click();
  await expect(page.getByRole('article', { name: supplier.alias })).toBeVisible();
  const times = (path: RegExp) => reads.filter((read) => path.test(read)).length;
  expect(times(/quotes/)).toBeGreaterThan(1);
  expect(times(/^\/apiuser\/customer\//)).toBe(1);
});

test('without any news the list says so', async ({ page, signedIn: _ }) => {
  await page.goto('/customer/home?view=notifications');
  await expect(page.getByText('Nothing new. Quotes, payments and deliveries show up here.')).toBeVisible();
  await expectAccessible(page);
});
