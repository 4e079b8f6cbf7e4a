/** Codes that customers may name, with the days they hold; they belong to the marketplace. */
import { sql } from 'kysely';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';

export async function isReferenceCode(db: Queries, code: string, today: CalendarDay): Promise<boolean> {
  const { rows } = await sql`
    select code from reference_codes
    where code = ${code} and is_active and coalesce(first_day, ${today}) <= ${today}
      and coalesce(last_day, ${today}) >= ${today}`.execute(db.scoped);
  return rows.length > 0;
}

export type CodeColumns = {
  note: string;
  is_active: boolean;
  first_day: CalendarDay | null;
  last_day: CalendarDay | null;
};
export type ReferenceCodeRow = CodeColumns & { code: string; created_at: Date; companies: number };

/** False where somebody gave out the same code before, also in the same moment. */
export async function insertReferenceCode(
  tx: Queries,
  row: CodeColumns & { code: string; created_at: Date },
): Promise<boolean> {
  const inserted = await tx.scoped
    .insertInto('reference_codes')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What it was before; nothing where nobody gave out such a code. */
export async function lockReferenceCode(tx: Queries, code: string): Promise<CodeColumns | undefined> {
  const { rows } = await sql<CodeColumns>`
    select note, is_active, first_day, last_day from reference_codes where code = ${code} for update`.execute(
    tx.forStaff,
  );
  return rows[0];
}

export async function updateReferenceCode(tx: Queries, code: string, columns: CodeColumns): Promise<void> {
  await tx.forStaff.updateTable('reference_codes').set(columns).where('code', '=', code).execute();
}

export async function referenceCodes(db: Queries, code: string | null = null): Promise<ReferenceCodeRow[]> {
  const { rows } = await sql<ReferenceCodeRow>`
    select reference_codes.*,
      (select count(*)::int from companies where companies.reference_code = reference_codes.code) as companies
    from reference_codes where ${code}::text is null or code = ${code}
    order by created_at desc, code`.execute(db.forStaff);
  return rows;
}
