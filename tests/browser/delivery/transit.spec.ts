import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/delivery.ts';
import { watchLiveChanges } from '#tests/support/browser/live-changes.ts';

test('an order card leads to its shipments, which move on the open screen by themselves', async ({
  page,
  delivery,
}) => {
  const order = await delivery.aPackedOrder();
  const { dispatchId } = await delivery.ship(order.orderId, [100, 100, 100, 100, 98]);
  await page.goto('/customer/orders?orderTab=20');
  await page.getByRole('link', { name: `Track shipments of ${order.number}` }).click();
  await expect(page).toHaveURL(delivery.transitPath(order));
  await expect(page.getByRole('heading', { level: 1, name: 'In transit' })).toBeVisible();
  const way = page.getByRole('region', { name: 'On the way' });
  await expect(way).toContainText('498 m · 5 rolls · 2 bales');
  await expect(way).toContainText('Picked up from the mill');
  await expect(page.getByText('498 m of 500 m dispatched.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Billing' })).toContainText('account credit');
  await expectAccessible(page);
  const live = watchLiveChanges();
  await live.shows(
    () => delivery.report(dispatchId, { kind: 'departed', place: 'Bhiwandi' }),
    () => expect(way).toContainText('Departed, Bhiwandi'),
  );
  await live.shows(
    () => delivery.deliver(dispatchId),
    () => expect(page.getByRole('region', { name: 'Delivered' })).toContainText('Shipment 1'),
  );
  live.expectQuick();
});

test('a shipment opens over the screen with transport, tracking, invoice and lots; Back closes it', async ({
  page,
  delivery,
}) => {
  const order = await delivery.aPackedOrder();
  const { dispatchId, invoice } = await delivery.ship(order.orderId, [100, 100, 100, 100, 100]);
  await delivery.report(dispatchId, { kind: 'delayed', place: 'Vapi', note: 'Heavy rain on NH 48' });
  await page.goto(delivery.transitPath(order));
  await page.getByRole('button', { name: 'Shipment details: shipment 1' }).click();
  const sheet = page.getByRole('dialog', { name: 'Shipment 1' });
  await expect(sheet).toContainText('VRL Logistics');
  await expect(sheet).toContainText('3010 0447 1182');
  await expect(sheet).toContainText('Heavy rain on NH 48');
  await expect(sheet).toContainText(invoice?.number ?? '');
  await expect(sheet).toContainText('Lot A, shade S1');
  expect(new URL(page.url()).searchParams.get('view')).toBe('dispatch');
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(delivery.transitPath(order));
});

test('what has not left, what is not there and what cannot be read each say so', async ({
  page,
  context,
  delivery,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const order = await delivery.aPackedOrder();
  // News of the order would make the screen read again by itself, before anybody presses the button.
  await page.route('**/events', (route) => route.abort());
  await page.route('**/dispatches/**', (route) => route.abort());
  await page.goto(delivery.transitPath(order));
  await expect(page.getByText('Something went wrong !')).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute('**/dispatches/**');
  await again.click();
  await expect(page.getByText('Nothing has been dispatched yet.')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await expect(page.getByText('Nothing has been dispatched yet.')).toBeVisible();
  await context.setOffline(false);
  await page.goto(delivery.transitPath({ ...order, fabId: order.orderId }));
  await expect(page.getByText('We could not find this order.')).toBeVisible();
  await page.goto(delivery.deliveredPath({ ...order, orderId: order.fabId }));
  await expect(page.getByText('We could not find this order.')).toBeVisible();
});
