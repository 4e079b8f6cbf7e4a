import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { orderLedgerProblem, settledFor } from './ledger-check.ts';
import { balancesOf, type LedgerEntry } from './ledger-entry.ts';
import { captureEntry, claimEntry, invoiceEntry, replacedEntry, replacementEntry } from './postings.ts';

const rupees = (count: number) => money(BigInt(count) * 100n, 'INR');
const DUE = invoiceEntry({ taxable: rupees(200_000), gst: rupees(10_000), roundOff: rupees(0), applied: 0n });
const PAID = captureEntry(
  { into: 'bank', paid: rupees(210_000), taxWithheld: rupees(0) },
  { invoiced: rupees(210_000).minor, ahead: 0n },
);
const linesOf = ({ lines }: LedgerEntry) =>
  Object.fromEntries(lines.map(({ account, amount }) => [account, Number(amount.minor / 100n)]));

test('a claim leaves the bill as it is: goods and tax go back as a refund, and the rest is kept', () => {
  const history = [DUE, PAID];
  const claim = claimEntry({ goods: rupees(10_000), gst: rupees(500), refund: rupees(4000) });
  expect(linesOf(claim)).toEqual({ claims: 10_000, claims_tax: 500, refunds_due: -4000, advances: -6500 });
  const after = balancesOf([...history, claim]);
  expect(settledFor(after)).toBe(settledFor(balancesOf(history)));
  const invoiced = { taxable: rupees(200_000).minor, gst: rupees(10_000).minor, roundOff: 0n };
  expect(orderLedgerProblem({ status: 'delivered', invoiced }, after)).toBeNull();
});

test('a replacement is owed until it arrives, and then nothing is', () => {
  const promised = balancesOf([DUE, replacementEntry(rupees(5000))]);
  expect([promised.claims, promised.replacements_due]).toEqual([500_000n, -500_000n]);
  const balances = balancesOf([DUE, replacementEntry(rupees(5000)), replacedEntry(rupees(5000))]);
  expect([balances.claims, balances.replacements_due]).toEqual([0n, 0n]);
});
