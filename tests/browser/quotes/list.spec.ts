import type { Page } from '@playwright/test';
import { closeRequest } from '#contract/customer/requests.ts';
import { DESK, expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { type QuoteDesk, test } from '#tests/support/browser/quotes.ts';

const ONE_COLOUR = { numberOfColors: 1, color: 'Teal', colourSplit: [] };
const WAITING = 25;

const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Queries by state' }).getByRole('link', { name });
const cards = (page: Page) => page.getByRole('region', { name: 'Your queries' }).getByRole('article');
const offset = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Twenty-five queries wait for quotes, each with a PO number; one has a quote, one is a draft, one is closed. */
async function fill(desk: QuoteDesk): Promise<void> {
  for (let place = 0; place < WAITING; place += 1)
    await desk.aRequest({ ...ONE_COLOUR, poNumber: `PO-${100 + place}` });
  const quoted = await desk.aRequest({ ...ONE_COLOUR, color: 'Rust' });
  await desk.aQuote(quoted.fabId, { supplierRate: '90', marginPercent: '0', logisticCost: '0' });
  await desk.aDraft({ width: null, weight: null });
  const { fabId } = await desk.aRequest(ONE_COLOUR);
  await desk.buyer(closeRequest, { params: { fabId }, body: { reasonId: 4 } });
}

async function pullDown(page: Page): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => [{ x: 200, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(200) });
  for (const y of [260, 340, 420, 480])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the list has four tabs with counts, grows page by page, remembers each tab’s place and can be searched', async ({
  page,
  desk,
  complaints,
}) => {
  test.slow();
  await fill(desk);
  await page.goto('/customer/quotes');
  await expect(page.getByRole('heading', { level: 1, name: 'Queries' })).toBeVisible();
  await expect(tab(page, /^Quotes received 1$/)).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, /^All open 27$/)).toBeVisible();
  await expect(tab(page, /^Quotes not received 25$/)).toBeVisible();
  await expect(tab(page, /^Closed 1$/)).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('₹90.00 per m');
  await expect(cards(page)).toContainText('valid till');
  await expect(page.getByText('End of list')).toBeVisible();
  await expectAccessible(page);

  await tab(page, /^Closed/).click();
  await expect(cards(page)).toContainText('Fabric no longer required');
  await tab(page, /^All open/).click();
  await expect(page).toHaveURL('/customer/quotes?tab=1');
  const draft = cards(page).filter({ hasText: 'Draft' });
  await expect(draft).toContainText('Step 5 of 8');
  await expect(draft.getByRole('link', { name: /^Continue/ })).toHaveAttribute(
    'href',
    /create-request\/create\?draft=/,
  );

  await tab(page, /^Quotes not received/).click();
  await expect(cards(page)).toHaveCount(20);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(cards(page)).toHaveCount(WAITING);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await tab(page, /^Closed/).click();
  await expect.poll(() => offset(page)).toBeLessThan(300);
  await tab(page, /^Quotes not received/).click();
  await expect.poll(() => offset(page)).toBe(1500);
  const before = page
    .getByRole('article')
    .filter({ hasText: 'PO-117' })
    .getByRole('heading')
    .getByRole('link');
  await before.focus();
  const place = await offset(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Q-/ })).toBeFocused();
  await page.goBack();
  await expect.poll(() => offset(page)).toBe(place);
  await page.reload();
  await expect.poll(() => offset(page)).toBe(place);

  await page.evaluate(() => window.scrollTo(0, 0));
  const search = page.getByRole('searchbox', { name: 'Search queries' });
  await search.fill('po-103');
  await expect(page).toHaveURL('/customer/quotes?tab=3&q=po-103');
  await expect(cards(page)).toHaveCount(1);
  await search.fill('poplin 40s * 40s 120 × 80 po-103');
  await expect(cards(page)).toHaveCount(1);
  await search.fill('no such cloth');
  await expect(page.getByText('No query here matches “no such cloth”.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(search).toHaveValue('');
  await expect(cards(page)).toHaveCount(WAITING);

  const arrived = page.getByRole('status').filter({ hasText: 'New quote: 100% Cotton Poplin' });
  const link = cards(page).first().getByRole('heading').getByRole('link');
  const [, fabId = ''] = /fabrics\/([\w-]+)/.exec((await link.getAttribute('href')) ?? '') ?? [];
  await desk.aQuote(fabId);
  await expect(arrived).toBeVisible();
  await expect(tab(page, /^Quotes received 2$/)).toBeVisible();

  const read = page.waitForRequest('**/apifabric/customer/fabrics?*');
  await pullDown(page);
  await read;
  complaints.allowFailedCalls();
  await page.route('**/apifabric/customer/fabrics?*', (route) => route.abort());
  await search.fill('po-101');
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await page.unroute('**/apifabric/customer/fabrics?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('from 1024 wide the list stays as it is while queries open beside it; each tab without queries has its words', async ({
  page,
  desk,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/customer/quotes');
  await expect(page.getByText('No Quotes Received!')).toBeVisible();
  await tab(page, /^Closed/).click();
  await expect(page.getByText('Nothing Closed!')).toBeVisible();
  for (const color of ['Red', 'Green', 'Blue', 'White', 'Black', 'Coral'])
    await desk.aRequest({ ...ONE_COLOUR, color });
  await tab(page, /^Quotes not received 6$/).click();
  await expect(cards(page)).toHaveCount(6);
  // The first record is open beside the list before anything is tapped.
  await expect(page.getByText('Your query is with suppliers.')).toBeVisible();
  await expect(cards(page).first().getByRole('heading').getByRole('link')).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page).toHaveURL('/customer/quotes?tab=3');

  const list = page.getByRole('region', { name: 'Your queries' }).locator('.overflow-y-auto');
  const scrolled = () => list.evaluate((pane) => Math.round(pane.scrollTop));
  await list.evaluate((pane) => pane.scrollTo(0, 400));
  await cards(page).nth(3).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/quote-detail\/fabrics\/[\w-]+\?tab=3$/);
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeFocused();
  await expect(page.getByText('Your query is with suppliers.')).toBeVisible();
  await expect.poll(scrolled).toBeGreaterThan(300);
  const before = await scrolled();
  await tab(page, /^Closed/).click();
  await tab(page, /^Quotes not received/).click();
  await expect.poll(scrolled).toBe(before);
  await page.setViewportSize(PHONE);
  await expect(cards(page)).toHaveCount(6);
});
