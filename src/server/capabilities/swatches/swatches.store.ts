import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Market } from '#domain/shared/market.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { SwatchChargeState } from '#domain/swatches/swatch-charge.ts';
import type { SwatchStatus } from '#domain/swatches/swatch-status.ts';
import type { FrozenAddress } from '#server/capabilities/order-records/frozen-address.ts';
import { claim } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { companyOfRow } from '#server/db/tenant/company-of-row.ts';

type Stored = Selectable<Schema['swatch_requests']>;
export type SwatchRow = Omit<Stored, 'status' | 'charge_state' | 'currency' | 'address'> & {
  status: SwatchStatus;
  charge_state: SwatchChargeState;
  currency: Currency;
  address: FrozenAddress;
};
export type DeskSwatchRow = SwatchRow & { company: string; supplier_name: string; market: Market };

const MOST_SHOWN = 20;

export async function nextSwatchSerial(tx: Queries): Promise<number> {
  const { rows } = await sql<{ serial: bigint }>`select nextval('swatch_numbers') as serial`.execute(
    tx.unscoped,
  );
  return Number(rows[0]?.serial);
}

export async function insertSwatch(tx: Queries, row: Insertable<Schema['swatch_requests']>): Promise<void> {
  await claim(tx, { kind: 'swatch_number', value: row.number, brandId: row.brand_id });
  await tx.scoped.insertInto('swatch_requests').values(row).execute();
}

export function swatchesOfFabric(db: Queries, brandId: string, fabId: string): Promise<SwatchRow[]> {
  return db.scoped
    .selectFrom('swatch_requests')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('fab_id', '=', fabId)
    .orderBy('requested_at', 'desc')
    .orderBy('swatch_id', 'desc')
    .limit(MOST_SHOWN)
    .$castTo<SwatchRow>()
    .execute();
}

export function lockOwnSwatch(
  tx: Queries,
  brandId: string,
  swatchId: string,
): Promise<SwatchRow | undefined> {
  return tx.scoped
    .selectFrom('swatch_requests')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('swatch_id', '=', swatchId)
    .forUpdate()
    .$castTo<SwatchRow>()
    .executeTakeFirst();
}

/** Staff name a swatch only by its id; whose it is comes out here. */
export async function lockAnySwatch(tx: Queries, swatchId: string): Promise<SwatchRow | undefined> {
  const brandId = await companyOfRow(tx, 'swatch_requests', ['swatch_id', swatchId]);
  return brandId === undefined ? undefined : lockOwnSwatch(tx, brandId, swatchId);
}

export async function updateSwatch(
  tx: Queries,
  { brand_id, swatch_id }: Pick<SwatchRow, 'brand_id' | 'swatch_id'>,
  set: Updateable<Schema['swatch_requests']>,
): Promise<SwatchRow> {
  return tx.scoped
    .updateTable('swatch_requests')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('swatch_id', '=', swatch_id)
    .returningAll()
    .$castTo<SwatchRow>()
    .executeTakeFirstOrThrow();
}

/** One request of a company at a time, across processes, so that the number of those open cannot be raced. */
export async function lockOpenSwatches(tx: Queries, brandId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`open swatches ${brandId}`}, 0))`.execute(
    tx.scoped,
  );
}

export async function openSwatches(tx: Queries, brandId: string): Promise<number> {
  const { open } = await tx.scoped
    .selectFrom('swatch_requests')
    .select((eb) => eb.fn.countAll<bigint>().as('open'))
    .where('brand_id', '=', brandId)
    .where('status', '=', 'requested')
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Of the cloth of an order, and not settled yet. */
export function lockChargesFor(
  tx: Queries,
  { brandId, fabId, from, to }: { brandId: string; fabId: string; from: Date; to: Date },
): Promise<SwatchRow[]> {
  return tx.scoped
    .selectFrom('swatch_requests')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('fab_id', '=', fabId)
    .where('charge_state', 'in', ['due', 'paid'])
    .where('requested_at', '>=', from)
    .where('requested_at', '<=', to)
    .orderBy('swatch_id')
    .forUpdate()
    .$castTo<SwatchRow>()
    .execute();
}

/** By this order; a swatch that never left is not paid for. */
export function lockChargesSettledBy(
  tx: Queries,
  { brand_id, fab_id, order_id }: { brand_id: string; fab_id: string; order_id: string },
): Promise<SwatchRow[]> {
  return tx.scoped
    .selectFrom('swatch_requests')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('fab_id', '=', fab_id)
    .where('return_order_id', '=', order_id)
    .where('status', 'in', ['requested', 'sent'])
    .orderBy('swatch_id')
    .forUpdate()
    .$castTo<SwatchRow>()
    .execute();
}

/** An order of the same cloth that stands, and would have settled the charge had it come first. */
export async function openOrderFor(
  tx: Queries,
  { brand_id, fab_id, requested_at }: Pick<SwatchRow, 'brand_id' | 'fab_id' | 'requested_at'>,
  until: Date,
): Promise<string | null> {
  const order = await tx.scoped
    .selectFrom('orders')
    .select('order_id')
    .where('brand_id', '=', brand_id)
    .where('fab_id', '=', fab_id)
    .where('status', '!=', 'cancelled')
    .where('confirmed_at', '>=', requested_at)
    .where('confirmed_at', '<=', until)
    .orderBy('confirmed_at')
    .limit(1)
    .executeTakeFirst();
  return order?.order_id ?? null;
}

/** Whether the charge may still come with the courier: owed, or waived with an order only. */
export function isCollectable({ status, charge_state, return_order_id }: SwatchRow): boolean {
  return (
    status === 'sent' && (charge_state === 'due' || (charge_state === 'dropped' && return_order_id !== null))
  );
}

function deskRows(db: Queries) {
  return db.forStaff
    .selectFrom('swatch_requests as swatches')
    .innerJoin('companies', 'companies.brand_id', 'swatches.brand_id')
    .innerJoin('suppliers', 'suppliers.supplier_id', 'swatches.supplier_id')
    .selectAll('swatches')
    .select(['companies.name as company', 'companies.market', 'suppliers.name as supplier_name'])
    .$castTo<DeskSwatchRow>();
}

export function deskSwatch(db: Queries, swatchId: string): Promise<DeskSwatchRow | undefined> {
  return deskRows(db).where('swatch_id', '=', swatchId).executeTakeFirst();
}

export async function deskSwatchPage(
  db: Queries,
  status: SwatchStatus | null,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: DeskSwatchRow[]; total: number }> {
  const ofStatus = status === null ? sql<boolean>`true` : sql<boolean>`status = ${status}`;
  const rows = await deskRows(db)
    .where(ofStatus)
    .orderBy('requested_at', 'desc')
    .orderBy('swatch_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const counted = await db.forStaff
    .selectFrom('swatch_requests')
    .select(sql<bigint>`count(*)`.as('total'))
    .where(ofStatus)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(counted.total) };
}
