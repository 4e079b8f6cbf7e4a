/** Writes a movement of money in the transaction of the change that it belongs to. */
import { entryProblem } from '#domain/payments/ledger/ledger-check.ts';
import { type Balances, balancesOf, type LedgerEntry } from '#domain/payments/ledger/ledger-entry.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { type Currency, type Money, money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { accountBalance, type BalanceRow, balanceRowsOfOrder, insertEntry } from './ledger.store.ts';

type Owner = Pick<OrderRow, 'brand_id' | 'order_id'>;
/**
 * What belongs to a company but to none of its orders has no order. Purchases name the supplier under a word of their own,
 * since every row of an order has one too: an order's book is what its buyer owes and paid.
 */
type EntryOwner = { brand_id: string; order_id: string | null; bought_from?: string };

/** An order's book is kept in its currency; money in another one stands with the company alone. */
export function bookFor(order: Owner & { currency: Currency }, { currency }: Money): EntryOwner {
  return { brand_id: order.brand_id, order_id: currency === order.currency ? order.order_id : null };
}

/** `cause` names the fact: the database takes each only once. An entry that moves nothing is not written. */
export async function writeEntry(
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  tx: Queries,
  { brand_id, order_id, bought_from }: EntryOwner,
  cause: string,
  entry: LedgerEntry,
  /** Of what carries a date of its own. */
  bookedOn?: CalendarDay,
): Promise<void> {
  const { kind, lines } = entry;
  if (lines.length === 0) return;
  const problem = entryProblem(entry);
  if (problem) throw new Error(`The entry ${cause} cannot be written: ${problem}.`);
  const at = clock.now();
  await insertEntry(
    tx,
    {
      entry_id: ids.next(),
      brand_id,
      order_id,
      supplier_id: bought_from ?? null,
      kind,
      cause,
      at,
      booked_on: bookedOn ?? accountingDay(at),
    },
    lines.map(({ account, amount }) => ({
      account,
      currency: amount.currency,
      amount_minor: amount.minor,
    })),
  );
}

/** The order must be locked, so that nothing moves between reading and writing. */
export async function orderBalances(db: Queries, { brand_id, order_id }: Owner): Promise<Balances> {
  return balancesOfRows(await balanceRowsOfOrder(db, brand_id, order_id));
}

export function balancesOfRows(rows: readonly BalanceRow[]): Balances {
  return balancesOf([
    {
      kind: 'invoice',
      lines: rows.map(({ account, currency, minor }) => ({ account, amount: money(minor, currency) })),
    },
  ]);
}

/** Money that was paid too much and becomes account credit. */
export async function accountCreditOf(db: Queries, brandId: string, currency: Currency): Promise<Money> {
  return money(-(await accountBalance(db, brandId, 'advances', currency)), currency);
}
