import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { publishRates } from '#contract/staff/qualities.ts';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import { expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { onTheShelf, rateEndedAt } from '#tests/support/browser/catalogue.ts';
import { watchLiveChanges } from '#tests/support/browser/live-changes.ts';
import { test } from '#tests/support/browser/quotes.ts';

const LIVE = '/topSelling?tab=live';
const cardOf = (page: Page, fabId: string) =>
  page.getByRole('article').filter({ has: page.locator(`a[href$="${fabId}"]`) });

/** Rates nobody else in this run has, so that a filter finds exactly these. */
let spread = 0;
function ownRate(): { minor: bigint; text: string } {
  spread += 1;
  const minor = BigInt(50_000_000 + Math.floor(Math.random() * 4_000_000) * 10 + spread);
  return { minor, text: decimal(minor) };
}

function decimal(minor: bigint): string {
  return `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
}

function aLiveQuality(minor: bigint, change: Parameters<typeof onTheShelf>[0] = {}) {
  return onTheShelf({
    kind: 'made_to_order',
    rates: [{ minor, currency: 'INR', unit: 'metre' }],
    ...change,
  });
}

test('live rates grow page by page and are filtered; Back leads to the list as it was', async ({
  page,
  signedIn: _,
}) => {
  const { minor, text } = ownRate();
  const { fabId } = await aLiveQuality(minor, { specification: { ...POPLIN, width: 68 } });
  for (let count = 0; count < 9; count += 1) await aLiveQuality(9400n);
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/live-rate/fabric-quotes') requested.push(search);
  });
  await page.setViewportSize(PHONE);
  await page.goto(LIVE);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(requested[0]).toBe('?limit=8&pageNumber=1');
  // Again and again: a long list is drawn bit by bit, so its end moves down at first.
  const askedAtTheEnd = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return requested;
  };
  await expect.poll(askedAtTheEnd).toContain('?limit=8&pageNumber=2');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter live rates' });
  await sheet.getByLabel('Width').selectOption('68');
  await sheet.getByLabel('Rate from').fill('abc');
  await sheet.getByRole('button', { name: 'Show fabrics' }).click();
  await expect(sheet.getByText('Use digits only, with at most 2 decimals.')).toBeVisible();
  await sheet.getByLabel('Rate from').fill(text);
  await sheet.getByLabel('Rate to').fill(text);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Show fabrics' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(cardOf(page, fabId)).toContainText('ex-mill, freight extra');
  await expect(page).toHaveURL(/width=68/);

  await cardOf(page, fabId).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(`/customer/liveQualityDetailsView/fabrics/${fabId}`);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page.getByRole('article').nth(7)).toBeVisible();

  await page.goto(`${LIVE}&priceFrom=1&priceTo=1`);
  await expect(page.getByText('No fabric matches these filters')).toBeVisible();
  await expectAccessible(page);
});

test('a rate that staff publish moves on the open list within two seconds, and nothing jumps', async ({
  page,
  desk,
}) => {
  // A rupee of their own: what other tests put on the shelf meanwhile would move the list.
  const rupee = 1_000_000n + BigInt(randomInt(1_000_000_000));
  const paise = (count: bigint) => rupee * 100n + count;
  const { fabId } = await aLiveQuality(paise(0n));
  for (let count = 0; count < 4; count += 1) await aLiveQuality(paise(0n));
  await page.setViewportSize(PHONE);
  const listening = page.waitForResponse('**/apifabric/events');
  await page.goto(`${LIVE}&priceFrom=${rupee}&priceTo=${rupee}.99`);
  const card = cardOf(page, fabId);
  await card.scrollIntoViewIfNeeded();
  const before = await card.boundingBox();
  const order = await page.getByRole('article').locator('a[data-title]').evaluateAll(hrefs);
  await listening;
  const live = watchLiveChanges();
  for (const minor of [paise(1n), paise(2n), paise(3n)]) {
    const rates = [{ fabId, currency: 'INR', unit: 'metre', rate: decimal(minor) } as const];
    await live.shows(
      () => desk.staff(publishRates, { body: { rates } }),
      () => expect(card).toContainText(rupees(minor)),
    );
  }
  live.expectQuick();
  expect(await card.boundingBox()).toEqual(before);
  expect(await page.getByRole('article').locator('a[data-title]').evaluateAll(hrefs)).toEqual(order);
});

test('the chart is read by keyboard, finger and table', async ({ page, desk }) => {
  const first = ownRate();
  const { fabId } = await aLiveQuality(first.minor, { badges: ['assured', 'quality_guarantee'] });
  const next = ownRate();
  await desk.staff(publishRates, {
    body: { rates: [{ fabId, currency: 'INR', unit: 'metre', rate: next.text }] },
  });
  await page.goto(`/customer/liveQualityDetailsView/fabrics/${fabId}`);
  const chart = page.getByRole('slider', { name: /^Rate over 6 months/ });
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(escaped(rupees(next.minor))));
  await page.getByRole('tab', { name: '1Y' }).click();
  const year = page.getByRole('slider', { name: /^Rate over 1 year/ });
  await year.focus();
  await page.keyboard.press('Home');
  await expect(year).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('End');
  await expect(year).toHaveAttribute('aria-valuetext', new RegExp(escaped(rupees(next.minor))));
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table').last()).toContainText(rupees(next.minor));
  await page.getByRole('tab', { name: '1Y' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: '6M' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: /^Assured/ }).click();
  await expect(page.getByRole('dialog', { name: 'Assured' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Order now' }).click();
  await expect(page).toHaveURL(`/customer/create-order/Live-Quality/ConfirmDetails?fabId=${fabId}`);
  await expect(page.getByRole('heading', { name: 'Confirm order' })).toBeVisible();
});

test('a stale rate says so and opens the wizard filled in', async ({ page, signedIn: _ }) => {
  const { fabId } = await aLiveQuality(ownRate().minor);
  await rateEndedAt(fabId, 9300n);
  await page.goto(`/customer/liveQualityDetailsView/fabrics/${fabId}`);
  await expect(page.getByText(/^Rate expired on/)).toBeVisible();
  await expect(page.getByText('Last rate ₹93.00 per m')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order now' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask for a rate' }).click();
  await expect(page).toHaveURL(/\/customer\/create-request\/create\?step=8/);
  await expect(page.getByRole('heading', { name: 'Payment type' })).toBeVisible();
  await page.goto(page.url().replace('step=8', 'step=6'));
  await expect(page.getByLabel('Warp')).toHaveValue('40');
});

test('what cannot be read says so, offline shows what was read, and a missing fabric leads on', async ({
  page,
  context,
  complaints,
  signedIn: _,
}) => {
  complaints.allowFailedCalls();
  const { fabId } = await aLiveQuality(ownRate().minor);
  await page.route('**/live-rate/fabric-quotes?*', (route) => route.abort());
  await page.goto(LIVE);
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await page.unroute('**/live-rate/fabric-quotes?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(`/customer/liveQualityDetailsView/fabrics/${fabId}`);
  await expect(page.getByRole('slider')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('tab', { name: '1M' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await context.setOffline(false);
  await page.goto('/customer/liveQualityDetailsView/fabrics/01a19af3-5240-78a8-a40f-9aa3012fa488');
  await expect(page.getByText('This fabric is no longer available.')).toBeVisible();
  await page.getByRole('link', { name: 'See live rates' }).click();
  await expect(page).toHaveURL(LIVE);
});

function hrefs(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'));
}

/** ₹12,34,567.50 */
function rupees(minor: bigint): string {
  const whole = new Intl.NumberFormat('en-IN').format(minor / 100n);
  return `₹${whole}.${String(minor % 100n).padStart(2, '0')}`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
