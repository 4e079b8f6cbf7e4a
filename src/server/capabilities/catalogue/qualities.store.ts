/** Qualities and what lies on the shelf; they belong to the marketplace, not to a buyer. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { QualityBadge } from '#domain/catalogue/quality-mark.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

type Stored = Selectable<Schema['qualities']>;
type Read = 'category' | 'fabric_type' | 'specification' | 'kind' | 'badges';

export type QualityRow = Omit<Stored, Read> & {
  category: FabricCategory;
  fabric_type: FabricType;
  specification: RequestDraft;
  kind: OrderKind;
  badges: QualityBadge[];
};

export function qualityOf(db: Queries, fabId: string): Promise<QualityRow | undefined> {
  return qualityStatement.first(db, { fabId });
}

const qualityStatement = scopedStatement(({ fabId }: { fabId: string }, db) =>
  db.selectFrom('qualities').selectAll().where('fab_id', '=', fabId).$castTo<QualityRow>(),
);

export type QualityRateRow = { currency: Currency; unit: LengthUnit; rate_minor: bigint };

/** Of each currency the newest that has begun, unless its validity is over. */
export function ratesAt(db: Queries, fabId: string, now: Date): Promise<QualityRateRow[]> {
  return ratesStatement.all(db, { fabId, now });
}

const ratesStatement = scopedStatement(
  ({ fabId, now }: { fabId: string; now: Date }) => sql<QualityRateRow>`
    select currency, unit, rate_minor from (
      select distinct on (currency) currency, unit, rate_minor, valid_until from quality_rates
      where fab_id = ${fabId} and effective_from <= ${now}
      order by currency, effective_from desc
    ) newest
    where valid_until is null or valid_until > ${now}`,
);

export type BreakRow = { from_thousandths: bigint; off_basis_points: number };

export function breaksOfQuality(db: Queries, fabId: string): Promise<BreakRow[]> {
  return breaksStatement.all(db, { fabId });
}

const breaksStatement = scopedStatement(({ fabId }: { fabId: string }, db) =>
  db
    .selectFrom('quality_breaks')
    .select(['from_thousandths', 'off_basis_points'])
    .where('fab_id', '=', fabId)
    .orderBy('from_thousandths'),
);

export async function replaceBreaks(tx: Queries, fabId: string, breaks: readonly BreakRow[]): Promise<void> {
  await tx.scoped.deleteFrom('quality_breaks').where('fab_id', '=', fabId).execute();
  if (breaks.length === 0) return;
  const rows = breaks.map((step) => ({ fab_id: fabId, ...step }));
  await tx.scoped.insertInto('quality_breaks').values(rows).execute();
}

export type MillRow = {
  alias: string;
  city: string;
  ratingTenths: number | null;
  onTimePercent: number | null;
};

/** As buyers may know it. */
export async function millOf(db: Queries, supplierId: string): Promise<MillRow> {
  const mill = await millStatement.first(db, { supplierId });
  if (!mill) throw new Error(`No supplier ${supplierId}.`);
  return mill;
}

const millStatement = scopedStatement(({ supplierId }: { supplierId: string }, db) =>
  db
    .selectFrom('suppliers')
    .select(['alias', 'city', 'rating_tenths as ratingTenths', 'on_time_percent as onTimePercent'])
    .where('supplier_id', '=', supplierId),
);

export type LotRow = {
  lot_id: string;
  colour: string | null;
  free_thousandths: bigint;
  is_as_is: boolean;
};

/** By colour, and in the order they came. */
export function lotsOf(db: Queries, fabId: string): Promise<LotRow[]> {
  return lotsStatement.all(db, { fabId });
}

const lotsStatement = scopedStatement(({ fabId }: { fabId: string }, db) =>
  db
    .selectFrom('stock_lots')
    .select(['lot_id', 'colour', 'free_thousandths', 'is_as_is'])
    .where('fab_id', '=', fabId)
    .orderBy('colour')
    .orderBy('created_at')
    .orderBy('lot_id'),
);

/** Compare and set in one statement: of two buyers who want the last metres one gets them. */
export async function takeFromLot(tx: Queries, lotId: string, thousandths: bigint): Promise<boolean> {
  const taken = await tx.scoped
    .updateTable('stock_lots')
    .set({ free_thousandths: sql`free_thousandths - ${thousandths}` })
    .where('lot_id', '=', lotId)
    .where('free_thousandths', '>=', thousandths)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

export async function returnToLot(tx: Queries, lotId: string, thousandths: bigint): Promise<void> {
  await tx.scoped
    .updateTable('stock_lots')
    .set({ free_thousandths: sql`free_thousandths + ${thousandths}` })
    .where('lot_id', '=', lotId)
    .execute();
}

export async function insertQuality(tx: Queries, row: Insertable<Schema['qualities']>): Promise<void> {
  await tx.scoped.insertInto('qualities').values(row).execute();
}

export async function insertQualityRate(
  tx: Queries,
  row: Insertable<Schema['quality_rates']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.scoped
    .insertInto('quality_rates')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function insertLot(tx: Queries, row: Insertable<Schema['stock_lots']>): Promise<void> {
  await tx.scoped.insertInto('stock_lots').values(row).execute();
}
