/** Notifies one person that something happened: in the app at once, and by the ways they chose when it may disturb. */
import type { NotificationEvent } from '#domain/account/choices/notification-choices.ts';
import { deliverAt, isDigest } from '#domain/account/choices/notification-timing.ts';
import { timeZoneOf } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { findCustomerById } from '../account/find-customer.ts';
import { findMessageChannels } from '../preferences/find-message-channels.ts';
import { insertDeliveries } from './deliveries/deliveries.store.ts';
import { insertNotification } from './notifications.store.ts';

export type NotificationToSend = {
  customerId: string;
  event: NotificationEvent;
  /** Names what happened: the same one is sent once, however often somebody tries. */
  occurrence: string;
  subject: string;
  text: string;
  /** The path of the app that shows it. */
  link: string;
};

/** Written with the change that causes it; false when it was sent before or there is nobody to notify. */
export async function sendNotification(
  parts: Parts,
  tx: Queries,
  { customerId, event, occurrence, subject, text, link }: NotificationToSend,
): Promise<boolean> {
  const customer = await findCustomerById(tx, customerId);
  if (!customer) return false;
  const now = parts.clock.now();
  const { brand_id: brandId, market, time_zone } = customer;
  const { isInApp, messages } = await findMessageChannels(tx, customer, event);
  const notificationId = parts.ids.next();
  const isNew = await insertNotification(tx, {
    notification_id: notificationId,
    brand_id: brandId,
    customer_id: customerId,
    event,
    occurrence,
    title: subject,
    body: text,
    link,
    is_in_app: isInApp,
    created_at: now,
  });
  if (!isNew) return false;
  const dueAt = deliverAt(event, now, timeZoneOf(market, time_zone));
  await insertDeliveries(
    tx,
    messages.map(({ channel, to }) => ({
      notification_id: notificationId,
      brand_id: brandId,
      customer_id: customerId,
      channel,
      sealed_to: parts.secrets.seal(to),
      is_digest: isDigest(event),
      state: 'waiting',
      due_at: dueAt,
    })),
  );
  if (messages.length > 0 && dueAt <= now) await parts.jobs.enqueue(tx, 'deliver-notifications', {});
  if (isInApp) await parts.changes.announce(tx, { kind: 'change', brandId, keys: ['notifications'] });
  return isInApp || messages.length > 0;
}
