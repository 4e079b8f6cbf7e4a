import type { Locator, Page } from '@playwright/test';
import { changeCustomer } from '#contract/customer/account.ts';
import { PHONE } from '#tests/support/browser/accessible.ts';
import { expect, saveSignIn } from '#tests/support/browser/browser-test.ts';
import { onTheShelf } from '#tests/support/browser/catalogue.ts';
import { test } from '#tests/support/browser/delivery.ts';
import { openOrderingDesk } from '#tests/support/browser/orders.ts';
import { signInByApi } from '#tests/support/browser/people.ts';
import { openQuoteDesk } from '#tests/support/browser/quotes.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What was agreed in one unit is read in another beside it, and never in the currency of another market. */
type Reader = { agreed: string; beside: string; foreign: string };
const IN_YARDS: Reader = { agreed: 'm', beside: 'yd', foreign: '$' };
const IN_METRES: Reader = { agreed: 'yd', beside: 'm', foreign: '₹' };

/** The agreed unit without the other: a length, or a price for one of it. */
function alone(text: string, { agreed, beside }: Reader): string[] {
  const length = new RegExp(`\\d[\\d,.]* ${agreed}(?![a-z²])(?! \\([\\d,.]+ ${beside}\\))`, 'g');
  const price = new RegExp(`per ${agreed}(?![a-z])(?!\\s+\\(?[^\\n]*per ${beside})`, 'g');
  return [length, price].flatMap((pattern) => text.match(pattern) ?? []);
}

type Place = { place?: Locator; hasFigures?: boolean };

/** By its tag: an open sheet takes the role away from what lies behind it. */
async function expectRead(
  page: Page,
  reader: Reader,
  { place = page.locator('main'), hasFigures = true }: Place = {},
): Promise<void> {
  const { beside, foreign } = reader;
  if (hasFigures) await expect(place).toContainText(new RegExp(`\\d ${beside}|per ${beside}`));
  const wrong = async () => {
    // What a dollar is worth in rupees on the invoice is no price.
    const shown = (await place.innerText()).replaceAll('\u00a0', ' ').replace(/\$1 = ₹[\d.]+/, '');
    // The other unit has an axis of its own.
    const titles = await place.locator('[aria-hidden] > p').allInnerTexts();
    const text = titles.reduce((rest, title) => rest.replace(new RegExp(`^${title}$`, 'm'), ''), shown);
    return [...alone(text, reader), ...(text.includes(foreign) ? [foreign] : [])];
  };
  await expect.poll(wrong, { message: page.url() }).toEqual([]);
}

async function walk(page: Page, reader: Reader, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expectRead(page, reader);
  }
}

/** From the first look to the order form, of a ready fabric and of one that was asked for. */
function pathsToOrder({ ready, requested }: { ready: string; requested: string }): string[] {
  return [
    '/customer/home',
    '/topSelling',
    '/topSelling?tab=live',
    '/topSelling?tab=sale',
    `/customer/liveQualityDetailsView/fabrics/${ready}`,
    `/customer/create-order/top-selling/ConfirmDetails?fabId=${ready}`,
    '/customer/quotes',
    `/customer/create-order/select-quotes/fabrics/${requested}`,
    `/customer/quote-detail/fabrics/${requested}`,
  ];
}

