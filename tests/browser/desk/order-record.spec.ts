/** The desk around an order: people, notes, further tasks, catching up, and giving it up with the sums said before. */
import { readTna } from '#contract/customer/production.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/orders.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';

test('what was typed survives, a task is added, work is caught up with, and the order is cancelled', async ({
  openDesk,
  complaints,
  ordering,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const { orderId, fabId } = await ordering.aConfirmedOrder();
  await waitFor('the plan', async () => {
    const plan = await ordering.buyer(readTna, { params: { fabId }, query: { orderId } });
    return !plan.isProvisional;
  });
  const { page, context } = await openDesk('owner');
  const dialog = page.getByRole('dialog');
  await page.goto(`/desk/orders/${orderId}`);

  await page.getByRole('button', { name: 'Add task' }).click();
  await dialog.getByLabel('Task').fill('Second inspection');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Documents' }).click();
  await page.getByRole('link', { name: 'Plan' }).click();
  await page.getByRole('button', { name: 'Add task' }).click();
  await expect(dialog.getByLabel('Task')).toHaveValue('Second inspection');
  await expect(dialog.getByText('You typed this earlier and haven’t sent it yet.')).toBeVisible();
  await dialog.getByLabel('After').selectOption({ label: 'Supplier PO issued, TNA published' });
  await dialog.getByRole('button', { name: 'Add task' }).click();
  const added = page.getByRole('row').filter({ hasText: 'Second inspection' });
  await expect(added).toBeVisible();
  await page.getByRole('button', { name: 'Complete up to here: Second inspection' }).click();
  await expect(dialog.getByRole('list', { name: 'Tasks that are completed' })).toContainText(
    'Supplier PO issued',
  );
  await dialog.getByRole('button', { name: 'Complete 2 tasks' }).click();
  await expect(page.getByText('2 tasks completed.')).toBeVisible();
  await expect(page.getByRole('button', { name: '4 tasks done' })).toBeVisible();

  await page.getByRole('link', { name: 'Details' }).click();
  const buyer = page.getByRole('region', { name: 'Buyer' });
  await expect(
    buyer
      .getByRole('link', { name: /@/ })
      .or(buyer.getByRole('link', { name: /^\+/ }))
      .first(),
  ).toBeVisible();
  await page.getByLabel('New note').fill('Ring before loading');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Ring before loading');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Cancel order' }).click();
  const outcome = dialog.getByRole('region', { name: 'What happens to the money' });
  await expect(outcome).toContainText('Refunded to the buyer');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByText('Tell the buyer why.')).toBeVisible();
  await dialog.getByLabel('Reason for the buyer').fill('The mill has closed');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Order cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await context.close();
});

test('whoever may not is told who may', async ({ openDesk, complaints }) => {
  complaints.allowFailedCalls();
  const { page, context } = await openDesk('production');
  await page.goto('/desk/money/refunds');
  await expect(page.getByText('Only Accounts and the owner may do this.')).toBeVisible();
  await context.close();
});
