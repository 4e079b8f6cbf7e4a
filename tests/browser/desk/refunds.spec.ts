/** Above the set amount nobody sends money back alone, in however many tabs. */
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { payByCard, test } from '#tests/support/browser/orders.ts';

test('one person with two tabs cannot release a large refund; a second person can', async ({
  openDesk,
  complaints,
  ordering,
  serverUrl,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const { orderId, number } = await ordering.aConfirmedOrder();
  await payByCard(ordering.buyer, { serverUrl, orderId, instalment: 2 });
  await ordering.buyer(cancelOrder, { params: { orderId }, body: {} });
  const first = await openDesk('accounts');
  const secondTab = await first.context.newPage();
  const tabs = [first.page, secondTab];
  for (const tab of tabs) {
    await tab.goto(`/desk/money/refunds?q=${number}`);
    // Paid in two parts, so it goes back in two; neither of them by one person.
    const parts = tab.getByRole('row').filter({ hasText: 'Two people' }).getByRole('button');
    await expect(parts).toHaveCount(2);
    await parts.first().click();
    await expect(tab.getByRole('dialog')).toContainText('needs two people');
  }
  const [one, other] = tabs.map((tab) => tab.getByRole('dialog').getByRole('button', { name: 'Approve' }));
  await one?.click();
  await expect(first.page.getByText('Approved. Someone else has to release it.')).toBeVisible();
  await other?.click();
  await expect(secondTab.getByRole('dialog')).toContainText('Someone else has to approve this too.');
  await first.context.close();

  const second = await openDesk('owner');
  await second.page.goto(`/desk/money/refunds?state=approved&q=${number}`);
  await second.page.getByRole('row').filter({ hasText: 'Two people' }).getByRole('button').click();
  await second.page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(second.page.getByText('Refund released.')).toBeVisible();
  await second.context.close();
});
