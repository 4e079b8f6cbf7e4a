import type { Page } from '@playwright/test';
import { listOrders, readOrder } from '#contract/customer/orders.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { DESK, expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/order-book.ts';

const amount = ({ minor, currency }: { minor: string; currency: 'INR' | 'USD' }) =>
  formatMoney({ minor: BigInt(minor), currency });
const sheet = (page: Page) => page.getByRole('dialog');

test('an order opens by its link over the list, shows all of it and closes by Back', async ({
  page,
  ordering,
  complaints,
}) => {
  const order = await ordering.aConfirmedOrder({ poNumber: 'SUMMER-7' });
  await page.goto(`/customer/orders?view=order&id=${order.orderId}`);
  await expect(sheet(page)).toHaveAccessibleName(`Order ${order.number}`);
  const part = (name: string) => sheet(page).getByRole('region', { name });
  await expect(sheet(page)).toContainText(order.quality);
  await expect(sheet(page)).toContainText('In production');
  await expect(part('Payment plan').getByRole('listitem').first()).toContainText('Paid');
  await expect(part('Payment plan')).toContainText('Before dispatch');
  await expect(part('Cost')).toContainText(amount(order.total));
  await expect(part('Cost')).toContainText(order.totalInWords);
  for (const { label, amount: tax } of order.taxLines) {
    await expect(part('Cost')).toContainText(label);
    await expect(part('Cost')).toContainText(amount(tax));
  }
  await expect(part('Fabric')).toContainText('3,000 m');
  for (const { colour } of order.lines) await expect(part('Fabric')).toContainText(colour ?? '');
  await expect(part('Terms')).toContainText('SUMMER-7');
  for (const { label, basisPoints } of order.taxLines)
    await expect(part('Terms')).toContainText(`${label} ${basisPoints / 100}%`);
  await expect(
    sheet(page)
      .getByText(/^(Within 25 days of confirmation|Promised dispatch)$/)
      .first(),
  ).toBeVisible();
  await expect(part('Addresses')).toContainText(order.gstin ?? 'no number');
  const { city, region, postcode } = order.shipping;
  await expect(part('Addresses').getByText(`${city}, ${region} ${postcode}`, { exact: true })).toHaveCount(2);
  await part('History').getByRole('button', { name: 'Show history' }).click();
  await expect(part('History').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await expect(sheet(page).getByRole('link', { name: 'Pay', exact: true })).toHaveAttribute(
    'href',
    `/customer/create-order/paymentDetails/fabrics/${order.fabId}?orderId=${order.orderId}`,
  );
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/customer/orders');
  await expect(sheet(page)).toBeHidden();

  const card = page.getByRole('region', { name: 'Your orders' }).getByRole('article');
  await card.getByRole('heading').getByRole('link').click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL('/customer/orders');

  complaints.allowFailedCalls();
  await page.goto('/customer/orders?view=order&id=01890000-0000-7000-8000-000000000000');
  await expect(sheet(page)).toContainText('We couldn’t find this order.');
});

test('an order is cancelled after its refund is shown, but not once material is booked for it', async ({
  page,
  ordering,
  book,
}) => {
  const order = await ordering.aConfirmedOrder();
  const booked = await ordering.aConfirmedOrder();
  const paid = order.instalments[0]?.paid ?? order.total;
  await page.goto(`/customer/orders?view=order&id=${order.orderId}`);
  await sheet(page).getByRole('link', { name: 'Cancel order' }).click();
  await expect(sheet(page)).toHaveAccessibleName(`Cancel ${order.number}?`);
  await expect(sheet(page)).toContainText(`Refund${amount(paid)}`);
  await expect(sheet(page)).toContainText(`We will refund ${amount(paid)} to your original payment method`);
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Keep order' }).click();
  await expect(sheet(page)).toHaveAccessibleName(`Order ${order.number}`);
  await sheet(page).getByRole('link', { name: 'Cancel order' }).click();
  await sheet(page).getByLabel('Why are you cancelling? (optional)').fill('The season is over');
  await sheet(page).getByRole('button', { name: 'Cancel order' }).click();
  await expect(
    page.getByText(`${order.number} is cancelled. ${amount(paid)} will be refunded.`),
  ).toBeVisible();
  await expect(sheet(page)).toHaveAccessibleName(`Order ${order.number}`);
  await expect(sheet(page)).toContainText('The season is over');
  const plan = sheet(page).getByRole('region', { name: 'Payment plan' });
  await expect(plan.getByRole('list', { name: 'Refunds' })).toContainText(`Refund ${amount(paid)} · `);
  await expect(plan.getByRole('listitem').first()).toContainText('Refund');
  await expect(sheet(page).getByRole('link', { name: 'Cancel order' })).toBeHidden();
  const { counts } = await ordering.buyer(listOrders, { query: {} });
  expect(counts[10]).toBe(1);
  expect(await ordering.buyer(readOrder, { params: { orderId: order.orderId } })).toMatchObject({
    status: 50,
  });

  await page.setViewportSize(DESK);
  await page.goto(`/customer/orders?view=cancel&id=${booked.orderId}`);
  const confirm = sheet(page).getByRole('button', { name: 'Cancel order' });
  await expect(confirm).toBeVisible();
  await book.bookMaterial(booked.orderId);
  await expect(sheet(page)).toContainText(
    'Material has been booked for this order, so you can no longer cancel it',
  );
  await expect(confirm).toBeHidden();
  await sheet(page).getByRole('button', { name: 'Close' }).last().click();
  await page.setViewportSize(PHONE);
  await page.goto(`/customer/orders?view=order&id=${booked.orderId}`);
  await sheet(page).getByRole('link', { name: 'Ask to cancel' }).click();
  await expect(sheet(page)).toContainText('Please contact us.');
  await sheet(page).getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/customer/account?view=help');
  await expect(page.getByRole('heading', { name: 'Help and contact' })).toBeVisible();
});

test('the quantity of a held order is changed, and the order that replaces it opens', async ({
  page,
  book,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const fabId = await book.aStockQuality();
  const held = await book.aStockOrder(fabId, 'provisional');
  await page.goto(`/customer/orders?view=order&id=${held.orderId}`);
  await sheet(page).getByRole('link', { name: 'Change quantity' }).click();
  await expect(sheet(page)).toHaveAccessibleName(`Change quantity of ${held.number}`);
  const field = sheet(page).getByLabel('Quantity', { exact: true });
  await expect(field).toHaveValue('500');
  await field.fill('10');
  await sheet(page).getByRole('button', { name: 'Change quantity' }).click();
  await expect(sheet(page).getByRole('alert')).toContainText('Minimum order is 500 m');
  await expectAccessible(page);
  await field.fill('800');
  await sheet(page).getByRole('button', { name: 'Change quantity' }).click();
  await expect(page.getByText(`replaces ${held.number}.`)).toBeVisible();
  await expect(sheet(page)).toHaveAccessibleName(/^Order SO-/);
  await expect(sheet(page).getByRole('region', { name: 'Fabric' })).toContainText('800 m');
});
