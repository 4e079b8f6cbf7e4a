/** The buyer is asked for what the samples will be compared with, and again when it could not be worked from. */
import { standardLink } from '#contract/web-links.ts';
import { STANDARD_KIND_LABEL } from '#domain/production/standards/standard-status.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { TaskRow } from '../plans.store.ts';

export async function askForStandards(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { standard_kind, customer_action, planned_end, task_id }: TaskRow,
  again?: { reason: string; colours: readonly string[] },
): Promise<void> {
  const what = STANDARD_KIND_LABEL[standard_kind ?? 'colour'];
  const day = formatDay(planned_end, DETAIL_DATE_FORMAT);
  const colours = again?.colours.length ? ` for ${again.colours.join(', ')}` : '';
  await sendNotification(services, tx, {
    customerId: order.assigned_to ?? order.customer_id,
    event: 'standard_needed',
    occurrence: `${order.order_id}:${task_id}:${again ? services.clock.now().toISOString() : 'first'}`,
    link: standardLink({ fabId: order.fab_id, orderId: order.order_id }),
    subject: again
      ? `We need another ${what.toLowerCase()} for order ${order.number}`
      : `${what} needed for order ${order.number}`,
    text: again
      ? `We could not work from the ${what.toLowerCase()}${colours} of order ${order.number} (${order.quality}): ${again.reason} Please send another one.`
      : `Production of order ${order.number} (${order.quality}) has begun. ${customer_action ?? what} by ${day} so that sampling can start.`,
  });
}
