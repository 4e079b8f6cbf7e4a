/** What happens to an order on its way is told to its buyer, each step once. */
import { expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { listNotifications } from '#contract/customer/notifications.ts';
import { rescheduleTask } from '#server/capabilities/production/reschedule-task.ts';
import { aClaimableOrder, offer, raise } from '#tests/support/data/issues.ts';
import { anAdvanceOrder, aPayingWorld, type PayableOrder, payByCard } from '#tests/support/data/payments.ts';
import { anOrderWithLabDip } from '#tests/support/data/production.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

/** Of the given kinds, the oldest first, with the page each leads to. */
async function notificationsOf(
  { buyer }: PayableOrder,
  ...kinds: string[]
): Promise<(readonly [string, string])[]> {
  const { records } = await buyer.call(listNotifications, { query: {} });
  return records
    .toReversed()
    .filter(({ event }) => kinds.includes(event))
    .map(({ event, link }) => [event, link] as const);
}

test('a sample that waits and a later dispatch date are told, and lead to the production of the order', async () => {
  const { payable } = await anOrderWithLabDip(world);
  const { orderId, fabId } = payable.order;
  const delay = { orderId, taskId: 'T22', to: '2026-12-24', reason: 'a boiler repair' } as const;
  await world.services.db.transaction((tx) => rescheduleTask(world.services, tx, { kind: 'system' }, delay));
  const page = `/customer/production-details/fabrics/${fabId}/orders/${orderId}`;
  const news = await notificationsOf(payable, 'sample_waiting', 'production_delayed');
  expect(news.map(([event]) => event)).toEqual(['sample_waiting', 'production_delayed']);
  for (const [, link] of news) expect(link.startsWith(page)).toBe(true);
});

test('dispatch, delivery and the reply to an issue are told once each', async () => {
  const claimable = await aClaimableOrder(world);
  const { issueId } = await raise(claimable);
  await offer(world, issueId);
  const { orderId, fabId } = claimable.order;
  const news = await notificationsOf(claimable, 'order_dispatched', 'order_delivered', 'issue_answered');
  expect(news.map(([event]) => event)).toEqual(['order_dispatched', 'order_delivered', 'issue_answered']);
  for (const [event, link] of news) expect(link, event).toContain(orderId);
  expect(news[1]?.[1]).toBe(`/customer/delivered-detail/fabrics/${fabId}/orders/${orderId}`);
});

test('an order that its buyer cancels is told once, and a hold that nobody paid is not', async () => {
  const payable = await anAdvanceOrder(world);
  await payByCard(world, payable);
  const { orderId } = payable.order;
  await payable.buyer.call(cancelOrder, { params: { orderId }, body: {} });
  expect(await notificationsOf(payable, 'order_cancelled')).toEqual([
    ['order_cancelled', expect.stringContaining(orderId)],
  ]);

  const unpaid = await anAdvanceOrder(world);
  await unpaid.buyer.call(cancelOrder, { params: { orderId: unpaid.order.orderId }, body: {} });
  expect(await notificationsOf(unpaid, 'order_cancelled')).toEqual([]);
});
