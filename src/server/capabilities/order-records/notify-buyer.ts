/** What an order's buyer is notified of when it is confirmed or cancelled; what happens to the goods is notified where it happens. */
import { orderLink } from '#contract/web-links.ts';
import type { NotificationEvent } from '#domain/account/choices/notification-choices.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { OrderRow } from './orders.store.ts';

type Message = { event: NotificationEvent; subject: string; text: string };

export async function notifyOfMove(
  services: Services,
  tx: Queries,
  order: Pick<OrderRow, 'order_id' | 'customer_id' | 'assigned_to' | 'number' | 'quality' | 'confirmed_at'>,
  to: OrderStatus,
): Promise<void> {
  const message = messageFor(order, to);
  if (!message) return;
  await sendNotification(services, tx, {
    ...message,
    customerId: order.assigned_to ?? order.customer_id,
    occurrence: order.order_id,
    link: orderLink(order.order_id),
  });
}

export async function notifyUnapproved(
  services: Services,
  tx: Queries,
  {
    order_id,
    customer_id,
    number,
    quality,
  }: Pick<OrderRow, 'order_id' | 'customer_id' | 'number' | 'quality'>,
): Promise<void> {
  await sendNotification(services, tx, {
    customerId: customer_id,
    event: 'order_approval',
    occurrence: `${order_id} ended`,
    subject: `Order ${number} was not approved in time`,
    text: `${quality}: price and stock are no longer held. Place the order again to ask once more.`,
    link: orderLink(order_id),
  });
}

/** A hold that nobody paid ends in silence: it was never an order. */
function messageFor(
  { number, quality, confirmed_at }: Pick<OrderRow, 'number' | 'quality' | 'confirmed_at'>,
  to: OrderStatus,
): Message | null {
  if (to === 'created')
    return {
      event: 'order_confirmed',
      subject: `Order ${number} is confirmed`,
      text: `Your order ${number} for ${quality} is confirmed. You can follow its production in the app.`,
    };
  if (to === 'cancelled' && confirmed_at !== null)
    return {
      event: 'order_cancelled',
      subject: `Order ${number} was cancelled`,
      text: `Order ${number} for ${quality} was cancelled. The app shows what is refunded and when.`,
    };
  return null;
}
