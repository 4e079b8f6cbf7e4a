import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  dayInZone,
  endOfDay,
  isCalendarDay,
  isTimeZone,
  lastDayBefore,
  startOfDay,
  timeZoneOf,
  weekdayOf,
} from './calendar.ts';

const ZONES = [
  'Asia/Kolkata',
  'Asia/Dhaka',
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Beirut',
  'America/Santiago',
];
const zones = fc.constantFrom(...ZONES);
const instants = fc.date({ min: new Date('1996-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
const iso = (date: Date) => date.toISOString();

test('the same instant is another day on the other side of midnight in India', () => {
  expect(dayInZone(new Date('2026-11-12T18:29:59.999Z'), 'Asia/Kolkata')).toBe('2026-11-12');
  expect(dayInZone(new Date('2026-11-12T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-11-13');
  expect(dayInZone(new Date('2026-11-12T18:00:00Z'), 'Asia/Dhaka')).toBe('2026-11-13');
  expect(dayInZone(new Date('2026-11-12T18:00:00Z'), 'UTC')).toBe('2026-11-12');
});

test.each([
  ['2026-11-12', 'Asia/Kolkata', '2026-11-12T18:30:00.000Z'],
  ['2026-11-12', 'Asia/Dhaka', '2026-11-12T18:00:00.000Z'],
  ['2026-11-12', 'UTC', '2026-11-13T00:00:00.000Z'],
  ['2026-12-31', 'UTC', '2027-01-01T00:00:00.000Z'],
  ['2028-02-28', 'Asia/Kolkata', '2028-02-28T18:30:00.000Z'],
  // Berlin leaves summer time on 25 October 2026: that day has 25 hours.
  ['2026-10-24', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  // New York enters summer time on 8 March 2026: that day has 23 hours.
  ['2026-03-07', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-09T04:00:00.000Z'],
])('%s in %s ends at %s', (day, zone, end) => {
  expect(iso(endOfDay(day, zone))).toBe(end);
});

test('a day whose midnight is skipped begins at the first minute that exists', () => {
  expect(iso(startOfDay('2026-03-29', 'Asia/Beirut'))).toBe('2026-03-28T22:00:00.000Z');
  expect(dayInZone(startOfDay('2026-09-06', 'America/Santiago'), 'America/Santiago')).toBe('2026-09-06');
});

test('every instant lies inside the day it is said to belong to', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const day = dayInZone(instant, zone);
      expect(startOfDay(day, zone).getTime()).toBeLessThanOrEqual(instant.getTime());
      expect(endOfDay(day, zone).getTime()).toBeGreaterThan(instant.getTime());
    }),
    { numRuns: 300 },
  );
});

test('the end of a day is the next day already and a millisecond earlier is not', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const day = dayInZone(instant, zone);
      const end = endOfDay(day, zone);
      expect(lastDayBefore(end, zone)).toBe(day);
      expect(dayInZone(end, zone)).toBe(addDays(day, 1));
    }),
    { numRuns: 300 },
  );
});

test('days move over month ends, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(weekdayOf('2026-11-15')).toBe(0);
});

test('only real days count as days', () => {
  expect(isCalendarDay('2028-02-29')).toBe(true);
  for (const bad of ['2027-02-29', '2026-13-01', '2026-1-1', '12-11-2026', '', '2026-11-12T00:00']) {
    expect(isCalendarDay(bad)).toBe(false);
  }
});

test('each market has its zone and only international customers choose theirs', () => {
  expect(timeZoneOf('IN', 'Europe/Berlin')).toBe('Asia/Kolkata');
  expect(timeZoneOf('BD')).toBe('Asia/Dhaka');
  expect(timeZoneOf('INTL')).toBe('UTC');
  expect(timeZoneOf('INTL', null)).toBe('UTC');
  expect(timeZoneOf('INTL', 'America/New_York')).toBe('America/New_York');
  expect(timeZoneOf('INTL', 'Mars/Olympus')).toBe('UTC');
});

test('a zone is a name that Intl knows', () => {
  for (const zone of ZONES) expect(isTimeZone(zone)).toBe(true);
  for (const bad of ['', 'Nowhere', '+05:30', 'Asia/Kolkata ', 'x'.repeat(100)])
    expect(isTimeZone(bad)).toBe(false);
});

test('many spellings of zones do not change an answer', () => {
  for (let n = 0; n < 200; n += 1) {
    const zone = [...'europe/berlin'].map((c, i) => ((n >> (i % 8)) & 1 ? c.toUpperCase() : c)).join('');
    expect(dayInZone(new Date('2026-06-30T22:30:00Z'), zone)).toBe('2026-07-01');
  }
});
