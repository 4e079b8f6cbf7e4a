import type { Page } from '@playwright/test';
import type { Order } from '#contract/customer/orders.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import type { DeskWindow } from '#tests/support/browser/desk.ts';
import { test } from '#tests/support/browser/order-book.ts';
import { photoWithPlace } from '#tests/support/data/pictures.ts';

async function rateAll(page: Page, stars: string): Promise<void> {
  const questions = page.getByRole('group').filter({ has: page.getByRole('radio') });
  await expect(questions).toHaveCount(5);
  for (const question of await questions.all()) {
    await question.getByRole('radio', { name: stars }).check({ force: true });
  }
}

/** On the order, and on its supplier. */
async function expectAtDesk(
  { page: desk, context }: DeskWindow,
  { orderId, number, supplier }: Order,
): Promise<void> {
  await desk.goto(`/desk/orders/${orderId}?tab=details`);
  const panel = desk.getByRole('region', { name: 'Buyer feedback' });
  await expect(panel).toContainText('Even shade over all rolls.');
  await expect(panel).toContainText('Arrived on time');
  await panel.getByRole('button', { name: 'Open Photo 1' }).click();
  await expect(desk.getByRole('dialog').getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.goto('/desk/suppliers');
  await desk.getByLabel('Search this list').fill(supplier.alias);
  const row = desk
    .getByRole('row')
    .filter({ has: desk.getByRole('cell', { name: supplier.alias, exact: true }) });
  await row.getByRole('link').click();
  const words = desk.getByRole('region', { name: 'Buyer feedback' });
  await expect(words).toContainText('4.0 of 5 from 1 order');
  await expect(words.getByRole('link', { name: number })).toBeVisible();
  await context.close();
}

test('a delivered order is rated once, and whoever comes again reads what was said', async ({
  page,
  book,
  openDesk,
}) => {
  test.slow();
  const order = await book.aStockOrder(await book.aStockQuality(), 'delivered');
  const { orderId, number } = order;
  await page.goto(`/customer/orders?orderTab=40&view=order&id=${orderId}`);
  await page.getByRole('link', { name: 'Rate this order' }).click();
  await expect(page).toHaveURL(`/customer/feedback/${orderId}`);
  await expect(page.getByText(number)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit feedback' }).click();
  const overall = page.getByRole('group', { name: 'How was this order overall?' });
  await expect(overall).toContainText('Choose 1 to 5 stars.');
  await overall.getByRole('radio', { name: '4 – Very good' }).check({ force: true });
  for (const name of ['Fabric quality', 'As ordered and approved', 'On-time delivery']) {
    await page
      .getByRole('group', { name })
      .getByRole('radio', { name: '5 – Excellent' })
      .check({ force: true });
  }
  const service = page.getByRole('group', { name: 'Service and replies' });
  await service.getByRole('radio', { name: '1 – Poor' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(service.getByRole('radio', { name: '2 – Fair' })).toBeChecked();
  await page.getByText('Arrived on time').click();
  await page.getByLabel('Comment').fill('Even shade over all rolls.');
  const photo = { name: 'roll.jpg', mimeType: 'image/jpeg', buffer: await photoWithPlace('jpeg') };
  await page.getByLabel('Add photos').setInputFiles(photo);
  await expect(page.getByRole('list', { name: 'Photos' })).toContainText('Uploaded');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit feedback' }).click();
  await expect(page).toHaveURL(`/customer/alradyFeedBack?orderId=${orderId}`);
  await expect(page.getByText('Thank you for your feedback')).toBeVisible();
  await expect(page.getByText('Even shade over all rolls.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Raise an issue' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Zoom in on photo 1' }).click();
  await expect(page).toHaveURL(/view=photo&id=1/);
  const viewer = page.getByRole('dialog', { name: `Photos of order ${number}` });
  await expect(viewer.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expectAtDesk(await openDesk('desk'), order);

  await page.goto(`/customer/feedback/${orderId}`);
  await expect(page).toHaveURL(`/customer/alradyFeedBack?orderId=${orderId}`);
  await page.goto(`/customer/orders?orderTab=40&view=order&id=${orderId}`);
  await expect(page.getByRole('dialog', { name: `Order ${number}` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rate this order' })).toHaveCount(0);
});

test('a low score offers to raise an issue', async ({ page, book }) => {
  const { orderId, fabId } = await book.aStockOrder(await book.aStockQuality(), 'delivered');
  await page.goto(`/customer/feedback/${orderId}`);
  await rateAll(page, '2 – Fair');
  await page.getByRole('button', { name: 'Submit feedback' }).click();
  await page.getByRole('link', { name: 'Raise an issue' }).click();
  await expect(page).toHaveURL(`/customer/intransit-detail/fabrics/${fabId}/orders/${orderId}/raise-issue/`);
});

test('before delivery and for an order that is not there the screen says so', async ({
  page,
  book,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const { orderId } = await book.aStockOrder(await book.aStockQuality(), 'created');
  await page.goto(`/customer/feedback/${orderId}`);
  await expect(page.getByText('You can rate this order once it has been delivered.')).toBeVisible();
  await page.goto('/customer/feedback/01a19af3-5240-78a8-a40f-9aa3012fa488');
  await expect(page.getByText('We could not find this order.')).toBeVisible();
  await page.goto('/customer/alradyFeedBack');
  await expect(page.getByText('You have already given feedback for this order.')).toBeVisible();
  await expectAccessible(page);
});

test('feedback that could not be sent keeps everything that was typed', async ({
  page,
  context,
  book,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const { orderId } = await book.aStockOrder(await book.aStockQuality(), 'delivered');
  await page.goto(`/customer/feedback/${orderId}`);
  await page.getByLabel('Comment').fill('Typed on the train');
  await rateAll(page, '4 – Very good');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit feedback' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  await expect(page.getByLabel('Comment')).toHaveValue('Typed on the train');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Submit feedback' }).click();
  await expect(page.getByText('Thank you for your feedback')).toBeVisible();
});
