/** Which accounts each movement of money touches; every use-case that moves money writes one of these. */
import type { Money } from '#domain/shared/money.ts';
import {
  type Balances,
  type LedgerAccount,
  type LedgerEntry,
  ledgerEntry,
  signedTransfer,
  type Transfer,
} from './ledger-entry.ts';

export type ClearingAccount = 'provider_clearing' | 'bank';

/** Nothing has moved yet: two accounts of their own remember what is under way. */
export function attemptEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('attempt', currency, [{ debit: 'attempts_open', credit: 'attempts_control', minor }]);
}

/** Captured, failed or expired: the attempt itself is over. */
export function attemptEndedEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('attempt_ended', currency, [
    { debit: 'attempts_control', credit: 'attempts_open', minor },
  ]);
}

/** What a payment counts for: parts that are invoiced are owed, the others are paid in advance. */
export type Counted = { readonly invoiced: bigint; readonly ahead: bigint };

export type Receipt = {
  readonly into: ClearingAccount;
  readonly paid: Money;
  /** Deducted by the buyer and paid to the tax office instead; it must count whole. */
  readonly taxWithheld: Money;
};

/** What nobody asked for becomes account credit. */
export function captureEntry({ into, paid, taxWithheld }: Receipt, counted: Counted): LedgerEntry {
  // Tax first: only money that came can be too much.
  const sources: Pot[] = [
    { account: 'tax_withheld', minor: taxWithheld.minor },
    { account: into, minor: paid.minor },
  ];
  // Without the empty ones a line stands where the money went in first.
  const came = sources.filter(({ minor }) => minor > 0n);
  return ledgerEntry('capture', paid.currency, pour(came, partsPaid(counted)));
}

/** Account credit pays for this order. */
export function advanceUsedEntry({ minor, currency }: Money, counted: Counted): LedgerEntry {
  return ledgerEntry('advance_used', currency, pour([{ account: 'advances', minor }], partsPaid(counted)));
}

/** A rest that is given up settles its part like money, but stands where a loss stands. */
export function writeOffEntry({ minor, currency }: Money, isInvoiced: boolean): LedgerEntry {
  const credit = isInvoiced ? 'receivable' : 'order_advances';
  return ledgerEntry('write_off', currency, [{ debit: 'written_off', credit, minor }]);
}

export type BilledInvoice = {
  readonly taxable: Money;
  readonly gst: Money;
  readonly roundOff: Money;
  /** What of the money that came before pays for it. */
  readonly applied: bigint;
};

/** Goods are sold and their tax is owed with the tax invoice, not before; the advance pays its part of it at once. */
export function invoiceEntry({ taxable, gst, roundOff, applied }: BilledInvoice): LedgerEntry {
  return ledgerEntry('invoice', taxable.currency, [
    signedTransfer('receivable', 'sales', taxable.minor),
    signedTransfer('receivable', 'tax', gst.minor),
    signedTransfer('receivable', 'round_off', roundOff.minor),
    { debit: 'order_advances', credit: 'receivable', minor: applied },
  ]);
}

/** All goods have left, and they cost less than was paid: the rest is kept for the customer. */
export function advanceReleasedEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('advance_released', currency, [{ debit: 'order_advances', credit: 'advances', minor }]);
}

export type Cancelled = {
  readonly refund: Money;
  /** Pays for material already bought. */
  readonly kept: Money;
  /** Had been paid from account credit, and becomes account credit again. */
  readonly toAccountCredit: Money;
};

/** Nothing was sold: what came in goes back or pays for material already bought. */
export function cancellationEntry(
  { refund, kept, toAccountCredit }: Cancelled,
  order: Balances,
): LedgerEntry {
  const ahead = -order.order_advances;
  const ofMoney = refund.minor + kept.minor + toAccountCredit.minor;
  const isAll = ofMoney + order.tax_withheld + order.written_off === ahead;
  if (!isAll || order.receivable !== 0n)
    throw new RangeError('refund and kept money must be what came in for goods that never left');
  return ledgerEntry('cancellation', refund.currency, [
    { debit: 'order_advances', credit: 'tax_withheld', minor: order.tax_withheld },
    { debit: 'order_advances', credit: 'written_off', minor: order.written_off },
    { debit: 'order_advances', credit: 'refunds_due', minor: refund.minor },
    { debit: 'order_advances', credit: 'cancellation_charges', minor: kept.minor },
    { debit: 'order_advances', credit: 'advances', minor: toAccountCredit.minor },
  ]);
}

/** Money for an order that is dead is recorded, and owed back. */
export function strayCaptureEntry(into: ClearingAccount, { minor, currency }: Money): LedgerEntry {
  return ledgerEntry('stray_capture', currency, [{ debit: into, credit: 'refunds_due', minor }]);
}

/** A bank sent a refund back to the provider after all: it is owed once more. */
export function refundReturnedEntry(to: ClearingAccount, { minor, currency }: Money): LedgerEntry {
  return ledgerEntry('refund_returned', currency, [{ debit: to, credit: 'refunds_due', minor }]);
}

export function refundEntry(from: ClearingAccount, { minor, currency }: Money): LedgerEntry {
  return ledgerEntry('refund', currency, [{ debit: 'refunds_due', credit: from, minor }]);
}

/** Set aside from the moment it is asked for, so that no order takes it. */
export function payoutAskedEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('payout_asked', currency, [{ debit: 'advances', credit: 'payouts_due', minor }]);
}

export function payoutSentEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('payout_sent', currency, [{ debit: 'payouts_due', credit: 'bank', minor }]);
}

export function payoutRefusedEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('payout_refused', currency, [{ debit: 'payouts_due', credit: 'advances', minor }]);
}

export type SettledClaim = {
  /** Their taxable value, and the paisa that the note was rounded by. */
  readonly goods: Money;
  readonly gst: Money;
  /** What of it goes back the way it came; the rest is kept for the customer. */
  readonly refund: Money;
};

/** A credit note: what the order was billed stands, and what is given back has accounts of its own. */
export function claimEntry({ goods, gst, refund }: SettledClaim): LedgerEntry {
  const given = [
    { account: 'claims', minor: goods.minor },
    { account: 'claims_tax', minor: gst.minor },
  ] as const;
  return ledgerEntry('claim', goods.currency, pour(given, [{ account: 'refunds_due', minor: refund.minor }]));
}

/** Goods are owed instead of money, at what they are worth. */
export function replacementEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('claim_replacement', currency, [{ debit: 'claims', credit: 'replacements_due', minor }]);
}

export function replacedEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('claim_replaced', currency, [{ debit: 'replacements_due', credit: 'claims', minor }]);
}

type Pot = { readonly account: LedgerAccount; readonly minor: bigint };

function partsPaid({ invoiced, ahead }: Counted): Pot[] {
  return [
    { account: 'receivable', minor: invoiced },
    { account: 'order_advances', minor: ahead },
  ];
}

/** Account credit takes whatever finds no other place. */
function pour(sources: readonly Pot[], targets: readonly Pot[]): Transfer[] {
  const left = targets.map(({ minor }) => minor);
  return sources.flatMap(({ account: debit, minor }) => {
    let rest = minor;
    const filled = targets.map(({ account: credit }, index): Transfer => {
      const room = left[index] ?? 0n;
      const part = rest < room ? rest : room;
      left[index] = room - part;
      rest -= part;
      return { debit, credit, minor: part };
    });
    return [...filled, { debit, credit: 'advances', minor: rest }];
  });
}
