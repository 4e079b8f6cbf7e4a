/** What the tax tables say on a day; none of them belongs to a customer. */
import { sql } from 'kysely';
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import type { ExportPapers } from '#domain/quotes/tax/export-supply.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';

/** The rate of the longest heading that the code begins with, as it stands on that day. */
export async function taxRateOn(db: Queries, hsn: string, day: CalendarDay): Promise<number | null> {
  const row = await db.unscoped
    .selectFrom('tax_rates')
    .select('basis_points')
    .where(sql<boolean>`starts_with(${hsn}, hsn_prefix)`)
    .where('effective_from', '<=', day)
    .orderBy(sql`length(hsn_prefix)`, 'desc')
    .orderBy('effective_from', 'desc')
    .executeTakeFirst();
  return row?.basis_points ?? null;
}

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
  return db.unscoped
    .selectFrom('sellers')
    .select(['seller_id', 'state_code', 'lut', 'lut_financial_year', 'iec', 'msme_class'])
    .where('effective_from', '<=', now)
    .orderBy('effective_from', 'desc')
    .orderBy('seller_id', 'desc')
    .$castTo<SellerRow>()
    .executeTakeFirst();
}

export async function sellerClassOf(db: Queries, sellerId: string): Promise<MsmeClass | null> {
  const row = await db.unscoped
    .selectFrom('sellers')
    .select('msme_class')
    .where('seller_id', '=', sellerId)
    .executeTakeFirst();
  return (row?.msme_class ?? null) as MsmeClass | null;
}

/** Others may keep it too, but nobody corrects it meanwhile. */
export async function keepSellerRow(tx: Queries, sellerId: string): Promise<void> {
  await tx.unscoped
    .selectFrom('sellers')
    .select('seller_id')
    .where('seller_id', '=', sellerId)
    .forKeyShare()
    .execute();
}

/** What of the seller decides whether it may export. */
export function exportPapersOf({ lut, lut_financial_year, iec }: SellerRow): ExportPapers {
  return { lut, lutFinancialYear: lut_financial_year, iec };
}
