import { expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { onTheShelf } from '#tests/support/browser/catalogue.ts';
import { test } from '#tests/support/browser/quotes.ts';

test('a fabric and a query are found by their construction, by keyboard, and the search is remembered', async ({
  page,
  desk,
}) => {
  const { number, fabId } = await desk.aRequest();
  await onTheShelf({ isTopSelling: true });
  await page.setViewportSize(PHONE);
  await page.goto('/topSelling');
  await page.getByRole('link', { name: 'Search everything' }).click();
  await expect(page).toHaveURL('/customer/search');
  await expect(page.getByText(/^Search by number, PO, colour or construction/)).toBeVisible();
  await expectAccessible(page);
  const field = page.getByRole('searchbox', {
    name: 'Search orders, queries, quotes, documents and fabrics',
  });
  await field.fill('40s*40s 120x80');
  await expect(page.getByRole('region', { name: 'Queries' }).getByText(number)).toBeVisible();
  const fabrics = page.getByRole('region', { name: 'Fabrics' });
  await expect(fabrics.locator('mark').first()).toHaveText('40x40/120x80');
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Queries' }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/customer/quote-detail/fabrics/${fabId}`));
  await page.goto('/customer/search');
  await page.getByRole('link', { name: '40s*40s 120x80' }).click();
  await expect(fabrics).toBeVisible();
  await field.fill('qqqqqqq');
  await expect(page.getByText('Nothing found for “qqqqqqq”')).toBeVisible();
});

test('an open search follows what happens, and says when it cannot be answered', async ({
  page,
  desk,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const { number, fabId } = await desk.aRequest();
  const listening = page.waitForResponse('**/apifabric/events');
  await page.goto('/customer/search?q=poplin');
  await expect(page.getByRole('region', { name: 'Queries' }).getByText(number)).toBeVisible();
  await listening;
  await desk.aQuote(fabId);
  await expect(page.getByRole('region', { name: 'Quotes' }).getByRole('link')).toHaveCount(1);

  // What was found once is kept, so words that nobody has searched for yet.
  await page.route('**/apifabric/search/?*', (route) => route.abort());
  await page.goto(`/customer/search?q=${number}`);
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/apifabric/search/?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Queries' }).getByText(number)).toBeVisible();
});
