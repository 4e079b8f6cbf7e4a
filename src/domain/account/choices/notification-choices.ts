/** Which news a customer wants, and on which way; everything is on until it is switched off. */
import type { WhatsappValidity } from '../whatsapp-validity.ts';

export const NOTIFICATION_CHANNEL_LABEL = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  in_app: 'App',
} as const;
export type NotificationChannel = keyof typeof NOTIFICATION_CHANNEL_LABEL;
export const NOTIFICATION_CHANNELS = Object.keys(NOTIFICATION_CHANNEL_LABEL) as NotificationChannel[];

export const NOTIFICATION_EVENT_LABEL = {
  quote_received: 'New quote',
  quote_expiring: 'Quote about to expire',
  question_asked: 'Question about a query',
  request_unserviceable: 'Query we cannot serve',
  order_confirmed: 'Order confirmed',
  order_cancelled: 'Order cancelled',
  order_approval: 'Order to approve, approved or sent back',
  payment_due: 'Payment due',
  payment_received: 'Payment received',
  payment_failed: 'Payment failed',
  refund_paid: 'Refund paid',
  swatch_sent: 'Swatch update',
  standard_needed: 'Colour standard, artwork or design needed',
  sample_waiting: 'Sample waiting for your approval',
  production_delayed: 'Change of production dates',
  order_dispatched: 'Order dispatched',
  order_delivered: 'Order delivered',
  issue_answered: 'Reply to an issue',
  document_ready: 'New document',
  stock_or_rate_alert: 'Stock or rate alert',
} as const;
export type NotificationEvent = keyof typeof NOTIFICATION_EVENT_LABEL;
export const NOTIFICATION_EVENTS = Object.keys(NOTIFICATION_EVENT_LABEL) as NotificationEvent[];

/** Only what was switched off is stored, so a new kind of news begins switched on. */
export type SwitchedOff = { readonly event: NotificationEvent; readonly channel: NotificationChannel };
export type NotificationChoices = Readonly<
  Record<NotificationEvent, Readonly<Record<NotificationChannel, boolean>>>
>;

export function wantsNotification(
  switchedOff: readonly SwitchedOff[],
  event: NotificationEvent,
  channel: NotificationChannel,
): boolean {
  return !switchedOff.some((choice) => choice.event === event && choice.channel === channel);
}

export function notificationChoices(switchedOff: readonly SwitchedOff[]): NotificationChoices {
  const rows = NOTIFICATION_EVENTS.map((event) => {
    const isOn = (channel: NotificationChannel) => wantsNotification(switchedOff, event, channel);
    return [event, { email: isOn('email'), whatsapp: isOn('whatsapp'), in_app: isOn('in_app') }] as const;
  });
  return Object.fromEntries(rows) as NotificationChoices;
}

/** WhatsApp news needs a proven number whose owner has opted in, whatever the table says. */
export function mayMessageOnWhatsapp(validity: WhatsappValidity): boolean {
  return validity === 'soft_valid' || validity === 'valid';
}
