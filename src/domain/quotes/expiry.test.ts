import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, endOfDay } from '#domain/shared/calendar.ts';
import { zoneLabel } from '#domain/shared/zone-label.ts';
import { EXPIRED, expiredProblem, expiryText, isExpired } from './expiry.ts';

const INDIA = { validTill: '2026-11-12', zone: 'Asia/Kolkata' };
/** Midnight after 12 November in India. */
const END = Date.parse('2026-11-12T18:30:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [100 * HOUR, 'valid till 12 Nov, 2026 (IST)'],
  [48 * HOUR, 'valid till 12 Nov, 2026 (IST)'],
  [48 * HOUR - 1, 'expires in 47 hours (IST)'],
  [47 * HOUR, 'expires in 47 hours (IST)'],
  [2 * HOUR - 1, 'expires in 1 hour (IST)'],
  [HOUR, 'expires in 1 hour (IST)'],
  [HOUR - 1, 'expires in 59 minutes (IST)'],
  [2 * MINUTE - 1, 'expires in 1 minute (IST)'],
  [MINUTE, 'expires in 1 minute (IST)'],
  [MINUTE - 1, 'expires in less than a minute (IST)'],
  [1, 'expires in less than a minute (IST)'],
  [0, 'expired'],
  [-HOUR, 'expired'],
])('%i ms before the end of its last day a quote reads "%s"', (left, text) => {
  const now = new Date(END - left);
  expect(expiryText(INDIA, now)).toBe(text);
  expect(isExpired(INDIA, now)).toBe(text === 'expired');
});

test('the same last day ends at another instant in every market', () => {
  const now = new Date(END);
  expect(expiryText(INDIA, now)).toBe('expired');
  expect(expiryText({ ...INDIA, zone: 'Asia/Dhaka' }, now)).toBe('expired');
  expect(expiryText({ ...INDIA, zone: 'UTC' }, now)).toBe('expires in 5 hours (UTC)');
  expect(expiryText({ ...INDIA, zone: 'America/New_York' }, now)).toBe('expires in 10 hours (New York time)');
});

test('a day on which the clock changes has an hour less or more', () => {
  const spring = { validTill: '2026-03-29', zone: 'Europe/Berlin' };
  expect(expiryText(spring, new Date('2026-03-28T23:00:00Z'))).toBe('expires in 23 hours (Berlin time)');
  const autumn = { validTill: '2026-10-25', zone: 'Europe/Berlin' };
  expect(expiryText(autumn, new Date('2026-10-24T22:00:00Z'))).toBe('expires in 25 hours (Berlin time)');
});

test('an ended quote names its last day', () => {
  expect(expiredProblem(INDIA)).toBe(
    'The price of this quote expired on 12 Nov, 2026. Ask for a fresh quote.',
  );
});

const zone = fc.constantFrom(
  'Asia/Kolkata',
  'Asia/Dhaka',
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'America/Santiago',
  'Asia/Beirut',
  'Australia/Lord_Howe',
);
const day = fc.integer({ min: 0, max: 1500 }).map((count) => addDays('2025-01-01', count));
const left = fc.oneof(
  fc.integer({ min: -5 * 24 * HOUR, max: 5 * 24 * HOUR }),
  fc.constantFrom(0, 1, -1, MINUTE, HOUR, 48 * HOUR, 48 * HOUR - 1, HOUR - 1),
);

test('at any instant in any zone the text tells the whole time that is left, and no more', () => {
  fc.assert(
    fc.property(zone, day, left, (place, validTill, ms) => {
      const validity = { validTill, zone: place };
      const text = expiryText(validity, new Date(endOfDay(validTill, place).getTime() - ms));
      if (ms <= 0) expect(text).toBe(EXPIRED);
      else if (ms >= 48 * HOUR) expect(text).toMatch(/^valid till \d{2} [A-Z][a-z]{2}, \d{4} \(/);
      else if (ms >= HOUR) expect(text).toContain(`expires in ${Math.floor(ms / HOUR)} hour`);
      else if (ms >= MINUTE) expect(text).toContain(`expires in ${Math.floor(ms / MINUTE)} minute`);
      else expect(text).toContain('less than a minute');
      if (ms > 0) expect(text).toContain(`(${zoneLabel(place)})`);
    }),
    { numRuns: 300 },
  );
});
