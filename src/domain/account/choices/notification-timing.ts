/** When news may disturb: the urgent at once, the ordinary after quiet hours, the quiet ones together once a day. */
import { addDays, clockInZone, dayInZone, startOfDay } from '#domain/shared/calendar.ts';
import type { NotificationChannel, NotificationEvent } from './notification-choices.ts';

/** In the app news is there at once. */
type MessageWay = Exclude<NotificationChannel, 'in_app'>;

export type Urgency = 'urgent' | 'ordinary' | 'quiet';

export const URGENCY_OF = {
  quote_received: 'ordinary',
  // Told in the morning it could be too late.
  quote_expiring: 'urgent',
  question_asked: 'ordinary',
  request_unserviceable: 'ordinary',
  order_confirmed: 'ordinary',
  order_cancelled: 'urgent',
  // Price and stock are held for a day only.
  order_approval: 'urgent',
  payment_due: 'ordinary',
  payment_received: 'ordinary',
  payment_failed: 'urgent',
  refund_paid: 'ordinary',
  swatch_sent: 'ordinary',
  standard_needed: 'ordinary',
  sample_waiting: 'ordinary',
  production_delayed: 'ordinary',
  order_dispatched: 'ordinary',
  order_delivered: 'ordinary',
  issue_answered: 'ordinary',
  document_ready: 'quiet',
  stock_or_rate_alert: 'ordinary',
} as const satisfies Record<NotificationEvent, Urgency>;

/**
 * Each WhatsApp message costs money. What answers the buyer's own question, waits for the buyer or cannot wait comes by
 * itself; of everything else the buyer hears once a day.
 */
const ASKED_FOR: ReadonlySet<NotificationEvent> = new Set([
  'quote_received',
  'quote_expiring',
  'question_asked',
  'request_unserviceable',
  'order_approval',
  'order_cancelled',
  'payment_due',
  'payment_failed',
  'standard_needed',
  'sample_waiting',
  'issue_answered',
  'stock_or_rate_alert',
]);

/** On the buyer's own clock. */
export const QUIET_HOURS = { from: '21:00', to: '08:00' } as const;
export const DIGEST_AT = '09:00';

const MINUTE_MS = 60_000;

/** In the app news is always there at once; this is about messages. */
export function deliverAt(event: NotificationEvent, now: Date, zone: string, channel: MessageWay): Date {
  const urgency: Urgency = URGENCY_OF[event];
  if (isDigest(event, channel)) return nextTime(DIGEST_AT, now, zone);
  if (urgency === 'urgent') return now;
  const time = clockInZone(now, zone);
  const isQuiet = time >= QUIET_HOURS.from || time < QUIET_HOURS.to;
  return isQuiet ? nextTime(QUIET_HOURS.to, now, zone) : now;
}

export function isDigest(event: NotificationEvent, channel: MessageWay): boolean {
  return URGENCY_OF[event] === 'quiet' || (channel === 'whatsapp' && !ASKED_FOR.has(event));
}

function nextTime(time: string, now: Date, zone: string): Date {
  const today = dayInZone(now, zone);
  const day = clockInZone(now, zone) < time ? today : addDays(today, 1);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(startOfDay(day, zone).getTime() + (hours * 60 + minutes) * MINUTE_MS);
}

const PAUSES_MS = [10_000, 60_000, 5 * MINUTE_MS, 30 * MINUTE_MS];

/** Null: tried often enough. */
export function retryAt(attempts: number, now: Date): Date | null {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
