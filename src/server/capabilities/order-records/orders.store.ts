/** Orders with their company's market and the face of their mill; every read names the company, also for staff. */
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { PaymentInProgress } from '#contract/order-fields.ts';
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import type { QualityBadge } from '#domain/catalogue/quality-mark.ts';
import type { IssueStatus, NotEligibleReason } from '#domain/issues/issue-status.ts';
import type { OrderTerm } from '#domain/orders/delivery-choice.ts';
import type { OrderApproval } from '#domain/orders/order-approval.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import type { OrderSource } from '#domain/orders/order-source.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { OrderValidation } from '#domain/orders/order-validation.ts';
import { EMPTY_DRAFT, type RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { timeZoneOf } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Currency } from '#domain/shared/money.ts';
import { isAssignable } from '#server/capabilities/colleagues/find-assignee.ts';
import { claim } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { moveCounts } from '#server/db/lists/list-counts.ts';
import { scopedStatement } from '#server/db/statement.ts';
import type { FrozenAddress } from './frozen-address.ts';

export type StoredTaxLine = { label: string; basisPoints: number; minor: string };

type Read = {
  status: OrderStatus;
  source: OrderSource;
  kind: OrderKind;
  badges: QualityBadge[];
  specification: RequestDraft;
  unit: LengthUnit;
  currency: Currency;
  delivery_term: OrderTerm;
  billing: FrozenAddress;
  shipping: FrozenAddress;
  tax_lines: StoredTaxLine[];
  credit_days: CreditPeriodDays;
  validation: OrderValidation;
  approval_state: OrderApproval | null;
  payment_in_progress: PaymentInProgress | null;
  issue_status: IssueStatus;
  issue_reason: NotEligibleReason | null;
};
type Stored = Selectable<Schema['orders']>;

export type OrderRow = Omit<Stored, keyof Read> &
  Read & {
    market: Market;
    /** Where the buyer's days begin and end. */
    zone: string;
    /** In which the buyer reads, beside the agreed unit. */
    buyer_unit: LengthUnit;
    alias: string;
    city: string;
    /** Null where nobody goes on with it, also where that colleague is gone. */
    assignee_name: string | null;
  };

export type FoundOrder = Omit<OrderRow, 'zone'> & { time_zone: string };

/** What an older release did not ask yet reads as not answered. */
export function orderRowOf({ time_zone, ...row }: FoundOrder): OrderRow {
  return {
    ...row,
    specification: { ...EMPTY_DRAFT, ...row.specification },
    zone: timeZoneOf(row.market, time_zone),
  };
}

/** Named apart from its table, so that only the order is locked. */
function orders(db: Kysely<Schema>) {
  return db
    .selectFrom('orders as placed')
    .innerJoin('companies', 'companies.brand_id', 'placed.brand_id')
    .innerJoin('suppliers', 'suppliers.supplier_id', 'placed.supplier_id')
    .leftJoin('people as assignee', (join) =>
      join
        .onRef('assignee.brand_id', '=', 'placed.brand_id')
        .onRef('assignee.customer_id', '=', 'placed.assigned_to')
        .on(isAssignable('order')),
    )
    .selectAll('placed')
    .select([
      'companies.market',
      'companies.time_zone',
      'companies.unit as buyer_unit',
      'suppliers.alias',
      'suppliers.city',
      'assignee.name as assignee_name',
    ])
    .$castTo<FoundOrder>();
}

export async function orderOf(
  db: Queries,
  brandId: string,
  orderId: string,
  lock: 'locked' | 'unlocked',
): Promise<OrderRow | undefined> {
  const row = await ORDER_STATEMENT[lock].first(db, { brandId, orderId });
  return row && orderRowOf(row);
}

const ORDER_STATEMENT = {
  unlocked: scopedStatement(oneOrder),
  locked: scopedStatement((wanted: WantedOrder, db) => oneOrder(wanted, db).forUpdate('placed')),
};
type WantedOrder = { brandId: string; orderId: string };

function oneOrder({ brandId, orderId }: WantedOrder, db: Kysely<Schema>) {
  return orders(db).where('placed.brand_id', '=', brandId).where('placed.order_id', '=', orderId);
}

export type OrderOwner = { brand_id: string; request_fab_id: string | null };

export function ownerOfOrder(db: Queries, brandId: string, orderId: string): Promise<OrderOwner | undefined> {
  return db.scoped
    .selectFrom('orders')
    .select(['brand_id', 'request_fab_id'])
    .where('brand_id', '=', brandId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** Staff and the clock name an order only by its id; whose it is comes out here. */
export function ownerOfAnyOrder(db: Queries, orderId: string): Promise<OrderOwner | undefined> {
  return db.forStaff
    .selectFrom('orders')
    .select(['brand_id', 'request_fab_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** The order that keeps an approved quote busy. */
export function liveOrderOfQuote(
  db: Queries,
  brandId: string,
  quoteId: string,
): Promise<{ order_id: string; number: string; status: string; held_until: Date | null } | undefined> {
  return db.scoped
    .selectFrom('orders')
    .select(['order_id', 'number', 'status', 'held_until'])
    .where('brand_id', '=', brandId)
    .where('quote_id', '=', quoteId)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst();
}

export type OrderColumns = Updateable<Schema['orders']>;

export async function updateOrder(
  tx: Queries,
  { brand_id, order_id }: Pick<OrderRow, 'brand_id' | 'order_id'>,
  set: OrderColumns,
): Promise<void> {
  if (set.status !== undefined) await countMove(tx, { brand_id, order_id }, String(set.status));
  await tx.scoped
    .updateTable('orders')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .execute();
}

async function countMove(
  tx: Queries,
  { brand_id, order_id }: Pick<OrderRow, 'brand_id' | 'order_id'>,
  status: string,
): Promise<void> {
  const before = await tx.scoped
    .selectFrom('orders')
    .select('status')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .forUpdate()
    .executeTakeFirst();
  if (before)
    await moveCounts(tx, { brandId: brand_id, list: 'orders', from: [before.status], to: [status] });
}

type StoredAsJson = 'billing' | 'shipping' | 'specification' | 'tax_lines';
export type NewOrder = Omit<Insertable<Schema['orders']>, StoredAsJson | 'card' | 'due_minor'> &
  Pick<Read, StoredAsJson> & {
    /** The frozen part of its card, as JSON. */
    card: string;
  };

export async function insertOrder(tx: Queries, order: NewOrder): Promise<void> {
  await claim(tx, { kind: 'order_number', value: order.number, brandId: order.brand_id });
  await tx.scoped
    .insertInto('orders')
    .values({
      ...order,
      billing: JSON.stringify(order.billing),
      shipping: JSON.stringify(order.shipping),
      specification: JSON.stringify(order.specification),
      tax_lines: JSON.stringify(order.tax_lines),
    })
    .execute();
  await moveCounts(tx, { brandId: order.brand_id, list: 'orders', to: [order.status] });
}

export async function nextOrderSerial(tx: Queries): Promise<number> {
  const { rows } = await sql<{ serial: bigint }>`select nextval('order_numbers') as serial`.execute(
    tx.scoped,
  );
  return Number(rows[0]?.serial);
}

/** Of all companies: the clock works for everybody, so no tenant is named. */
export async function ordersPastHold(db: Queries, now: Date, limit: number): Promise<string[]> {
  const rows = await db.unscoped
    .selectFrom('orders')
    .select('order_id')
    .where('status', '=', 'provisional')
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .limit(limit)
    .execute();
  return rows.map((row) => row.order_id);
}
