/** The proof that the books are right: all accounts cancel out, and each order stands in them as it stands in its papers. */
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Money } from '#domain/shared/money.ts';
import { type Balances, LEDGER_ACCOUNTS, type LedgerEntry } from './ledger-entry.ts';

export type LedgerProblem =
  | 'entry_unbalanced'
  | 'accounts_unbalanced'
  | 'total_differs'
  | 'debt_below_zero'
  | 'cancelled_order_open';

export function entryProblem({ lines }: LedgerEntry): LedgerProblem | null {
  const sum = lines.reduce((all, { amount }) => all + amount.minor, 0n);
  const isOneCurrency = new Set(lines.map(({ amount }) => amount.currency)).size <= 1;
  return sum === 0n && isOneCurrency ? null : 'entry_unbalanced';
}

/** For the sums of one order, of one customer, or of the whole ledger in one currency. */
export function balancesProblem(balances: Balances): LedgerProblem | null {
  return LEDGER_ACCOUNTS.reduce((sum, account) => sum + balances[account], 0n) === 0n
    ? null
    : 'accounts_unbalanced';
}

/** `total` is what the order's papers say it costs. */
export function orderLedgerProblem(
  order: { readonly status: OrderStatus; readonly total: Money },
  balances: Balances,
): LedgerProblem | null {
  const { receivable, credit } = balances;
  const value = -(balances.order_value + balances.tax + balances.round_off);
  if (balancesProblem(balances) !== null) return 'accounts_unbalanced';
  if (order.status === 'cancelled')
    return receivable === 0n && credit === 0n && value === 0n ? null : 'cancelled_order_open';
  if (value !== order.total.minor) return 'total_differs';
  return receivable < 0n || credit < 0n ? 'debt_below_zero' : null;
}

/** What of the bill is settled, with tax that the buyer deducted and rests that were given up; credit that is not paid back yet is open. */
export function settledFor(order: Balances): bigint {
  const billed = -(
    order.order_value +
    order.tax +
    order.round_off +
    order.adjustments +
    order.tax_adjustments
  );
  return billed - order.receivable - order.credit;
}

/** Money that came in for the order and is still in it: what a cancellation gives back or keeps. */
export function receivedFor(order: Balances): bigint {
  return settledFor(order) - order.tax_withheld - order.written_off;
}
