/** The books as the desk reads them: of an order, of a company, or of everybody. */
import { type RawBuilder, sql } from 'kysely';
import type { LedgerEntryKind } from '#domain/payments/ledger/ledger-entry.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import type { BalanceRow } from './ledger.store.ts';

export type LedgerPart = { orderId: string | null; brandId: string | null };
export type EntryRow = {
  entry_id: string;
  kind: LedgerEntryKind;
  order_id: string | null;
  at: Date;
  /** Amounts as text, because JSON has only floats. */
  lines: { account: string; minor: string; currency: Currency }[];
};

/** Staff read the books of all companies. */
export async function entryPage(
  db: Queries,
  part: LedgerPart,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: EntryRow[]; total: number; balances: BalanceRow[] }> {
  const { rows } = await sql<EntryRow>`
    with page as (
      select entry_id, kind, order_id, at from ledger_entries ${inPart(part)}
      order by at desc, entry_id desc offset ${offset} limit ${limit}
    )
    select page.*, (
      select jsonb_agg(jsonb_build_object(
        'account', account, 'minor', amount_minor::text, 'currency', currency
      ) order by position) from ledger_lines where ledger_lines.entry_id = page.entry_id
    ) as lines
    from page order by at desc, entry_id desc`.execute(db.forStaff);
  const counted = await sql<{ total: bigint }>`
    select count(*) as total from ledger_entries ${inPart(part)}`.execute(db.forStaff);
  const balances = await sql<BalanceRow>`
    select account, currency, sum(amount_minor)::bigint as minor
    from ledger_lines join ledger_entries using (entry_id, brand_id) ${inPart(part)}
    group by account, currency order by account, currency`.execute(db.forStaff);
  return { rows, total: Number(counted.rows[0]?.total ?? 0), balances: balances.rows };
}

function inPart({ orderId, brandId }: LedgerPart): RawBuilder<unknown> {
  const ofOrder = orderId === null ? sql`true` : sql`ledger_entries.order_id = ${orderId}`;
  const ofBrand = brandId === null ? sql`true` : sql`ledger_entries.brand_id = ${brandId}`;
  return sql`where ${ofOrder} and ${ofBrand}`;
}
