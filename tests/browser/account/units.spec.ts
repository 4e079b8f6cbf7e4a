import type { Page } from '@playwright/test';
import { changeCustomer } from '#contract/customer/account.ts';
import { PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { onTheShelf } from '#tests/support/browser/catalogue.ts';
import { test } from '#tests/support/browser/delivery.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Metres that stand without yards: a length, or a price for one metre. */
const METRES_ALONE = [/\d[\d,.]* m(?![a-z²])(?! \([\d,.]+ yd\))/g, /per m(?![a-z])(?!\s+\(?[^\n]*per yd)/g];

/** By its tag: an open sheet takes the role away from what lies behind it. */
async function expectYardsBeside(page: Page, place = page.locator('main')): Promise<void> {
  await expect(place).toContainText(/\d yd|per yd/);
  const alone = async () => {
    const text = (await place.innerText()).replaceAll('\u00a0', ' ');
    return METRES_ALONE.flatMap((pattern) => text.match(pattern) ?? []);
  };
  await expect.poll(alone, { message: page.url() }).toEqual([]);
}

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expectYardsBeside(page);
  }
}

test('whoever chose yards reads them beside the agreed metres, from the catalogue to the order form', async ({
  page,
  ordering,
}) => {
  test.slow();
  await ordering.buyer(changeCustomer, { params: { customerId: 'me' }, body: { unit: 'yard' } });
  await page.setViewportSize(PHONE);
  const { fabId: ready } = await onTheShelf({
    isTopSelling: true,
    saleEndsAt: new Date(Date.now() + 9 * HOUR_MS),
    lots: [
      { colour: 'Navy', metres: 1000 },
      { colour: 'Rust', metres: 800 },
    ],
  });
  const { fabId: asked } = await ordering.aRequest();
  const { supplier } = await ordering.aQuote(asked);
  await ordering.aQuote(asked, { supplierRate: '98' });
  await walk(page, [
    '/customer/home',
    '/topSelling',
    '/topSelling?tab=live',
    '/topSelling?tab=sale',
    `/customer/liveQualityDetailsView/fabrics/${ready}`,
    `/customer/create-order/top-selling/ConfirmDetails?fabId=${ready}`,
    '/customer/quotes',
    `/customer/create-order/select-quotes/fabrics/${asked}`,
    `/customer/quote-detail/fabrics/${asked}`,
  ]);
  await page.getByRole('button', { name: `All terms of ${supplier.alias}` }).click();
  await expectYardsBeside(page);
  await page.getByRole('button', { name: `Approve: ${supplier.alias}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and continue' }).click();
  const quantity = page.getByLabel('Total for all colours');
  await expect(quantity).toBeVisible();
  await expectYardsBeside(page);
  await quantity.fill('1');
  await expect(page.getByText(/^Minimum order is [\d,]+ m \([\d,.]+ yd\)/)).toBeVisible();
});

test('whoever chose yards reads them beside the agreed metres, from the order to its claim', async ({
  page,
  ordering,
  delivery,
}) => {
  test.slow();
  await ordering.buyer(changeCustomer, { params: { customerId: 'me' }, body: { unit: 'yard' } });
  await page.setViewportSize(PHONE);
  const held = await ordering.aPayableOrder();
  const order = await delivery.aPackedOrder();
  const { fabId, orderId } = order;
  const { dispatchId } = await delivery.ship(orderId, [100, 100, 100, 100, 96.5]);
  await walk(page, [
    '/customer/orders?orderTab=20',
    `/customer/create-order/paymentDetails/fabrics/${held.fabId}?orderId=${held.orderId}`,
    `/customer/production-details/fabrics/${fabId}/orders/${orderId}`,
    delivery.transitPath(order),
  ]);
  await page.goto(`/customer/orders?orderTab=20&view=order&id=${orderId}`);
  await expectYardsBeside(page, page.getByRole('dialog'));
  await delivery.deliver(dispatchId);
  await walk(page, [delivery.deliveredPath(order)]);
  await page.goto(`${delivery.transitPath(order)}/raise-issue/`);
  await page.getByLabel('Kind of fault').selectOption({ label: 'Weaving' });
  await page.getByLabel('Fault', { exact: true }).selectOption({ label: 'Holes, cuts or tears' });
  await page.getByRole('checkbox', { name: 'R1' }).check();
  await expect(page.getByText('1 roll selected, 100 m (109.36 yd)')).toBeVisible();
  await expectYardsBeside(page);

  await page.goto(delivery.deliveredPath(order));
  await page.getByRole('button', { name: 'Check rolls of shipment 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Rolls of shipment 1' })).toContainText(
    'R5 · 96.5 m (105.53 yd)',
  );
});
