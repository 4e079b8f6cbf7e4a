import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockInZone, dayInZone } from './calendar.ts';
import { MARKET_RULES } from './market.ts';
import { fixedOffsetMinutes } from './zone-offset.ts';

const ZONES = ['UTC', 'Asia/Kolkata', 'Asia/Dhaka'] as const;
const instants = fc.date({
  min: new Date('1950-01-01T00:00:00Z'),
  max: new Date('2120-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('day and clock of a steady zone are what the table of all zones says', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...ZONES), (instant, zone) => {
      const format = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      expect(`${dayInZone(instant, zone)} ${clockInZone(instant, zone)}`).toBe(format.format(instant));
    }),
  );
});

test('the zones of our own markets are steady', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  for (const { timeZone } of Object.values(MARKET_RULES))
    expect(fixedOffsetMinutes(now, timeZone)).not.toBeNull();
});

test('a zone that changes its clocks, or is no zone at all, is not steady', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  expect(fixedOffsetMinutes(now, 'Europe/Berlin')).toBeNull();
  expect(fixedOffsetMinutes(now, 'toString')).toBeNull();
});

test('midnight is the hour 00 also where clocks change', () => {
  expect(clockInZone(new Date('2026-11-14T23:00:00Z'), 'Europe/Berlin')).toBe('00:00');
});
