/** What staff read and change of qualities, rates and lots. */
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import type { QualityRow } from '../qualities.store.ts';

export type StaffQualityRow = QualityRow & { supplier_name: string };
type Page = { offset: number; limit: number };

export async function qualitiesForStaff(
  db: Queries,
  { offset, limit, fabId = null }: Page & { fabId?: string | null },
): Promise<{ rows: StaffQualityRow[]; total: number }> {
  const { rows } = await sql<StaffQualityRow>`
    select quality.*, supplier.name as supplier_name
    from qualities quality join suppliers supplier using (supplier_id)
    where ${fabId}::uuid is null or quality.fab_id = ${fabId}
    order by quality.created_at desc, quality.fab_id desc limit ${limit} offset ${offset}`.execute(
    db.forStaff,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from qualities`.execute(db.forStaff);
  return { rows, total: counted[0]?.total ?? 0 };
}

export type StaffRateRow = {
  fab_id: string;
  currency: Currency;
  unit: LengthUnit;
  rate_minor: bigint;
  effective_from: Date;
  valid_until: Date | null;
};

/** Of each quality and currency the newest that has begun. */
export async function currentRates(
  db: Queries,
  fabIds: readonly string[],
  now: Date,
): Promise<StaffRateRow[]> {
  const { rows } = await sql<StaffRateRow>`
    select distinct on (fab_id, currency) fab_id, currency, unit, rate_minor, effective_from, valid_until
    from quality_rates where fab_id = any(${fabIds}::uuid[]) and effective_from <= ${now}
    order by fab_id, currency, effective_from desc`.execute(db.forStaff);
  return rows;
}

export async function allRates(
  db: Queries,
  { fabId, offset, limit }: Page & { fabId: string },
): Promise<{ rows: StaffRateRow[]; total: number }> {
  const { rows } = await sql<StaffRateRow>`
    select fab_id, currency, unit, rate_minor, effective_from, valid_until from quality_rates
    where fab_id = ${fabId} order by effective_from desc, currency limit ${limit} offset ${offset}`.execute(
    db.forStaff,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from quality_rates where fab_id = ${fabId}`.execute(db.forStaff);
  return { rows, total: counted[0]?.total ?? 0 };
}

export type StaffLotRow = Selectable<Schema['stock_lots']>;

export function lotsOfQualities(db: Queries, fabIds: readonly string[]): Promise<StaffLotRow[]> {
  if (fabIds.length === 0) return Promise.resolve([]);
  return db.forStaff
    .selectFrom('stock_lots')
    .selectAll()
    .where('fab_id', 'in', fabIds)
    .orderBy('created_at')
    .orderBy('lot_id')
    .execute();
}

export function breaksOfQualities(
  db: Queries,
  fabIds: readonly string[],
): Promise<Selectable<Schema['quality_breaks']>[]> {
  if (fabIds.length === 0) return Promise.resolve([]);
  return db.forStaff
    .selectFrom('quality_breaks')
    .selectAll()
    .where('fab_id', 'in', fabIds)
    .orderBy('from_thousandths')
    .execute();
}

export async function supplierExists(db: Queries, supplierId: string): Promise<boolean> {
  const found = await db.forStaff
    .selectFrom('suppliers')
    .select('supplier_id')
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  return found !== undefined;
}

/** False when it has moved on from that revision. */
export async function updateQuality(
  tx: Queries,
  { fabId, revision }: { fabId: string; revision: number },
  set: Updateable<Schema['qualities']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.forStaff
    .updateTable('qualities')
    .set({ ...set, revision: revision + 1 })
    .where('fab_id', '=', fabId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** In one order, so that two who publish many rates at once never wait for each other. */
export async function lockQualities(tx: Queries, fabIds: readonly string[]): Promise<void> {
  await sql`select from qualities where fab_id = any(${fabIds}::uuid[]) order by fab_id for update`.execute(
    tx.forStaff,
  );
}

/** What it was before, locked until the end of the transaction. */
export function lockLot(tx: Queries, lotId: string): Promise<StaffLotRow | undefined> {
  return tx.forStaff
    .selectFrom('stock_lots')
    .selectAll()
    .where('lot_id', '=', lotId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setFree(tx: Queries, lotId: string, thousandths: bigint): Promise<void> {
  await tx.forStaff
    .updateTable('stock_lots')
    .set({ free_thousandths: thousandths })
    .where('lot_id', '=', lotId)
    .execute();
}
