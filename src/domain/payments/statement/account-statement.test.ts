import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountStatement, financialYears, periodProblems, yearBegins } from './account-statement.ts';
import { AGES, agedSums, ageOf } from './ageing.ts';
import { statementCsv } from './statement-csv.ts';

test('a balance runs through the period, and what only changes its place stands on both sides', () => {
  const { lines, ...sums } = accountStatement(1000n, [
    { debitMinor: 5000n, creditMinor: 0n },
    { debitMinor: 0n, creditMinor: 2000n },
    { debitMinor: 700n, creditMinor: 700n },
    // Cancelled: 900 paid ahead, of which 600 goes back and 300 is kept.
    { debitMinor: 900n, creditMinor: 600n },
  ]);
  expect(
    lines.map(({ chargedMinor, creditedMinor, balanceMinor }) => [chargedMinor, creditedMinor, balanceMinor]),
  ).toEqual([
    [5000n, 0n, 6000n],
    [0n, 2000n, 4000n],
    [700n, 700n, 4000n],
    [300n, 0n, 4300n],
  ]);
  expect(sums).toMatchObject({
    openingMinor: 1000n,
    chargedMinor: 6000n,
    creditedMinor: 2700n,
    closingMinor: 4300n,
  });
});

test('opening, charged and credited always come to the closing balance, wherever the period is cut', () => {
  const minor = fc.bigInt({ min: 0n, max: 10n ** 12n });
  const entries = fc.array(fc.record({ debitMinor: minor, creditMinor: minor }), { maxLength: 30 });
  fc.assert(
    fc.property(minor, entries, fc.nat(30), (opening, moved, cut) => {
      const whole = accountStatement(opening, moved);
      expect(whole.openingMinor + whole.chargedMinor - whole.creditedMinor).toBe(whole.closingMinor);
      const first = accountStatement(opening, moved.slice(0, cut));
      expect(accountStatement(first.closingMinor, moved.slice(cut)).closingMinor).toBe(whole.closingMinor);
    }),
  );
});

test('invoices age by the days beyond their own; the day itself is in time', () => {
  const today = '2026-11-18';
  expect(ageOf('2026-12-01', today)).toBe('not_due');
  expect(ageOf('2026-11-18', today)).toBe('not_due');
  expect(ageOf('2026-11-17', today)).toBe('days_30');
  expect(ageOf('2026-10-19', today)).toBe('days_30');
  expect(ageOf('2026-10-18', today)).toBe('days_60');
  expect(ageOf('2026-09-18', today)).toBe('days_90');
  expect(ageOf('2026-08-20', today)).toBe('days_90');
  expect(ageOf('2026-08-19', today)).toBe('older');
  const sums = agedSums(
    [
      { dueOn: '2026-11-20', openMinor: 5n },
      { dueOn: '2026-11-01', openMinor: 7n },
      { dueOn: '2025-01-01', openMinor: 11n },
    ],
    today,
  );
  expect(AGES.map((age) => sums[age])).toEqual([5n, 7n, 0n, 0n, 11n]);
});

test('a period is at most a year and does not run backwards', () => {
  expect(yearBegins('2026-03-31')).toBe('2025-04-01');
  expect(yearBegins('2026-04-01')).toBe('2026-04-01');
  expect(financialYears('2026-11-18')).toEqual([
    { label: '2026–27', from: '2026-04-01', to: '2026-11-18' },
    { label: '2025–26', from: '2025-04-01', to: '2026-03-31' },
    { label: '2024–25', from: '2024-04-01', to: '2025-03-31' },
  ]);
  expect(periodProblems('2026-04-01', '2027-03-31')).toEqual({});
  expect(periodProblems('2026-04-02', '2026-04-01')).toHaveProperty('to');
  expect(periodProblems('2025-04-01', '2026-11-18')).toHaveProperty('from');
});

test('the table for other programs runs no formula and has no signed amounts', () => {
  const inr = (minor: string) => ({ minor, currency: 'INR' });
  const csv = statementCsv({
    from: '2026-04-01',
    to: '2026-11-18',
    opening: inr('0'),
    closing: inr('-50000'),
    lines: [
      {
        on: '2026-11-02',
        label: 'Payment received',
        documentNumber: '=HYPERLINK("http://x")',
        orderNumber: null,
        charged: inr('0'),
        credited: inr('50000'),
        balance: inr('-50000'),
      },
    ],
  });
  expect(csv.split('\r\n')).toEqual([
    'Date,Entry,Document,Order,Currency,Charged,Credited,Balance,Dr/Cr',
    '2026-04-01,Opening balance,,,INR,,,0.00,',
    '2026-11-02,Payment received,"\'=HYPERLINK(""http://x"")",,INR,,500.00,500.00,Cr',
    '2026-11-18,Closing balance,,,INR,,,500.00,Cr',
  ]);
});
