/** By which ways a person wants this news: e-mail where we have one, WhatsApp where the company opted in. */
import {
  mayMessageOnWhatsapp,
  type NotificationEvent,
  wantsNotification,
} from '#domain/account/choices/notification-choices.ts';
import type { Queries } from '#server/db/database.ts';
import type { Customer } from '../account/find-customer.ts';
import { switchedOffOf } from './preferences.store.ts';
import { whatsappOf } from './whatsapp.store.ts';

export type MessageChannel = { channel: 'email' | 'whatsapp'; to: string };
export type MessageChannels = { isInApp: boolean; messages: MessageChannel[] };

export async function findMessageChannels(
  tx: Queries,
  customer: Customer,
  event: NotificationEvent,
): Promise<MessageChannels> {
  const switchedOff = await switchedOffOf(tx, customer.customer_id);
  const wants = (channel: 'email' | 'whatsapp' | 'in_app') => wantsNotification(switchedOff, event, channel);
  const email = customer.contact_email ?? customer.email;
  const whatsapp = await whatsappOf(tx, customer.brand_id);
  const messages: MessageChannel[] = [];
  if (email && wants('email')) messages.push({ channel: 'email', to: email });
  if (whatsapp && mayMessageOnWhatsapp(whatsapp.validity) && wants('whatsapp'))
    messages.push({ channel: 'whatsapp', to: whatsapp.number });
  return { isInApp: wants('in_app'), messages };
}
