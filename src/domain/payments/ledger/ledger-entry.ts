/** Every movement of money is one entry of debits and credits that cancel out; balances are sums of them. */
import { type Currency, type Money, money } from '#domain/shared/money.ts';

/** What we have or are owed stands above zero, what we owe or have earned below. */
export const LEDGER_ACCOUNT_LABEL = {
  receivable: 'Owed by customers',
  provider_clearing: 'With payment providers',
  bank: 'In the bank',
  tax_withheld: 'Tax deducted by buyers',
  written_off: 'Written off',
  order_advances: 'Advances for orders',
  advances: 'Account credit of customers',
  refunds_due: 'To be refunded',
  payouts_due: 'Account credit to be paid out',
  sales: 'Sales',
  tax: 'GST charged',
  round_off: 'Round off',
  cancellation_charges: 'Kept for cancelled orders',
  claims: 'Credited on claims',
  claims_tax: 'GST credited on claims',
  replacements_due: 'Goods to be replaced',
  swatch_charges: 'Swatch charges',
  purchases: 'Purchases',
  input_tax: 'GST paid on purchases',
  payable: 'Owed to mills',
  attempts_open: 'Payments in progress',
  attempts_control: 'Payments in progress (contra)',
} as const;
export type LedgerAccount = keyof typeof LEDGER_ACCOUNT_LABEL;
export const LEDGER_ACCOUNTS = Object.keys(LEDGER_ACCOUNT_LABEL) as LedgerAccount[];

export const LEDGER_ENTRY_LABEL = {
  attempt: 'Payment started',
  attempt_ended: 'Payment attempt ended',
  capture: 'Payment received',
  invoice: 'Tax invoice issued',
  advance_used: 'Paid from account credit',
  advance_released: 'Advance not needed by its order',
  write_off: 'Balance written off',
  cancellation: 'Order cancelled',
  stray_capture: 'Payment for a cancelled order',
  refund: 'Refunded',
  refund_returned: 'Refund returned',
  payout_asked: 'Account credit payout requested',
  payout_sent: 'Account credit paid out',
  payout_refused: 'Account credit payout refused',
  claim: 'Credit note for a claim',
  claim_replacement: 'Replacement promised for a claim',
  claim_replaced: 'Replacement delivered',
  purchase: 'Invoice of a mill',
  mill_payment: 'Mill paid',
  swatch_invoice: 'Tax invoice for a swatch',
  swatch_paid: 'Swatch charge received',
  swatch_returned: 'Swatch charge returned with an order',
  swatch_waived: 'Swatch charge waived with an order',
  swatch_charged_again: 'Swatch charge reversed with a cancelled order',
} as const;
export type LedgerEntryKind = keyof typeof LEDGER_ENTRY_LABEL;

/** Debits are above zero, credits below. */
export type LedgerLine = { readonly account: LedgerAccount; readonly amount: Money };
export type LedgerEntry = { readonly kind: LedgerEntryKind; readonly lines: readonly LedgerLine[] };

/** Money only ever moves between two accounts, so an entry cannot be out of balance. */
export type Transfer = {
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  readonly minor: bigint;
};

export function ledgerEntry(
  kind: LedgerEntryKind,
  currency: Currency,
  transfers: readonly Transfer[],
): LedgerEntry {
  const sums = new Map<LedgerAccount, bigint>();
  for (const { debit, credit, minor } of transfers) {
    if (minor < 0n) throw new RangeError('a transfer has no sign; it has a direction');
    sums.set(debit, (sums.get(debit) ?? 0n) + minor);
    sums.set(credit, (sums.get(credit) ?? 0n) - minor);
  }
  const lines = [...sums].filter(([, minor]) => minor !== 0n);
  return { kind, lines: lines.map(([account, minor]) => ({ account, amount: money(minor, currency) })) };
}

/** A transfer whose direction follows the sign. */
export function signedTransfer(debit: LedgerAccount, credit: LedgerAccount, minor: bigint): Transfer {
  return minor < 0n ? { debit: credit, credit: debit, minor: -minor } : { debit, credit, minor };
}

/** In minor units of one currency; an account without lines stands at zero. */
export type Balances = Readonly<Record<LedgerAccount, bigint>>;

export function balancesOf(entries: readonly LedgerEntry[]): Balances {
  const balances = Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, 0n])) as Record<
    LedgerAccount,
    bigint
  >;
  const currencies = new Set<Currency>();
  for (const { account, amount } of entries.flatMap(({ lines }) => lines)) {
    currencies.add(amount.currency);
    balances[account] += amount.minor;
  }
  if (currencies.size > 1) throw new RangeError('balances are of one currency');
  return balances;
}
