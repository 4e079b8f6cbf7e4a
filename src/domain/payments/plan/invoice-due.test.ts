import { expect, test } from 'vitest';
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import { invoiceDueOn } from './invoice-due.ts';

const due = (creditDays: CreditPeriodDays, sellerClass: MsmeClass | null) =>
  invoiceDueOn({ invoicedOn: '2026-11-18', creditDays, sellerClass });

test.each([
  [30, null, '2026-12-18'],
  [90, null, '2027-02-16'],
  [90, 'medium', '2027-02-16'],
  [45, 'micro', '2027-01-02'],
  [60, 'small', '2027-01-02'],
] as const)('credit of %i days from a seller of class %s falls due on %s', (creditDays, sellerClass, day) => {
  expect(due(creditDays, sellerClass)('credit')).toBe(day);
});

test('only credit waits: extra quantity and a balance fall due with the invoice', () => {
  expect(due(60, null)('adjustment')).toBe('2026-11-18');
  expect(due(60, null)('balance')).toBe('2026-11-18');
});
