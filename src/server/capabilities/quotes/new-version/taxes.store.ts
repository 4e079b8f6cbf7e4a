/** What the tax tables say on a day; none of them belongs to a customer. */
import { sql } from 'kysely';
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import type { ExportPapers } from '#domain/quotes/tax/export-supply.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

/** The rate of the longest heading that the code begins with, as it stands on that day. */
export async function taxRateOn(db: Queries, hsn: string, day: CalendarDay): Promise<number | null> {
  return (await taxRateStatement.first(db, { hsn, day }))?.basis_points ?? null;
}

const taxRateStatement = scopedStatement(({ hsn, day }: { hsn: string; day: CalendarDay }, db) =>
  db
    .selectFrom('tax_rates')
    .select('basis_points')
    .where(sql<boolean>`starts_with(${hsn}, hsn_prefix)`)
    .where('effective_from', '<=', day)
    .orderBy(sql`length(hsn_prefix)`, 'desc')
    .orderBy('effective_from', 'desc')
    .limit(1),
);

export type SellerRow = {
  seller_id: string;
  state_code: string;
  lut: string | null;
  lut_financial_year: string | null;
  iec: string | null;
  msme_class: MsmeClass | null;
};

/** The seller whose row counts at that instant. */
export function sellerAt(db: Queries, now: Date): Promise<SellerRow | undefined> {
  return sellerStatement.first(db, { now });
}

const sellerStatement = scopedStatement(({ now }: { now: Date }, db) =>
  db
    .selectFrom('sellers')
    .select(['seller_id', 'state_code', 'lut', 'lut_financial_year', 'iec', 'msme_class'])
    .where('effective_from', '<=', now)
    .orderBy('effective_from', 'desc')
    .orderBy('seller_id', 'desc')
    .limit(1)
    .$castTo<SellerRow>(),
);

export async function sellerClassOf(db: Queries, sellerId: string): Promise<MsmeClass | null> {
  const row = await db.scoped
    .selectFrom('sellers')
    .select('msme_class')
    .where('seller_id', '=', sellerId)
    .executeTakeFirst();
  return (row?.msme_class ?? null) as MsmeClass | null;
}

/** Others may keep it too, but nobody corrects it meanwhile. Not the row itself: it stands on every node. */
export async function saveSellerRow(tx: Queries, sellerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`seller ${sellerId}`}, 0))`.execute(
    tx.scoped,
  );
}

/** What of the seller decides whether it may export. */
export function exportPapersOf({ lut, lut_financial_year, iec }: SellerRow): ExportPapers {
  return { lut, lutFinancialYear: lut_financial_year, iec };
}
