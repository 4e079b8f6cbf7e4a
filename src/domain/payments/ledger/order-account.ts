/** The account of one order as its buyer reads it: what was billed and credited, what came and went, and what is left. */
import { type Currency, type Money, money } from '#domain/shared/money.ts';
import type { LedgerAccount, LedgerEntryKind } from './ledger-entry.ts';

/** The lines of an order's entries, summed by kind and account. */
export type AccountLine = {
  readonly kind: LedgerEntryKind;
  readonly account: LedgerAccount;
  readonly minor: bigint;
};

export const ORDER_ACCOUNT_LABEL = {
  invoiced: 'Invoiced',
  credited: 'Credit notes',
  received: 'Payments received',
  withheld: 'Tax deducted by you (TDS)',
  fromCredit: 'Paid from your account credit',
  writtenOff: 'Written off',
  refunded: 'Refunded',
  toRefund: 'Refund in progress',
  kept: 'Kept for the cancelled order',
  toCredit: 'Added to your account credit',
} as const;
export type OrderAccountPart = keyof typeof ORDER_ACCOUNT_LABEL;
export const ORDER_ACCOUNT_PARTS = Object.keys(ORDER_ACCOUNT_LABEL) as OrderAccountPart[];

/** What raises the balance that the buyer owes; everything else lowers it. */
const RAISES: ReadonlySet<OrderAccountPart> = new Set([
  'invoiced',
  'refunded',
  'toRefund',
  'kept',
  'toCredit',
]);

export type OrderAccount = Readonly<Record<OrderAccountPart, Money>> & {
  /** Above zero it is owed by the buyer, below zero it was paid ahead. */
  readonly balance: Money;
};

const MONEY_IN: readonly LedgerEntryKind[] = ['capture', 'stray_capture'];
const SENT_BACK: readonly LedgerEntryKind[] = ['refund', 'refund_returned'];

export function orderAccount(lines: readonly AccountLine[], currency: Currency): OrderAccount {
  const sum = (accounts: readonly LedgerAccount[], isOf: (kind: LedgerEntryKind) => boolean = () => true) =>
    lines
      .filter(({ kind, account }) => accounts.includes(account) && isOf(kind))
      .reduce((all, { minor }) => all + minor, 0n);
  const parts: Record<OrderAccountPart, bigint> = {
    invoiced: -sum(['sales', 'tax', 'round_off']),
    credited: sum(['claims', 'claims_tax'], (kind) => kind === 'claim'),
    received: sum(['bank', 'provider_clearing'], (kind) => MONEY_IN.includes(kind)),
    withheld: sum(['tax_withheld']),
    fromCredit: sum(['advances'], (kind) => kind === 'advance_used'),
    writtenOff: sum(['written_off']),
    refunded: -sum(['bank', 'provider_clearing'], (kind) => SENT_BACK.includes(kind)),
    toRefund: -sum(['refunds_due']),
    kept: -sum(['cancellation_charges']),
    toCredit: -sum(['advances'], (kind) => kind !== 'advance_used'),
  };
  const amounts = Object.fromEntries(
    ORDER_ACCOUNT_PARTS.map((part) => [part, money(parts[part], currency)]),
  ) as Record<OrderAccountPart, Money>;
  return { ...amounts, balance: money(sum(['receivable', 'order_advances']), currency) };
}

/** As the buyer adds it up. */
export function signedPart(account: OrderAccount, part: OrderAccountPart): Money {
  const { minor, currency } = account[part];
  return money(RAISES.has(part) ? minor : -minor, currency);
}
