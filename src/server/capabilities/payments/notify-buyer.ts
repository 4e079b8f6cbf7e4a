/** What a buyer is notified of about money. */
import { orderLink, paymentLink } from '#contract/web-links.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import type { Money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { sendNotification } from '../notifications/send-notification.ts';

type PaidOrder = Pick<OrderRow, 'order_id' | 'fab_id' | 'customer_id' | 'number'>;

export async function notifyReceived(
  services: Services,
  tx: Queries,
  order: PaidOrder,
  { captureId, amount }: { captureId: string; amount: Money },
): Promise<void> {
  const { number, order_id: orderId, customer_id: customerId } = order;
  const received = formatMoney(amount);
  await sendNotification(services, tx, {
    customerId,
    event: 'payment_received',
    occurrence: captureId,
    subject: `We received ${received} for order ${number}`,
    text: `We received ${received} for order ${number}. Your receipt is in the app.`,
    link: orderLink(orderId),
  });
}

export async function notifyFailed(
  services: Services,
  tx: Queries,
  order: PaidOrder,
  { attempt, amount }: { attempt: string; amount: Money },
): Promise<void> {
  const { number, order_id: orderId, fab_id: fabId, customer_id: customerId } = order;
  await sendNotification(services, tx, {
    customerId,
    event: 'payment_failed',
    occurrence: attempt,
    subject: `Your payment for order ${number} did not go through`,
    text: `Your payment of ${formatMoney(amount)} for order ${number} did not go through. No money was taken; please try again or choose another way to pay.`,
    link: paymentLink({ fabId, orderId }),
  });
}

export async function notifyRefunded(
  services: Services,
  tx: Queries,
  order: PaidOrder,
  { refundId, amount }: { refundId: string; amount: Money },
): Promise<void> {
  const { number, order_id: orderId, customer_id: customerId } = order;
  await sendNotification(services, tx, {
    customerId,
    event: 'refund_paid',
    occurrence: refundId,
    subject: `We refunded ${formatMoney(amount)} for order ${number}`,
    text: `We refunded ${formatMoney(amount)} for order ${number}. Banks usually show it within 5 to 7 working days.`,
    link: orderLink(orderId),
  });
}
