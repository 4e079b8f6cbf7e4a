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

/** The order's total falls due, split as its papers show it. */
export function dueEntry({
  taxable,
  gst,
  roundOff,
}: {
  taxable: Money;
  gst: Money;
  roundOff: Money;
}): LedgerEntry {
  return ledgerEntry('due', taxable.currency, [
    signedTransfer('receivable', 'order_value', taxable.minor),
    signedTransfer('receivable', 'tax', gst.minor),
    signedTransfer('receivable', 'round_off', roundOff.minor),
  ]);
}

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

export type Receipt = {
  readonly into: ClearingAccount;
  readonly paid: Money;
  /** Deducted by the buyer and paid to the tax office instead. */
  readonly taxWithheld: Money;
  /** Which debt the instalment stands for; the other one and then account credit take what is over. */
  readonly towards: 'receivable' | 'credit';
};

/** `order` are the balances of the order before the payment; the tax must not be more than is due. */
export function captureEntry({ into, paid, taxWithheld, towards }: Receipt, order: Balances): LedgerEntry {
  // Tax first: only money that came can be too much.
  const sources: Pot[] = [
    { account: 'tax_withheld', minor: taxWithheld.minor },
    { account: into, minor: paid.minor },
  ];
  const came = sources.filter(({ minor }) => minor > 0n);
  return ledgerEntry('capture', paid.currency, pour(came, debts(order, towards)));
}

export function creditEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('credit', currency, [{ debit: 'credit', credit: 'receivable', minor }]);
}

/** Account credit pays for this order; `order` are its balances before. */
export function advanceUsedEntry(
  { amount, towards }: { readonly amount: Money; readonly towards: Receipt['towards'] },
  order: Balances,
): LedgerEntry {
  const { minor, currency } = amount;
  return ledgerEntry('advance_used', currency, pour([{ account: 'advances', minor }], debts(order, towards)));
}

/** A rest that is given up settles the debt like money, but stands where a loss stands; `order` are its balances before. */
export function writeOffEntry(
  { amount, towards }: { readonly amount: Money; readonly towards: Receipt['towards'] },
  order: Balances,
): LedgerEntry {
  const { minor, currency } = amount;
  if (minor > order.receivable + order.credit) throw new RangeError('only what is owed can be given up');
  return ledgerEntry('write_off', currency, pour([{ account: 'written_off', minor }], debts(order, towards)));
}

/**
 * Billing follows what was really dispatched: goods and their tax each move on an account of their own, as a debit or
 * credit note names them (CGST Act s.34); too much paid is kept for the customer.
 */
export function adjustmentEntry(
  { taxable, gst }: { readonly taxable: Money; readonly gst: Money },
  order: Balances,
): LedgerEntry {
  const parts = [
    { account: 'adjustments', minor: taxable.minor },
    { account: 'tax_adjustments', minor: gst.minor },
  ] as const;
  const more = parts.filter(({ minor }) => minor > 0n);
  const less = parts
    .filter(({ minor }) => minor < 0n)
    .map(({ account, minor }) => ({ account, minor: -minor }));
  // Paise that only change between goods and tax are nobody's debt.
  const [gained] = more;
  const [lost] = less;
  const swapped = gained && lost ? (gained.minor < lost.minor ? gained.minor : lost.minor) : 0n;
  const rest = less.map(({ account, minor }) => ({ account, minor: minor - swapped }));
  return ledgerEntry('adjustment', taxable.currency, [
    ...(gained && lost ? [{ debit: lost.account, credit: gained.account, minor: swapped }] : []),
    ...more.map(
      ({ account, minor }) => ({ debit: 'receivable', credit: account, minor: minor - swapped }) as const,
    ),
    ...pour(rest, debts(order, 'receivable')),
  ]);
}

const WRITTEN_BACK = [
  'order_value',
  'tax',
  'round_off',
  'adjustments',
  'tax_adjustments',
  'tax_withheld',
  'written_off',
  'credit',
] as const satisfies readonly LedgerAccount[];

export type Cancelled = {
  readonly refund: Money;
  /** Pays for material already bought. */
  readonly kept: Money;
  /** Had been paid from account credit, and becomes account credit again. */
  readonly toAdvance: Money;
};

/** The order never was; what came in goes back or pays for material already bought. */
export function cancellationEntry({ refund, kept, toAdvance }: Cancelled, order: Balances): LedgerEntry {
  const entry = ledgerEntry('cancellation', refund.currency, [
    ...WRITTEN_BACK.map((account) => signedTransfer('receivable', account, order[account])),
    { debit: 'receivable', credit: 'refunds_due', minor: refund.minor },
    { debit: 'receivable', credit: 'adjustments', minor: kept.minor },
    { debit: 'receivable', credit: 'advances', minor: toAdvance.minor },
  ]);
  const moved = entry.lines.find(({ account }) => account === 'receivable')?.amount.minor ?? 0n;
  if (order.receivable + moved !== 0n) throw new RangeError('refund and kept money must be what came in');
  return entry;
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

/** Collected by the courier. */
export function swatchPaidEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('swatch_paid', currency, [{ debit: 'bank', credit: 'swatch_charges', minor }]);
}

/** The cloth was ordered: the charge becomes account credit. */
export function swatchReturnedEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('swatch_returned', currency, [{ debit: 'swatch_charges', credit: 'advances', minor }]);
}

/** That order was cancelled by its buyer: the account credit goes back into the charge. */
export function swatchChargedAgainEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('swatch_charged_again', currency, [
    { debit: 'advances', credit: 'swatch_charges', minor },
  ]);
}

export function payoutSentEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('payout_sent', currency, [{ debit: 'payouts_due', credit: 'bank', minor }]);
}

export function payoutRefusedEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('payout_refused', currency, [{ debit: 'payouts_due', credit: 'advances', minor }]);
}

export type SettledClaim = {
  readonly taxable: Money;
  readonly gst: Money;
  /** What of it goes back the way it came; the rest is kept for the customer. */
  readonly refund: Money;
};

/** A credit note: what the order was billed stands, and what is given back has accounts of its own. */
export function claimEntry({ taxable, gst, refund }: SettledClaim): LedgerEntry {
  const given = [
    { account: 'claims', minor: taxable.minor },
    { account: 'claims_tax', minor: gst.minor },
  ] as const;
  return ledgerEntry(
    'claim',
    taxable.currency,
    pour(given, [{ account: 'refunds_due', minor: refund.minor }]),
  );
}

/** Goods are owed instead of money, at what they are worth. */
export function replacementEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('claim_replacement', currency, [{ debit: 'claims', credit: 'replacements_due', minor }]);
}

export function replacedEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('claim_replaced', currency, [{ debit: 'replacements_due', credit: 'claims', minor }]);
}

type Pot = { readonly account: LedgerAccount; readonly minor: bigint };

/** The debts of an order in the order they are paid; account credit takes all the rest. */
function debts(order: Balances, first: 'receivable' | 'credit'): Pot[] {
  const second = first === 'receivable' ? 'credit' : 'receivable';
  return ([first, second] as const).map((account) => ({
    account,
    minor: order[account] > 0n ? order[account] : 0n,
  }));
}

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
