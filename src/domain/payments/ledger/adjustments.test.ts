import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { balancesOf, type LedgerEntry } from './ledger-entry.ts';
import { adjustmentEntry, captureEntry, dueEntry } from './postings.ts';

const rupees = (count: number) => money(BigInt(count) * 100n, 'INR');
const DUE = dueEntry({ taxable: rupees(200_000), gst: rupees(10_000), roundOff: rupees(0) });
const paid = (count: number) =>
  ({ into: 'bank', paid: rupees(count), taxWithheld: rupees(0), towards: 'receivable' }) as const;
const linesOf = ({ lines }: LedgerEntry) =>
  Object.fromEntries(lines.map(({ account, amount }) => [account, Number(amount.minor / 100n)]));
const billed = (taxable: number, gst: number) => ({ taxable: rupees(taxable), gst: rupees(gst) });

test('billing less than was paid keeps the difference for the customer, billing more makes it due', () => {
  const full = captureEntry(paid(210_000), balancesOf([DUE]));
  expect(linesOf(adjustmentEntry(billed(-4000, -200), balancesOf([DUE, full])))).toEqual({
    adjustments: 4000,
    tax_adjustments: 200,
    advances: -4200,
  });
  expect(linesOf(adjustmentEntry(billed(-4000, -200), balancesOf([DUE])))).toEqual({
    adjustments: 4000,
    tax_adjustments: 200,
    receivable: -4200,
  });
  expect(linesOf(adjustmentEntry(billed(4000, 200), balancesOf([DUE])))).toEqual({
    receivable: 4200,
    adjustments: -4000,
    tax_adjustments: -200,
  });
});

test('what only changes between goods and their tax is owed by nobody', () => {
  const full = captureEntry(paid(210_000), balancesOf([DUE]));
  const paidFor = balancesOf([DUE, full]);
  expect(linesOf(adjustmentEntry(billed(-1, 1), paidFor))).toEqual({ adjustments: 1, tax_adjustments: -1 });
  expect(linesOf(adjustmentEntry(billed(3, -1), paidFor))).toEqual({
    receivable: 2,
    adjustments: -3,
    tax_adjustments: 1,
  });
  expect(linesOf(adjustmentEntry(billed(-3, 1), paidFor))).toEqual({
    advances: -2,
    adjustments: 3,
    tax_adjustments: -1,
  });
});
