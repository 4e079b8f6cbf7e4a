import { expect, test } from 'vitest';
import { deliverAt, isDigest, retryAt } from './notification-timing.ts';

const KOLKATA = 'Asia/Kolkata';
const at = (time: string) => new Date(`2026-11-12T${time}:00+05:30`);

test('ordinary news waits for the end of quiet hours, on the buyer’s clock', () => {
  expect(deliverAt('quote_received', at('12:00'), KOLKATA)).toEqual(at('12:00'));
  expect(deliverAt('quote_received', at('21:00'), KOLKATA)).toEqual(new Date('2026-11-13T08:00:00+05:30'));
  expect(deliverAt('quote_received', at('07:59'), KOLKATA)).toEqual(at('08:00'));
  expect(deliverAt('quote_received', at('08:00'), KOLKATA)).toEqual(at('08:00'));
  expect(deliverAt('quote_received', at('12:00'), 'America/New_York')).toEqual(
    new Date('2026-11-12T08:00:00-05:00'),
  );
});

test('urgent news is told at once, and quiet news once a day', () => {
  expect(deliverAt('payment_failed', at('03:00'), KOLKATA)).toEqual(at('03:00'));
  expect(deliverAt('document_ready', at('08:30'), KOLKATA)).toEqual(at('09:00'));
  expect(deliverAt('document_ready', at('09:00'), KOLKATA)).toEqual(new Date('2026-11-13T09:00:00+05:30'));
  expect([isDigest('document_ready'), isDigest('payment_failed')]).toEqual([true, false]);
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
