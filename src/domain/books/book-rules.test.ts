import { expect, test } from 'vitest';
import { BOOK_RULE_NAMES, bookRule, paiseOf, readBookRule } from './book-rules.ts';
import { readRemittance, readShippingBill, realisationLimit, realisationState } from './realisation.ts';

const RULES = [
  { name: 'realisation_months', effectiveFrom: '2017-07-01', value: '9' },
  { name: 'realisation_months', effectiveFrom: '2025-11-13', value: '15' },
];

test('the row of the day holds, and a rule without one is our own mistake', () => {
  expect(bookRule(RULES, 'realisation_months', '2025-11-12')).toBe('9');
  expect(bookRule(RULES, 'realisation_months', '2025-11-13')).toBe('15');
  expect(() => bookRule(RULES, 'tally_bank', '2026-01-01')).toThrow(RangeError);
});

test('each rule reads its own kind of value', () => {
  const good: Partial<Record<string, string>> = {
    realisation_months: '15',
    realisation_months_rupees: '18',
    large_unregistered_above: '100000',
    gstr1_version: 'GST3.2.4',
    eway_bill_version: '1.0.0621',
    eway_export_document: 'BIL',
    registry_down: 'leave',
    irn_cancel_hours: '24',
  };
  for (const name of BOOK_RULE_NAMES) {
    expect(readBookRule(name, good[name] ?? 'Output IGST').ok).toBe(true);
    expect(readBookRule(name, '').ok).toBe(false);
  }
  expect(readBookRule('realisation_months', '0').ok).toBe(false);
  expect(readBookRule('realisation_months', '61').ok).toBe(false);
  expect(readBookRule('eway_export_document', 'BOE').ok).toBe(false);
  expect(paiseOf('100000')).toBe(10_000_000n);
});

test('the limit is the same day of a later month, or its last one', () => {
  expect(realisationLimit('2026-11-18', 15)).toBe('2028-02-18');
  expect(realisationLimit('2026-11-30', 15)).toBe('2028-02-29');
  expect(realisationLimit('2025-11-30', 15)).toBe('2027-02-28');
});

test('an export is late only after its limit, and never when it is paid', () => {
  const open = { total: 100n, realised: 99n, limit: '2028-02-18' };
  expect(realisationState(open, '2028-02-18')).toBe('open');
  expect(realisationState(open, '2028-02-19')).toBe('late');
  expect(realisationState({ ...open, realised: 100n }, '2028-02-19')).toBe('realised');
});

test('a shipping bill has its digits, its port and a day that can be', () => {
  const days = { invoicedOn: '2026-11-10', today: '2026-11-18' };
  const typed = { number: '123 4567', billedOn: '2026-11-12', portCode: 'innsa1' };
  expect(readShippingBill(typed, days)).toEqual({
    ok: true,
    bill: { number: '1234567', billedOn: '2026-11-12', portCode: 'INNSA1' },
  });
  const wrong = readShippingBill({ number: '12', billedOn: '2026-11-09', portCode: 'NSA' }, days);
  expect(wrong).toEqual({
    ok: false,
    problems: {
      number: 'A shipping bill number has 3 to 7 digits.',
      billedOn: 'This day is before the invoice.',
      portCode: 'A port code has 6 signs, like INNSA1.',
    },
  });
  expect(readShippingBill({ ...typed, billedOn: '2026-11-19' }, days).ok).toBe(false);
});

test('a remittance has a number, a day and money', () => {
  const facts = { currency: 'USD', today: '2026-11-18' } as const;
  const typed = { reference: 'FIRC 0099', ebrc: ' ', receivedOn: '2026-11-18', amount: '19271.18' };
  expect(readRemittance(typed, facts)).toEqual({
    ok: true,
    remittance: {
      reference: 'FIRC 0099',
      ebrc: null,
      receivedOn: '2026-11-18',
      amount: { minor: 1_927_118n, currency: 'USD' },
    },
  });
  expect(readRemittance({ ...typed, amount: '0' }, facts).ok).toBe(false);
  expect(readRemittance({ ...typed, reference: 'x'.repeat(36) }, facts).ok).toBe(false);
});
