/** An order in the desk: its plan is moved by key and by hand, a reason is asked, and the buyer reads it. */
import { readTna } from '#contract/customer/production.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/orders.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';

test('tasks are begun, finished and moved, dependents follow, and the buyer reads why', async ({
  openDesk,
  complaints,
  ordering,
}) => {
  test.slow();
  const order = await ordering.aConfirmedOrder();
  const { orderId, fabId, number } = order;
  const readPlan = () => ordering.buyer(readTna, { params: { fabId }, query: { orderId } });
  await waitFor('the plan', async () => !(await readPlan()).isProvisional);
  const { page, context } = await openDesk('production');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByLabel('Search this list').fill(number);
  // The server searches: until it has answered, the rows of before stand there.
  await expect(page.getByRole('link', { name: /^SO-/ })).toHaveCount(1);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Time and action plan' })).toBeVisible();

  const next = page.getByRole('region', { name: 'Next step' });
  const task = 'Supplier PO issued, TNA published';
  await expect(next).toContainText(task);
  await expect(next).toContainText('Selvedge · due');
  await page.getByRole('link', { name: 'Shipments' }).click();
  await expect(page).toHaveURL(/\?tab=shipments$/);
  await expect(page.getByRole('region', { name: 'Shipments' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Time and action plan' })).toBeHidden();
  await page.goBack();

  await expect(page.getByRole('row').filter({ hasText: 'Advance received' })).toBeHidden();
  await page.getByRole('button', { name: '2 tasks done' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Advance received' })).toBeVisible();
  await page.getByRole('button', { name: '2 tasks done' }).click();
  await page.getByRole('button', { name: `Start: ${task}` }).click();
  await expect(page.getByRole('row').filter({ hasText: task })).toContainText('In progress');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const before = await readPlan();
  const bar = page.getByRole('slider', { name: new RegExp(`^${task}`) });
  await bar.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: `Move “${task}”` });
  complaints.allowFailedCalls();
  await sheet.getByRole('button', { name: 'Move task' }).click();
  await expect(sheet.getByText('Enter a reason.')).toBeVisible();
  await sheet.getByLabel('Reason for the buyer').fill('the mill is closed for a wedding');
  await sheet.getByRole('button', { name: 'Move task' }).click();
  await expect(page.getByText('Task moved. Dependent tasks follow.')).toBeVisible();
  const after = await readPlan();
  const endOf = (plan: typeof before, name: string) =>
    plan.tasks.find((each) => each.name === name)?.likelyEnd ?? '';
  expect(endOf(after, task) > endOf(before, task)).toBe(true);
  expect(after.tasks.find(({ name }) => name === task)?.reviseReason).toBe(
    'the mill is closed for a wedding',
  );

  const box = await bar.boundingBox();
  if (!box) throw new Error('The bar is not there.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 120, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(sheet).toBeVisible();
  await sheet.getByLabel('Reason for the buyer').fill('yarn came late');
  await sheet.getByRole('button', { name: 'Move task' }).click();
  await expect.poll(async () => endOf(await readPlan(), task) > endOf(after, task)).toBe(true);

  await page.mouse.wheel(0, 2000);
  await expect(next).toBeInViewport();
  await next.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Task completed.')).toBeVisible();
  await expect(next).not.toContainText(task);
  await expect(page.getByRole('button', { name: '3 tasks done' })).toBeVisible();

  await page.getByRole('link', { name: 'All orders' }).click();
  await page.getByRole('link', { name: 'Production board' }).click();
  await expect(page.getByRole('region', { name: 'Sampling' })).toContainText(number);
  await expectAccessible(page);
  await context.close();
});
