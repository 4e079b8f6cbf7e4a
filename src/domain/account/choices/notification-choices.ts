/** Which news a customer wants, and on which way; everything is on until it is switched off. */
import type { WhatsappValidity } from '../whatsapp-validity.ts';

export const NOTIFICATION_CHANNELS = ['email', 'whatsapp', 'in_app'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export const NOTIFICATION_EVENTS = [
  'quote_received',
  'quote_expiring',
  'question_asked',
  'request_unserviceable',
  'order_confirmed',
  'order_cancelled',
  'order_approval',
  'payment_due',
  'payment_received',
  'payment_failed',
  'refund_paid',
  'swatch_sent',
  'standard_needed',
  'sample_waiting',
  'production_delayed',
  'order_dispatched',
  'order_delivered',
  'issue_answered',
  'document_ready',
  'stock_or_rate_alert',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

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
