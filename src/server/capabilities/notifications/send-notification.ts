/** Notifies those whom it concerns that something happened: in the app at once, and by the ways they chose when it may disturb. */

import { listenersOf } from '#domain/account/choices/notification-audience.ts';
import type { NotificationEvent } from '#domain/account/choices/notification-choices.ts';
import { deliverAt, isDigest } from '#domain/account/choices/notification-timing.ts';
import { timeZoneOf } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Message, MessageText } from '#domain/shared/message.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { messageText } from '#words/message-text.ts';
import { type Customer, findCustomerById } from '../account/find-customer.ts';
import { findMessageChannels } from '../preferences/find-message-channels.ts';
import { insertButtons, type NotificationButton } from './buttons/buttons.store.ts';
import { insertDeliveries } from './deliveries/deliveries.store.ts';
import { insertNotification, peopleWhoHear } from './notifications.store.ts';

export type NotificationToSend = {
  /** Whose work it is, or who began it: the domain says who else hears of it. */
  customerId: string;
  event: NotificationEvent;
  /** Names what happened: the same one is sent once, however often somebody tries. */
  occurrence: string;
  /** The path of the app that shows it. */
  link: string;
  /** What may be decided below a WhatsApp message, without a look into the app. */
  buttons?: readonly NotificationButton[];
} & ({ message: Message } | MessageText);

/** Written with the change that causes it; false when it was sent before or there is nobody to notify. */
export async function sendNotification(
  services: Services,
  tx: Queries,
  news: NotificationToSend,
): Promise<boolean> {
  const worker = await findCustomerById(tx, news.customerId);
  if (!worker) return false;
  const people = await peopleWhoHear(tx, worker.brand_id);
  // The WhatsApp number is the company's: nobody reads the same message twice on it.
  const reached = new Set<string>();
  let isSent = false;
  for (const customerId of listenersOf(news.event, news.customerId, people)) {
    const customer = customerId === news.customerId ? worker : await findCustomerById(tx, customerId);
    if (customer && (await sendTo(services, tx, customer, { news, reached }))) isSent = true;
  }
  return isSent;
}

type ToPerson = { news: NotificationToSend; reached: Set<string> };

async function sendTo(
  services: Services,
  tx: Queries,
  customer: Customer,
  { news, reached }: ToPerson,
): Promise<boolean> {
  const { event, occurrence, link, buttons = [] } = news;
  const message = 'message' in news ? news.message : null;
  const { subject, text } = textOf(news, customer.language);
  const now = services.clock.now();
  const { brand_id: brandId, customer_id: customerId, market, time_zone } = customer;
  const channels = await findMessageChannels(tx, customer, event);
  const { isInApp } = channels;
  const messages = channels.messages.filter(({ to }) => !reached.has(to));
  const notificationId = services.ids.next();
  const isNew = await insertNotification(tx, {
    notification_id: notificationId,
    brand_id: brandId,
    customer_id: customerId,
    event,
    occurrence,
    title: subject,
    body: text,
    message: message && JSON.stringify(message),
    link,
    is_in_app: isInApp,
    created_at: now,
  });
  if (!isNew) return false;
  for (const { to } of messages) reached.add(to);
  const zone = timeZoneOf(market, time_zone);
  const person = { brandId, customerId };
  if (messages.some(({ channel }) => channel === 'whatsapp'))
    await insertButtons(tx, services.ids, { ...person, notificationId, buttons });
  await insertDeliveries(
    tx,
    messages.map(({ channel, to }) => ({
      notification_id: notificationId,
      brand_id: brandId,
      customer_id: customerId,
      channel,
      sealed_to: services.secrets.seal(to),
      is_digest: isDigest(event, channel),
      state: 'waiting',
      due_at: deliverAt(event, now, zone, channel),
    })),
  );
  if (messages.some(({ channel }) => deliverAt(event, now, zone, channel) <= now))
    await services.jobs.enqueue(tx, 'deliver-notifications', {});
  if (isInApp) await services.changes.announce(tx, { kind: 'change', brandId, keys: ['notifications'] });
  return isInApp || messages.length > 0;
}

/** What leaves as a message is written out in the language of its reader. */
function textOf(news: NotificationToSend, language: Language): MessageText {
  if (!('message' in news)) return news;
  const text = messageText(language, news.message);
  if (!text) throw new Error(`There are no words for the message ${news.message.code}.`);
  return text;
}
