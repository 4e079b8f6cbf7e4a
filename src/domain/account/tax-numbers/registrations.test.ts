import fc from 'fast-check';
import { expect, test } from 'vitest';
import { said, saidProblem } from '#tests/support/said-problems.ts';
import vectors from '../test-vectors.json' with { type: 'json' };
import { parseBin } from './bin.ts';
import {
  GST_REGISTRATION_STATUSES,
  type GstRegistrationStatus,
  gstRegistrationProblem,
  gstRegistrationStatusOf,
} from './gst-registration.ts';
import { MSME_ACTIVITIES, MSME_CLASSES, readMsme, showsMsmeFlow } from './msme.ts';
import { parseUdyamNumber } from './udyam-number.ts';

test('the words of the tax register are understood, with a reason behind them too', () => {
  expect(gstRegistrationStatusOf('Active')).toBe('active');
  expect(gstRegistrationStatusOf(' CANCELLED suo-moto')).toBe('cancelled');
  expect(gstRegistrationStatusOf('Cancelled on application of Taxpayer')).toBe('cancelled');
  expect(gstRegistrationStatusOf('Suspended')).toBe('suspended');
  for (const word of ['', 'toString', 'Activeish', 'unknown'])
    expect(gstRegistrationStatusOf(word)).toBeNull();
});

test('a registration that no longer counts is refused with its word', () => {
  const refusedAs = (status: GstRegistrationStatus) => {
    const code = gstRegistrationProblem(status);
    return code && saidProblem({ code });
  };
  expect(refusedAs('cancelled')).toBe('This GST registration is cancelled. Use an active GST number.');
  expect(refusedAs('suspended')).toMatch(/is suspended\./);
  expect(GST_REGISTRATION_STATUSES.filter((status) => gstRegistrationProblem(status) === null)).toEqual([
    'active',
    'provisional',
  ]);
});

test.each(vectors.udyam.filter(({ ok }) => ok))('$s is a Udyam number as it is written', ({ s }) => {
  expect(parseUdyamNumber(s)).toEqual({ ok: true, udyamNumber: s });
});

test.each([
  'UDYAM-MH-18-0012345',
  'udyam-mh-18-0012345',
  'UDYAMMH180012345',
  ' udyam mh 18 0012345 ',
  'UDYAM–MH–18–0012345',
])('%j is put right', (raw) => {
  expect(parseUdyamNumber(raw)).toEqual({ ok: true, udyamNumber: 'UDYAM-MH-18-0012345' });
});

test.each([
  ['', 'Enter your Udyam number.'],
  ['UAN MH18A0012345', /old Udyog Aadhaar/],
  ['MH18A0012345', /old Udyog Aadhaar/],
  ['UDYAM-MH-1-0012345', /does not look like a Udyam number/],
  ['UDYAM-MH-180-012345', /does not look like a Udyam number/],
  ['UDYAM-MH-18-00123456', /does not look like a Udyam number/],
  [`UDYAM-MH-18-0012345${' '.repeat(99)}`, /does not look like a Udyam number/],
])('%j is no Udyam number', (raw, problem) => {
  expect(said(parseUdyamNumber(raw))).toMatchObject({ ok: false, problem: expect.stringMatching(problem) });
});

test('every Udyam number is found again without its hyphens and in small letters', () => {
  const serials = fc.stringMatching(/^[A-Z]{2}-[0-9]{2}-[0-9]{7}$/).map((rest) => `UDYAM-${rest}`);
  fc.assert(
    fc.property(serials, (udyamNumber) => {
      expect(parseUdyamNumber(udyamNumber.replaceAll('-', '').toLowerCase())).toEqual({
        ok: true,
        udyamNumber,
      });
    }),
  );
});

test('MSME details are complete only with number, class, activity and consent', () => {
  expect(MSME_CLASSES).toEqual(['micro', 'small', 'medium']);
  expect(MSME_ACTIVITIES).toEqual(['manufacturing', 'service', 'trading']);
  const complete = {
    udyamNumber: 'udyamkr030000001',
    msmeClass: 'small',
    activity: 'trading',
    consent: true,
  };
  expect(readMsme(complete)).toEqual({
    ok: true,
    registration: { udyamNumber: 'UDYAM-KR-03-0000001', msmeClass: 'small', activity: 'trading' },
  });
  const empty = readMsme({ udyamNumber: '', msmeClass: null, activity: 'weaving', consent: false });
  expect(empty.ok ? [] : Object.keys(empty.problems)).toEqual([
    'udyamNumber',
    'msmeClass',
    'activity',
    'consent',
  ]);
});

test('only Indian customers who have not answered are asked about MSME', () => {
  expect(showsMsmeFlow('IN', false)).toBe(true);
  expect(showsMsmeFlow('IN', true)).toBe(false);
  expect(showsMsmeFlow('BD', false)).toBe(false);
  expect(showsMsmeFlow('INTL', false)).toBe(false);
});

test.each(vectors.bin)('$s as a BIN: $ok', ({ s, ok }) => {
  expect(parseBin(s).ok).toBe(ok);
});

test('a BIN has one spelling, whichever digits and gaps were typed', () => {
  for (const raw of ['0012345670101', '001234567-0101', ' 001234567 0101 ', '০০১২৩৪৫৬৭-০১০১']) {
    expect(parseBin(raw)).toEqual({ ok: true, bin: '001234567-0101' });
  }
});

test('a BIN of the old length is told apart from a slip', () => {
  const problem = (raw: string) => {
    const reading = parseBin(raw);
    return reading.ok ? null : saidProblem(reading.problem);
  };
  expect(problem('')).toBe('Enter your BIN.');
  expect(problem('123456789')).toMatch(/no longer valid/);
  expect(problem('12345678901')).toMatch(/no longer valid/);
  expect(problem('0012-345670101')).toMatch(/13 digits/);
  expect(problem('0'.repeat(41))).toMatch(/13 digits/);
});
