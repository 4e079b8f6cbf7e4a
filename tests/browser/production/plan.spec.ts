import { DESK, expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { watchLiveChanges } from '#tests/support/browser/live-changes.ts';
import { test } from '#tests/support/browser/production.ts';

test('an order card leads to its production, which shows stages, date, payment and what goes on now', async ({
  page,
  production,
}) => {
  const { number, path, quality } = await production.aPlannedOrder();
  await page.goto('/customer/orders');
  await page.getByRole('link', { name: `Track production of ${number}` }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Production' })).toBeVisible();
  await expect(page.getByRole('heading', { name: quality })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Likely dispatch' })).toContainText(
    /the promised \d\d \w{3}, \d{4}/,
  );
  const stages = page.getByRole('list', { name: 'Stages of production' });
  await expect(stages.getByRole('listitem')).toHaveCount(6);
  await expect(stages.getByRole('listitem').first()).toContainText('Order placed, in progress');
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Paid');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem')).toHaveCount(3);
  await expect(timeline).toContainText('The dispatch date depends on this');
  await expect(timeline).not.toContainText('Advance received');
  await timeline.getByRole('button', { name: 'Show all 20 tasks' }).click();
  await expect(timeline.getByRole('listitem')).toHaveCount(20);
  await expect(timeline).toContainText('Advance received');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('dialog', { name: `Order ${number}` })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(path);
});

test('what the mill does appears on the open screen by itself', async ({ page, production }) => {
  const { orderId, path } = await production.aPlannedOrder();
  await page.goto(path);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting).toContainText('Send a swatch or the Pantone number');
  await expect(waiting.getByRole('button', { name: /^Send standard/ })).toBeVisible();
  const live = watchLiveChanges();
  await live.shows(
    () => production.finish(orderId, 'T03', 'T05'),
    () => expect(waiting).toBeHidden(),
  );
  await expect(
    page.getByRole('list', { name: 'Stages of production' }).getByRole('listitem').nth(1),
  ).toContainText('Material inwards, in progress');
  await production.finish(orderId, 'T06');
  await live.shows(
    () => production.send(orderId, 'lab_dip'),
    () => expect(waiting.getByRole('button', { name: /^Review sample/ })).toBeVisible(),
  );
  live.expectQuick();
});

test('offline the plan that was read stays readable, and a plan that is not there says so', async ({
  page,
  context,
  production,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const { path, fabId } = await production.aPlannedOrder();
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Show all 20 tasks' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Bulk dyeing');
  await context.setOffline(false);
  const elsewhere = '01890000-0000-7000-8000-000000000000';
  await page.goto(`/customer/production-details/fabrics/${fabId}/orders/${elsewhere}`);
  await expect(page.getByText('We could not find this order.')).toBeVisible();
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page).toHaveURL('/customer/orders');
});

test('a plan that fails to load offers another try, and the host app sees no bar of ours', async ({
  page,
  production,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const { path } = await production.aPlannedOrder();
  let isBroken = true;
  await page.route('**/apifabric/tna/**', (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { error: { code: 'unexpected', message: 'x' } } })
      : route.continue(),
  );
  await page.setViewportSize(PHONE);
  await page.goto(`${path}?embed=app`);
  await expect(page.getByText('Something went wrong !')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await page.setViewportSize(DESK);
  await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible();
});
