import { type Kysely, type Selectable, sql } from 'kysely';
import { releaseClaim, tryClaim } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

function numbers(db: Kysely<Schema>, brandId: string) {
  return db
    .selectFrom('gst_numbers')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('removed_at', 'is', null);
}

export type GstRow = Selectable<Schema['gst_numbers']>;

export function gstNumbersOf(db: Queries, brandId: string): Promise<GstRow[]> {
  return allStatement.all(db, { brandId });
}

const allStatement = scopedStatement(({ brandId }: { brandId: string }, db) =>
  numbers(db, brandId).orderBy('created_at').limit(100),
);

export function gstNumberOf(db: Queries, brandId: string, gstId: string): Promise<GstRow | undefined> {
  return numbers(db.scoped, brandId).where('gst_id', '=', gstId).executeTakeFirst();
}

/** Those in use, and those the register once confirmed although they were removed: who was verified stays known. */
export async function gstinsKnownOf(tx: Queries, brandId: string): Promise<string[]> {
  const rows = await tx.scoped
    .selectFrom('gst_numbers')
    .select('gstin')
    .where('brand_id', '=', brandId)
    .where((eb) => eb.or([eb('removed_at', 'is', null), eb('checked_at', 'is not', null)]))
    .execute();
  return rows.map(({ gstin }) => gstin);
}

export type GstFacts = {
  gstin: string;
  stateCode: string;
  legalName: string | null;
  tradeName: string | null;
  status: string | null;
  checkedAt: Date | null;
};

export async function insertGstNumber(
  tx: Queries,
  row: { gstId: string; brandId: string; facts: GstFacts; now: Date },
): Promise<void> {
  await tx.scoped
    .insertInto('gst_numbers')
    .values({
      gst_id: row.gstId,
      brand_id: row.brandId,
      gstin: row.facts.gstin,
      state_code: row.facts.stateCode,
      created_at: row.now,
      ...checkColumns(row.facts),
    })
    .execute();
}

function checkColumns({ legalName, tradeName, status, checkedAt }: Omit<GstFacts, 'gstin' | 'stateCode'>) {
  return {
    legal_name: legalName,
    trade_name: tradeName,
    registry_status: status,
    check_state: checkedAt ? ('valid' as const) : ('not_checked' as const),
    checked_at: checkedAt,
  };
}

export async function saveCheck(
  tx: Queries,
  brandId: string,
  gstId: string,
  facts: Omit<GstFacts, 'gstin' | 'stateCode'>,
): Promise<void> {
  await tx.scoped
    .updateTable('gst_numbers')
    .set(checkColumns(facts))
    .where('brand_id', '=', brandId)
    .where('gst_id', '=', gstId)
    .execute();
}

export async function makeDefaultGst(tx: Queries, brandId: string, gstId: string): Promise<void> {
  await tx.scoped
    .updateTable('gst_numbers')
    .set({ is_default: false })
    .where('brand_id', '=', brandId)
    .where('is_default', '=', true)
    .execute();
  await tx.scoped
    .updateTable('gst_numbers')
    .set({ is_default: true })
    .where('brand_id', '=', brandId)
    .where('gst_id', '=', gstId)
    .execute();
}

export async function markGstRemoved(
  tx: Queries,
  { brand_id: brandId, gst_id: gstId, gstin, check_state }: GstRow,
  now: Date,
): Promise<void> {
  if (check_state === 'valid') await releaseClaim(tx, { kind: 'gstin', value: gstin, brandId });
  await tx.scoped
    .updateTable('gst_numbers')
    .set({ removed_at: now, is_default: false })
    .where('brand_id', '=', brandId)
    .where('gst_id', '=', gstId)
    .execute();
}

/** A number verifies for one company only: false when another one holds it. */
export function claimGstin(tx: Queries, gstin: string, brandId: string): Promise<boolean> {
  return tryClaim(tx, { kind: 'gstin', value: gstin, brandId });
}

export type UncheckedNumber = { gst_id: string; brand_id: string; gstin: string };

/** Across all companies, for the job that asks the register again. */
export function uncheckedNumbers(
  db: Queries,
  { after, limit }: { after: string | null; limit: number },
): Promise<UncheckedNumber[]> {
  const unchecked = db.unscoped
    .selectFrom('gst_numbers')
    .select(['gst_id', 'brand_id', 'gstin'])
    .where('check_state', '=', 'not_checked')
    .where('removed_at', 'is', null);
  return (after ? unchecked.where('gst_id', '>', after) : unchecked).orderBy('gst_id').limit(limit).execute();
}

export type SharedNumberRow = {
  gstin: string;
  brand_id: string;
  name: string;
  city: string | null;
  created_at: Date;
  is_confirmed: boolean;
};

const MOST_SHARED = 200;

/** Of companies that are still their own; who signed up first comes first. */
export async function sharedNumbers(db: Queries): Promise<SharedNumberRow[]> {
  const { rows } = await sql<SharedNumberRow>`
    with standing as (
      select gstin, companies.brand_id, name, city, companies.created_at, check_state = 'valid' as is_confirmed,
        count(*) over (partition by gstin) as holders
      from gst_numbers join companies on companies.brand_id = gst_numbers.brand_id
      where removed_at is null and merged_into is null
    )
    select gstin, brand_id, name, city, created_at, is_confirmed from standing
    where holders > 1 order by gstin, created_at, brand_id limit ${MOST_SHARED}`.execute(db.forStaff);
  return rows;
}
