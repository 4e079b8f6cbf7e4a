/** NotificationToSend for one person, by the ways they chose: e-mail where we have one, WhatsApp where the company opted in. */
import {
  mayMessageOnWhatsapp,
  type NotificationEvent,
  wantsNotification,
} from '#domain/account/choices/notification-choices.ts';
import type { Queries } from '#server/db/database.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Parts } from '#server/parts.ts';
import { findCustomerById } from '../account/find-customer.ts';
import { switchedOffOf } from './preferences.store.ts';
import { whatsappOf } from './whatsapp.store.ts';

export type NotificationToSend = {
  customerId: string;
  event: NotificationEvent;
  subject: string;
  text: string;
};

/** Sent with the change that causes it; says whether there was any way to tell it. */
export async function sendNotification(
  parts: Parts,
  tx: Queries,
  { customerId, event, subject, text }: NotificationToSend,
): Promise<boolean> {
  const customer = await findCustomerById(tx, customerId);
  if (!customer) return false;
  const switchedOff = await switchedOffOf(tx, customerId);
  const email = customer.contact_email ?? customer.email;
  const whatsapp = await whatsappOf(tx, customer.brand_id);
  const ways = [
    ...(email && wantsNotification(switchedOff, event, 'email')
      ? [{ channel: 'email', to: email } as const]
      : []),
    ...(whatsapp &&
    mayMessageOnWhatsapp(whatsapp.validity) &&
    wantsNotification(switchedOff, event, 'whatsapp')
      ? [{ channel: 'whatsapp', to: whatsapp.number } as const]
      : []),
  ];
  for (const way of ways) await enqueueMessage(parts, tx, { ...way, purpose: event, subject, text });
  return ways.length > 0;
}
