import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { balancesOf, type LedgerEntry } from './ledger-entry.ts';
import { ORDER_ACCOUNT_PARTS, orderAccount, signedPart } from './order-account.ts';
import {
  advanceReleasedEntry,
  advanceUsedEntry,
  cancellationEntry,
  captureEntry,
  claimEntry,
  invoiceEntry,
  refundEntry,
  replacementEntry,
  strayCaptureEntry,
  writeOffEntry,
} from './postings.ts';

const rupees = (count: number) => money(BigInt(count) * 100n, 'INR');
const paid = (count: number, counted: { invoiced?: number; ahead?: number }, withheld = 0) =>
  captureEntry(
    { into: 'bank', paid: rupees(count), taxWithheld: rupees(withheld) },
    { invoiced: rupees(counted.invoiced ?? 0).minor, ahead: rupees(counted.ahead ?? 0).minor },
  );
const invoice = (taxable: number, gst: number, applied: number) =>
  invoiceEntry({
    taxable: rupees(taxable),
    gst: rupees(gst),
    roundOff: rupees(0),
    applied: rupees(applied).minor,
  });
const AHEAD = { invoiced: 0n, ahead: rupees(20).minor };

const CASES: Record<string, { entries: LedgerEntry[]; shown: Record<string, number>; balance: number }> = {
  'paid ahead': { entries: [paid(105, { ahead: 105 })], shown: { received: -105 }, balance: -105 },
  'short, and the rest kept as credit': {
    entries: [paid(105, { ahead: 105 }), invoice(90, 5, 95), advanceReleasedEntry(rupees(10))],
    shown: { invoiced: 95, received: -105, toCredit: 10 },
    balance: 0,
  },
  'excess, part of it owed': {
    entries: [paid(95, { ahead: 95 }), invoice(100, 5, 95)],
    shown: { invoiced: 105, received: -95 },
    balance: 10,
  },
  'tax deducted and a rest written off': {
    entries: [invoice(100, 5, 0), paid(102, { invoiced: 104 }, 2), writeOffEntry(rupees(1), true)],
    shown: { invoiced: 105, received: -102, withheld: -2, writtenOff: -1 },
    balance: 0,
  },
  'claimed: part refunded, part credit, a roll replaced': {
    entries: [
      paid(105, { ahead: 105 }),
      invoice(100, 5, 105),
      claimEntry({ goods: rupees(20), gst: rupees(1), refund: rupees(8) }),
      refundEntry('bank', rupees(5)),
      replacementEntry(rupees(7)),
    ],
    shown: { invoiced: 105, credited: -21, received: -105, refunded: 5, toRefund: 3, toCredit: 13 },
    balance: 0,
  },
  'paid after it was closed': {
    entries: [strayCaptureEntry('bank', rupees(30)), refundEntry('bank', rupees(30))],
    shown: { received: -30, refunded: 30 },
    balance: 0,
  },
};

test.each(Object.entries(CASES))('%s', (_name, { entries, shown, balance }) => {
  const account = orderAccount(linesOf(entries), 'INR');
  expect(shownOf(account)).toEqual(shown);
  expect(account.balance).toEqual(rupees(balance));
  expect(addedUp(account)).toBe(account.balance.minor);
});

test('cancelled: what came in is refunded, kept or credit again', () => {
  const before = [paid(80, { ahead: 80 }), advanceUsedEntry(rupees(20), AHEAD)];
  const cancelled = cancellationEntry(
    { refund: rupees(50), kept: rupees(30), toAccountCredit: rupees(20) },
    balancesOf(before),
  );
  const account = orderAccount(linesOf([...before, cancelled]), 'INR');
  expect(shownOf(account)).toEqual({ received: -80, fromCredit: -20, toRefund: 50, kept: 30, toCredit: 20 });
  expect([account.balance.minor, addedUp(account)]).toEqual([0n, 0n]);
});

function linesOf(entries: readonly LedgerEntry[]) {
  return entries.flatMap(({ kind, lines }) =>
    lines.map(({ account, amount }) => ({ kind, account, minor: amount.minor })),
  );
}

function shownOf(account: ReturnType<typeof orderAccount>) {
  const parts = ORDER_ACCOUNT_PARTS.map((part) => [part, Number(signedPart(account, part).minor) / 100]);
  return Object.fromEntries(parts.filter(([, count]) => count !== 0));
}

function addedUp(account: ReturnType<typeof orderAccount>): bigint {
  return ORDER_ACCOUNT_PARTS.reduce((sum, part) => sum + signedPart(account, part).minor, 0n);
}