/** Screens of sums and numbers, where a length is a guest: read once what they are about is there. */
async function expectReadOn(page: Page, reader: Reader, path: string, about: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main')).toContainText(about);
  await expectRead(page, reader, { hasFigures: false });
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
  const { fabId: requested } = await ordering.aRequest();
  const { supplier } = await ordering.aQuote(requested);
  await ordering.aQuote(requested, { supplierRate: '98' });
  await walk(page, IN_YARDS, pathsToOrder({ ready, requested }));
  await page.getByRole('button', { name: `Counter-offer: ${supplier.alias}` }).click();
  const offer = page.getByRole('dialog');
  await offer.getByLabel('Your rate').fill('100000');
  await offer.getByRole('button', { name: 'Send offer' }).click();
  await expect(offer.getByText(/below ₹[\d,.]+ per m \(₹[\d,.]+ per yd\)\.$/)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: `All terms of ${supplier.alias}` }).click();
  await expectRead(page, IN_YARDS);
  await page.getByRole('button', { name: `Approve: ${supplier.alias}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and continue' }).click();
  await expect(page.getByRole('region', { name: 'Quantity' })).toContainText(/[\d,]+ m \([\d,.]+ yd\)/);
  await expectRead(page, IN_YARDS);
  await page.getByRole('button', { name: 'Change: Quantity' }).click();
  const quantity = page.getByLabel('Total for all colours');
  await expect(quantity).toBeVisible();
  await expectRead(page, IN_YARDS);
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
  await walk(page, IN_YARDS, [
    '/customer/orders?orderTab=20',
    `/customer/create-order/paymentDetails/fabrics/${held.fabId}?orderId=${held.orderId}`,
    `/customer/production-details/fabrics/${fabId}/orders/${orderId}`,
    delivery.transitPath(order),
  ]);
  await page.goto(`/customer/orders?orderTab=20&view=order&id=${orderId}`);
  await expectRead(page, IN_YARDS, { place: page.getByRole('dialog') });
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Documents' })).toContainText(
    'Proforma Invoice',
  );
  await expectReadOn(page, IN_YARDS, '/customer/payments', held.number);
  await expectReadOn(page, IN_YARDS, `/customer/search?q=${order.number}`, order.number);
  await delivery.deliver(dispatchId);
  await walk(page, IN_YARDS, [delivery.deliveredPath(order)]);
  await page.goto(`${delivery.transitPath(order)}/raise-issue/`);
  await page.getByLabel('Kind of fault').selectOption({ label: 'Weaving' });
  await page.getByLabel('Fault', { exact: true }).selectOption({ label: 'Holes, cuts or tears' });
  await page.getByRole('checkbox', { name: 'R1' }).check();
  await expect(page.getByText('1 roll selected, 100 m (109.36 yd)')).toBeVisible();
  await expectRead(page, IN_YARDS);

  await page.goto(delivery.deliveredPath(order));
  await page.getByRole('button', { name: 'Check rolls of shipment 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Rolls of shipment 1' })).toContainText(
    'R5 · 96.5 m (105.53 yd)',
  );
});

test('a buyer abroad reads dollars alone, and metres beside the agreed yards where metres were chosen', async ({
  page,
  context,
  people,
  serverUrl,
  address,
  outbox,
}) => {
  test.slow();
  const customer = await people.aCustomer('INTL');
  const signIn = await signInByApi(customer, { serverUrl, address });
  await saveSignIn(context, serverUrl, customer, signIn);
  const desk = await openQuoteDesk({ people, serverUrl, address, outbox, signIn });
  const ordering = await openOrderingDesk({ desk, people, serverUrl, address, outbox, customer });
  const request = { unit: 'yard', deliverTo: 'Hamburg', targetRate: null } as const;
  const quote = {
    supplierRate: '1.10',
    deliveryTerm: 'x_factory',
    deliveryPlace: 'Surat',
    logisticCost: '0',
  } as const;
  await desk.buyer(changeCustomer, { params: { customerId: 'me' }, body: { unit: 'metre' } });
  await page.setViewportSize(PHONE);
  const { fabId: ready } = await onTheShelf({
    isTopSelling: true,
    saleEndsAt: new Date(Date.now() + 9 * HOUR_MS),
    lots: [{ colour: 'Navy', metres: 1000 }],
  });
  const { fabId: requested } = await desk.aRequest(request);
  await desk.aQuote(requested, quote);
  await desk.aQuote(requested, { ...quote, supplierRate: '1.20' });
  const order = await ordering.aPayableOrder(await ordering.anApprovedQuote({ request, quote }));
  await walk(page, IN_METRES, [
    ...pathsToOrder({ ready, requested }),
    `/customer/create-order/paymentDetails/fabrics/${order.fabId}?orderId=${order.orderId}`,
  ]);
  await expectReadOn(page, IN_METRES, '/customer/payments', order.number);
  await expectReadOn(page, IN_METRES, `/customer/search?q=${order.number}`, order.number);
  await page.goto(`/customer/orders?view=order&id=${order.orderId}`);
  await expectRead(page, IN_METRES, { place: page.getByRole('dialog') });
});
