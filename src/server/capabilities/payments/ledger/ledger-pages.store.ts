/** The books as the desk reads them: of an order, of a company, or of everybody. */
import { type RawBuilder, sql } from 'kysely';
import type { LedgerAccount, LedgerEntryKind } from '#domain/payments/ledger/ledger-entry.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import type { BalanceRow } from './ledger.store.ts';

export type LedgerPart = {
  orderId: string | null;
  brandId: string | null;
  account: LedgerAccount | null;
  orderNumber: string | null;
};
export type EntryRow = {
  entry_id: string;
  kind: LedgerEntryKind;
  order_id: string | null;
  number: string | null;
  company: string;
  at: Date;
  /** Amounts as text, because JSON has only floats. */
  lines: { account: string; minor: string; currency: Currency }[];
};

/** Staff read the books of all companies. */
export async function entryPage(
  db: Queries,
  part: LedgerPart,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  const { rows } = await sql<EntryRow>`
    with page as (
      select entry_id, brand_id, kind, order_id, at from ledger_entries ${inPart(part)}
      order by at desc, entry_id desc offset ${offset} limit ${limit}
    )
    select page.*, ordered.number, companies.name as company, booked.lines
    from page
    join companies on companies.brand_id = page.brand_id
    left join (
      select brand_id, entry_id, jsonb_agg(jsonb_build_object(
        'account', account, 'minor', amount_minor::text, 'currency', currency
      ) order by position) as lines
      from ledger_lines where (brand_id, entry_id) in (select brand_id, entry_id from page)
      group by brand_id, entry_id
    ) booked on booked.brand_id = page.brand_id and booked.entry_id = page.entry_id
    left join (
      select brand_id, order_id, number from orders
      where (brand_id, order_id) in (select brand_id, order_id from page)
    ) ordered on ordered.brand_id = page.brand_id and ordered.order_id = page.order_id
    order by page.at desc, page.entry_id desc`.execute(db.forStaff);
  const counted = await sql<{ total: bigint }>`
    select count(*) as total from ledger_entries ${inPart(part)}`.execute(db.forStaff);
  return { rows, total: Number(counted.rows[0]?.total ?? 0) };
}

/** Of whole entries: an account that is looked at alone would leave the others with a part of their sums. */
export async function balanceRows(db: Queries, part: Omit<LedgerPart, 'account'>): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    select account, currency, sum(amount_minor)::bigint as minor
    from ledger_lines join ledger_entries using (entry_id, brand_id) ${inPart({ ...part, account: null })}
    group by account, currency order by account, currency`.execute(db.forStaff);
  return rows;
}

function inPart({ orderId, brandId, account, orderNumber }: LedgerPart): RawBuilder<unknown> {
  const conditions = [
    ...(orderId ? [sql`ledger_entries.order_id = ${orderId}`] : []),
    ...(brandId ? [sql`ledger_entries.brand_id = ${brandId}`] : []),
    ...(orderNumber
      ? [
          sql`(ledger_entries.brand_id, ledger_entries.order_id) in (
            select brand_id, order_id from orders where number = ${orderNumber.toUpperCase()})`,
        ]
      : []),
    ...(account
      ? [
          sql`exists (select from ledger_lines moved
            where moved.brand_id = ledger_entries.brand_id and moved.entry_id = ledger_entries.entry_id and moved.account = ${account})`,
        ]
      : []),
  ];
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}
