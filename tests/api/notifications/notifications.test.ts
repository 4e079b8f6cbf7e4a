import { expect, test } from 'vitest';
import { countUnread, listNotifications, markAllRead, markRead } from '#contract/customer/notifications.ts';
import { chooseNotification } from '#contract/customer/preferences.ts';
import { markUnserviceable } from '#contract/staff/requests.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import { remindOfPayments } from '#server/capabilities/payments/remind-of-payments.ts';
import { anOrderingBuyer, type OrderingBuyer } from '#tests/support/data/orders.ts';
import { anAdvanceOrder, aPayingWorld, payByCard } from '#tests/support/data/payments.ts';
import { aQuote } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { openStreamFromNow } from '#tests/support/server/event-stream.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import type { CustomerVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const desk = await world.asStaff();

const notificationsOf = async ({ call }: Pick<CustomerVisitor, 'call'>) =>
  (await call(listNotifications, { query: {} })).records.map(({ event, link }) => [event, link]);

test('a quote, its next step and an unserviceable query are told once each, and lead to what they speak of', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  await aQuote(desk, fabId);
  await aQuote(desk, fabId);
  const hopeless = await aSubmittedRequest(buyer);
  await desk.call(markUnserviceable, {
    params: { fabId: hopeless.fabId },
    body: { reason: 'No loom is wide enough.' },
  });
  expect((await notificationsOf(buyer)).sort()).toEqual([
    ['quote_received', `/customer/quote-detail/fabrics/${fabId}`],
    ['quote_received', `/customer/quote-detail/fabrics/${fabId}`],
    ['request_unserviceable', `/customer/quote-detail/fabrics/${hopeless.fabId}`],
  ]);
});

test('money and the order it confirms are told, and a part that is due is reminded of once a day', async () => {
  const buyer: OrderingBuyer = await anOrderingBuyer(world);
  const placed = await anAdvanceOrder(world, { buyer });
  await payByCard(world, placed);
  const { orderId, fabId } = placed.order;
  const events = (await notificationsOf(buyer)).map(([event]) => event);
  expect(events).toEqual(expect.arrayContaining(['payment_received', 'order_confirmed']));
  expect(new Set(events).size).toBe(events.length);

  const inTwoDays = new Date(world.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  await world.services.db.unscoped
    .updateTable('instalments')
    .set({ due_on: inTwoDays })
    .where('order_id', '=', orderId)
    .where('state', '<>', 'paid')
    .execute();
  await remindOfPayments(world.services);
  await remindOfPayments(world.services);
  const due = (await notificationsOf(buyer)).filter(([event]) => event === 'payment_due');
  expect(due).toEqual([
    ['payment_due', `/customer/create-order/paymentDetails/fabrics/${fabId}?orderId=${orderId}`],
  ]);
});

test('the unread count is the same in every window, and falls everywhere when something is read', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  await aQuote(desk, fabId);
  await aQuote(desk, fabId);
  const address = await world.app.listen({ host: '127.0.0.1', port: 0 });
  const stream = await openStreamFromNow(world, address, buyer);
  const { records, unreadCount } = await buyer.call(listNotifications, { query: {} });
  expect(unreadCount).toBe(2);
  const params = { notificationId: records[0]?.notificationId ?? '' };
  expect(await buyer.call(markRead, { params, body: {} })).toEqual({ unreadCount: 1 });
  expect(await buyer.call(markRead, { params, body: {} })).toEqual({ unreadCount: 1 });
  await waitFor('the word', () => stream.events.length > 0);
  expect(stream.events[0]?.data).toEqual({ keys: ['notifications'] });
  stream.close();
  expect(await buyer.call(markAllRead, { body: {} })).toEqual({ unreadCount: 0 });
  expect(await buyer.call(countUnread, {})).toEqual({ unreadCount: 0 });
  await expect((await world.asCustomer()).call(markRead, { params, body: {} })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('news that was switched off in the app is not listed and not counted', async () => {
  const buyer = await world.asCustomer();
  await buyer.call(chooseNotification, { body: { event: 'quote_received', channel: 'in_app', isOn: false } });
  const { fabId } = await aSubmittedRequest(buyer);
  await aQuote(desk, fabId);
  expect(await buyer.call(listNotifications, { query: {} })).toMatchObject({ records: [], unreadCount: 0 });
});

test('the same occurrence is told once, also when two try at the same time', async () => {
  const { customer, ...buyer } = await world.asCustomer();
  const news = {
    customerId: customer.customerId,
    event: 'order_dispatched',
    occurrence: 'one',
    subject: 'Order is on its way',
    text: 'It has left the mill.',
    link: '/customer/orders',
  } as const;
  const tries = Array.from({ length: 8 }, () =>
    world.services.db.transaction((tx) => sendNotification(world.services, tx, news)),
  );
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  expect(await notificationsOf(buyer)).toHaveLength(1);
});
