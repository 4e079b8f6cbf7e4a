import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayInZone } from './calendar.ts';
import { DETAIL_DATE_FORMAT, formatDate, formatDay, LIST_DATE_FORMAT } from './format-date.ts';

test('the two formats are those of the specification', () => {
  expect([LIST_DATE_FORMAT, DETAIL_DATE_FORMAT]).toEqual(['MMM DD, YYYY', 'DD MMM, YYYY']);
});

test('a date is written in the zone of its reader', () => {
  const instant = new Date('2026-11-04T18:45:00Z');
  expect(formatDate(instant, 'Asia/Kolkata', LIST_DATE_FORMAT)).toBe('Nov 05, 2026');
  expect(formatDate(instant, 'Asia/Kolkata', DETAIL_DATE_FORMAT)).toBe('05 Nov, 2026');
  expect(formatDate(instant, 'America/New_York', DETAIL_DATE_FORMAT)).toBe('04 Nov, 2026');
});

test('September has three letters', () => {
  expect(formatDay('2026-09-01', DETAIL_DATE_FORMAT)).toBe('01 Sep, 2026');
});

test('an absent date is the placeholder', () => {
  expect(formatDate(null, 'UTC', LIST_DATE_FORMAT)).toBe('--');
  expect(formatDay(undefined, DETAIL_DATE_FORMAT)).toBe('--');
});

test('both formats name the same day', () => {
  const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'UTC'), (instant, zone) => {
      const [year, , date] = dayInZone(instant, zone).split('-');
      const list = formatDate(instant, zone, LIST_DATE_FORMAT);
      const detail = formatDate(instant, zone, DETAIL_DATE_FORMAT);
      expect(list).toMatch(new RegExp(`^[A-Z][a-z]{2} ${date}, ${year}$`));
      expect(detail).toBe(`${date} ${list.slice(0, 3)}, ${year}`);
    }),
  );
});
