import { expect, test } from 'vitest';
import { NOTIFICATION_EVENTS, type NotificationEvent } from './notification-choices.ts';
import { deliverAt, isDigest, retryAt, URGENCY_OF } from './notification-timing.ts';

const KOLKATA = 'Asia/Kolkata';
const at = (time: string) => new Date(`2026-11-12T${time}:00+05:30`);

test('ordinary news waits for the end of quiet hours, on the buyer’s clock', () => {
  expect(deliverAt('quote_received', at('12:00'), KOLKATA, 'email')).toEqual(at('12:00'));
  expect(deliverAt('quote_received', at('21:00'), KOLKATA, 'email')).toEqual(
    new Date('2026-11-13T08:00:00+05:30'),
  );
  expect(deliverAt('quote_received', at('07:59'), KOLKATA, 'email')).toEqual(at('08:00'));
  expect(deliverAt('quote_received', at('08:00'), KOLKATA, 'email')).toEqual(at('08:00'));
  expect(deliverAt('quote_received', at('12:00'), 'America/New_York', 'email')).toEqual(
    new Date('2026-11-12T08:00:00-05:00'),
  );
});

test('urgent news is told at once, and quiet news once a day', () => {
  expect(deliverAt('payment_failed', at('03:00'), KOLKATA, 'email')).toEqual(at('03:00'));
  expect(deliverAt('document_ready', at('08:30'), KOLKATA, 'email')).toEqual(at('09:00'));
  expect(deliverAt('document_ready', at('09:00'), KOLKATA, 'email')).toEqual(
    new Date('2026-11-13T09:00:00+05:30'),
  );
  expect([isDigest('document_ready', 'email'), isDigest('payment_failed', 'email')]).toEqual([true, false]);
});

test('on WhatsApp what nobody asked for waits for one message a day, what waits for the buyer does not', () => {
  const when = (event: NotificationEvent, time: string) => deliverAt(event, at(time), KOLKATA, 'whatsapp');
  const tomorrow = new Date('2026-11-13T09:00:00+05:30');
  for (const event of [
    'order_dispatched',
    'payment_received',
    'production_delayed',
    'document_ready',
  ] as const) {
    expect(isDigest(event, 'whatsapp')).toBe(true);
    expect(when(event, '12:00')).toEqual(tomorrow);
  }
  expect(when('quote_received', '12:00')).toEqual(at('12:00'));
  expect(when('sample_waiting', '22:00')).toEqual(new Date('2026-11-13T08:00:00+05:30'));
  expect(when('payment_failed', '03:00')).toEqual(at('03:00'));
  expect(deliverAt('order_dispatched', at('12:00'), KOLKATA, 'email')).toEqual(at('12:00'));
});

test('what is urgent or waits for the buyer never goes into the digest of WhatsApp', () => {
  const urgent = NOTIFICATION_EVENTS.filter((event) => URGENCY_OF[event] === 'urgent');
  for (const event of [...urgent, 'question_asked', 'standard_needed', 'payment_due'] as const)
    expect(isDigest(event, 'whatsapp'), event).toBe(false);
});

test('a message is tried five times, with growing pauses', () => {
  const pauses = [1, 2, 3, 4, 5].map((attempts) => retryAt(attempts, at('12:00'))?.getTime());
  expect(pauses.map((time) => time && (time - at('12:00').getTime()) / 1000)).toEqual([
    10,
    60,
    300,
    1800,
    undefined,
  ]);
});
