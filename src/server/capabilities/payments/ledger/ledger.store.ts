/** The books: entries are only ever added, and every balance is a sum of their lines. */
import { type Insertable, sql } from 'kysely';
import type { LedgerAccount } from '#domain/payments/ledger/ledger-entry.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

export type NewEntryRow = Insertable<Schema['ledger_entries']>;
export type NewLineRow = Omit<Insertable<Schema['ledger_lines']>, 'entry_id' | 'brand_id' | 'position'>;

export async function insertEntry(
  tx: Queries,
  entry: NewEntryRow,
  lines: readonly NewLineRow[],
): Promise<void> {
  const { entry_id, brand_id } = entry;
  await tx.scoped.insertInto('ledger_entries').values(entry).execute();
  await tx.scoped
    .insertInto('ledger_lines')
    .values(lines.map((line, index) => ({ ...line, entry_id, brand_id, position: index + 1 })))
    .execute();
}

export type BalanceRow = { account: LedgerAccount; currency: Currency; minor: bigint };

export function balanceRowsOfOrder(db: Queries, brandId: string, orderId: string): Promise<BalanceRow[]> {
  return db.scoped
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', (join) =>
      join
        .onRef('ledger_entries.brand_id', '=', 'ledger_lines.brand_id')
        .onRef('ledger_entries.entry_id', '=', 'ledger_lines.entry_id'),
    )
    .select(['ledger_lines.account', 'ledger_lines.currency', sumOfLines])
    .where('ledger_lines.brand_id', '=', brandId)
    .where('ledger_entries.order_id', '=', orderId)
    .groupBy(['ledger_lines.account', 'ledger_lines.currency'])
    .$castTo<BalanceRow>()
    .execute();
}

/** Of one account of a company, whatever the order. */
export async function accountBalance(
  db: Queries,
  brandId: string,
  account: LedgerAccount,
  currency: Currency,
): Promise<bigint> {
  const row = await balanceStatement.first(db, { brandId, account, currency });
  return row?.minor ?? 0n;
}

type BalanceOf = { brandId: string; account: LedgerAccount; currency: Currency };
const balanceStatement = scopedStatement(({ brandId, account, currency }: BalanceOf, db) =>
  db
    .selectFrom('ledger_lines')
    .select(sumOfLines)
    .where('brand_id', '=', brandId)
    .where('account', '=', account)
    .where('currency', '=', currency),
);

/** A sum of 64-bit integers is a numeric; an amount never is. */
const sumOfLines = sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('minor');
