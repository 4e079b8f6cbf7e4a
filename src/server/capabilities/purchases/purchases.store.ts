/** Orders to mills, for staff: a purchase is named by its id alone, and its company comes out here. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Sheet } from '#domain/documents/sheet.ts';
import type { PurchaseState } from '#domain/purchases/purchase-state.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { companyOfRow } from '#server/db/tenant/company-of-row.ts';

export type PurchaseRow = Omit<
  Selectable<Schema['purchase_orders']>,
  'state' | 'currency' | 'unit' | 'sheet'
> & { state: PurchaseState; currency: Currency; unit: LengthUnit };

type Owner = Pick<PurchaseRow, 'brand_id' | 'purchase_id'>;

const COLUMNS = [
  'brand_id',
  'purchase_id',
  'order_id',
  'supplier_id',
  'quote_id',
  'quote_version',
  'seller_id',
  'gstin',
  'financial_year',
  'number',
  'ordered_on',
  'ready_on',
  'currency',
  'unit',
  'quantity_thousandths',
  'rate_minor',
  'goods_minor',
  'tolerance_percent',
  'payment_days',
  'file_id',
  'state',
  'sent_at',
  'accepted_at',
  'acceptance_note',
  'created_at',
] as const;

export type NewPurchase = Omit<Insertable<Schema['purchase_orders']>, 'sheet'> & { sheet: Sheet };

export async function insertPurchase(tx: Queries, { sheet, ...row }: NewPurchase): Promise<void> {
  await tx.scoped
    .insertInto('purchase_orders')
    .values({ ...row, sheet: JSON.stringify(sheet) })
    .execute();
}

export async function updatePurchase(
  tx: Queries,
  { brand_id, purchase_id }: Owner,
  set: Updateable<Schema['purchase_orders']> & { state?: PurchaseState },
): Promise<void> {
  await tx.scoped
    .updateTable('purchase_orders')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('purchase_id', '=', purchase_id)
    .execute();
}

export function purchaseOfOrder(
  db: Queries,
  { brand_id, order_id }: { brand_id: string; order_id: string },
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<PurchaseRow | undefined> {
  const query = db.scoped
    .selectFrom('purchase_orders')
    .select(COLUMNS)
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .$castTo<PurchaseRow>();
  return (lock === 'locked' ? query.forUpdate() : query).executeTakeFirst();
}

/** Whoever changes something of a purchase does so one after the other. */
export async function anyPurchase(
  db: Queries,
  purchaseId: string,
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<PurchaseRow | undefined> {
  const query = db.forStaff
    .selectFrom('purchase_orders')
    .select(COLUMNS)
    .where('purchase_id', '=', purchaseId)
    .$castTo<PurchaseRow>();
  if (lock === 'unlocked') return query.executeTakeFirst();
  const brandId = await companyOfRow(db, 'purchase_orders', ['purchase_id', purchaseId]);
  if (brandId === undefined) return undefined;
  return query.where('brand_id', '=', brandId).forUpdate().executeTakeFirst();
}

export async function sheetOfPurchase(db: Queries, { brand_id, purchase_id }: Owner): Promise<Sheet> {
  const { sheet } = await db.scoped
    .selectFrom('purchase_orders')
    .select('sheet')
    .where('brand_id', '=', brand_id)
    .where('purchase_id', '=', purchase_id)
    .$castTo<{ sheet: Sheet }>()
    .executeTakeFirstOrThrow();
  return sheet;
}

export type Quoted = {
  supplier_id: string;
  supplier_rate_minor: bigint;
  margin_basis_points: number;
  quantity_breaks: { fromThousandths: string; rateMinor: string }[];
  tolerance_percent: number;
  lead_days: number;
  hsn: string;
  /** Of the mill's own quote, where the version came of one. */
  payment_days: number | null;
  ready_days: number | null;
  deviations: string | null;
  request_number: string;
  certification: string | null;
};

/** The version that the buyer approved, and what its mill had said. */
export async function approvedVersion(
  tx: Queries,
  { brandId, quoteId, version }: { brandId: string; quoteId: string; version: number },
): Promise<Quoted | undefined> {
  const { rows } = await sql<Quoted>`
    select quotes.supplier_id, typed.supplier_rate_minor, typed.margin_basis_points, typed.quantity_breaks,
      typed.tolerance_percent, typed.lead_days, typed.hsn, own.payment_days, own.ready_days, own.deviations,
      requests.number as request_number, requests.sheet ->> 'certification' as certification
    from quotes
    join quote_versions typed on typed.brand_id = quotes.brand_id and typed.quote_id = quotes.quote_id
      and typed.version = ${version}
    join fabric_requests requests on requests.brand_id = quotes.brand_id and requests.fab_id = quotes.fab_id
    left join lateral (
      select mill.payment_days, mill.ready_days, mill.deviations
      from mill_quote_publications published
      join mill_quotes mill on mill.brand_id = published.brand_id and mill.mill_quote_id = published.mill_quote_id
      where published.brand_id = quotes.brand_id and published.quote_id = quotes.quote_id
        and published.quote_version <= ${version}
      order by published.quote_version desc limit 1
    ) own on true
    where quotes.brand_id = ${brandId} and quotes.quote_id = ${quoteId}`.execute(tx.scoped);
  return rows[0];
}
