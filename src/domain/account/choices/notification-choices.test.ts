import { expect, test } from 'vitest';
import {
  mayMessageOnWhatsapp,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
  notificationChoices,
  wantsNotification,
} from './notification-choices.ts';

test('news comes by e-mail, WhatsApp and in the app', () => {
  expect(NOTIFICATION_CHANNELS).toEqual(['email', 'whatsapp', 'in_app']);
});

test('everything is on until it is switched off', () => {
  const choices = notificationChoices([]);
  for (const event of NOTIFICATION_EVENTS) {
    expect(choices[event]).toEqual({ email: true, whatsapp: true, in_app: true });
  }
});

test('switching off one way leaves the others', () => {
  const off = [{ event: 'payment_due', channel: 'email' }] as const;
  expect(notificationChoices(off).payment_due).toEqual({ email: false, whatsapp: true, in_app: true });
  expect(wantsNotification(off, 'payment_due', 'email')).toBe(false);
  expect(wantsNotification(off, 'payment_failed', 'email')).toBe(true);
});

test('WhatsApp carries news only to a proven number that opted in', () => {
  expect((['invalid', 'not_opted_in', 'soft_valid', 'valid'] as const).filter(mayMessageOnWhatsapp)).toEqual([
    'soft_valid',
    'valid',
  ]);
});
