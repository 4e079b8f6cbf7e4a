/** The proof that the books are right: all accounts cancel out, and each order stands in them as it stands in its papers. */
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { type Balances, LEDGER_ACCOUNTS, type LedgerEntry } from './ledger-entry.ts';

export type LedgerProblem =
  | 'entry_unbalanced'
  | 'accounts_unbalanced'
  | 'invoices_differ'
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

/** What an order was invoiced so far, summed as its tax invoices print it. */
export type Invoiced = { readonly taxable: bigint; readonly gst: bigint; readonly roundOff: bigint };

export function orderLedgerProblem(
  order: { readonly status: OrderStatus; readonly invoiced: Invoiced },
  balances: Balances,
): LedgerProblem | null {
  const { receivable, order_advances: ahead, sales, tax, round_off } = balances;
  const { taxable, gst, roundOff } = order.invoiced;
  if (balancesProblem(balances) !== null) return 'accounts_unbalanced';
  if (-sales !== taxable || -tax !== gst || -round_off !== roundOff) return 'invoices_differ';
  if (order.status === 'cancelled') return receivable === 0n && ahead === 0n ? null : 'cancelled_order_open';
  return receivable < 0n || ahead > 0n ? 'debt_below_zero' : null;
}

/** What is settled of an order, invoiced or ahead of it, with tax that the buyer deducted and rests that were given up. */
export function settledFor({ sales, tax, round_off, receivable, order_advances }: Balances): bigint {
  return -(sales + tax + round_off) - receivable - order_advances;
}

/** Money that came in for the order and is still in it: what a cancellation gives back or keeps. */
export function receivedFor(order: Balances): bigint {
  return settledFor(order) - order.tax_withheld - order.written_off;
}
