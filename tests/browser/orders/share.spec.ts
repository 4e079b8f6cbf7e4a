/** Quote, comparison, order, plan and rate are sent on by WhatsApp as a short text with a link. */
import type { Locator, Page } from '@playwright/test';
import { PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/order-book.ts';

async function sharedText(link: Locator): Promise<string> {
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin).toBe('https://wa.me');
  return address.searchParams.get('text') ?? '';
}

const onWhatsapp = (page: Page) => page.getByRole('link', { name: /^Share on WhatsApp/ });

test('an order, its plan and a live rate are sent on as a few lines', async ({ page, ordering, book }) => {
  await page.setViewportSize(PHONE);
  const { orderId, fabId, number } = await ordering.aConfirmedOrder();
  await page.goto(`/customer/orders?view=order&id=${orderId}`);
  const order = await sharedText(onWhatsapp(page));
  expect(order).toMatch(new RegExp(`^Order ${number}: .+\n.+ m\nDispatch by .+\nhttp`));
  expect(order).toContain(`/customer/orders?view=order&id=${orderId}`);

  await page.goto(`/customer/production-details/fabrics/${fabId}/orders/${orderId}`);
  await expect(onWhatsapp(page)).toBeVisible();
  const plan = await sharedText(onWhatsapp(page));
  expect(plan).toMatch(new RegExp(`^Order ${number}: `));
  expect(plan).toContain(`/customer/production-details/fabrics/${fabId}/orders/${orderId}`);

  const quality = await book.aStockQuality();
  await page.goto(`/customer/liveQualityDetailsView/fabrics/${quality}`);
  const rate = await sharedText(onWhatsapp(page));
  expect(rate).toMatch(/₹[\d.]+ per m ex-mill today\nhttp/);
  expect(rate).toContain(`/customer/liveQualityDetailsView/fabrics/${quality}`);
});

test('a quote and a comparison are sent on without what the buyer hopes to pay', async ({
  page,
  desk,
  ordering: _,
}) => {
  const { fabId } = await desk.aRequest({ targetRate: '88.75', poNumber: 'PO-SECRET' });
  const { supplier } = await desk.aQuote(fabId, { supplierRate: '95' });
  await desk.aQuote(fabId, { supplierRate: '99' });
  await page.goto(`/customer/create-order/select-quotes/fabrics/${fabId}`);
  const comparison = await sharedText(onWhatsapp(page));
  expect(comparison).toMatch(/^2 quotes for Q-\d\d-\d{6}\n/);
  expect(comparison).toContain(`1. ${supplier.alias}: `);
  expect(comparison).toContain(`/customer/create-order/select-quotes/fabrics/${fabId}`);

  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  const card = page.getByRole('article', { name: supplier.alias });
  await card.getByRole('button', { name: /terms/i }).click();
  const quote = await sharedText(card.getByRole('link', { name: /^Share on WhatsApp/ }));
  expect(quote).toMatch(new RegExp(`^Quote from ${supplier.alias} for Q-`));
  for (const text of [comparison, quote]) expect(text).not.toMatch(/88\.75|PO-SECRET/);
});
