import { type Kysely, type Selectable, sql } from 'kysely';
import { type InstalmentState, instalmentLifecycle } from '#domain/payments/plan/instalment-state.ts';
import type { StoredInstalmentKind } from '#domain/payments/plan/payment-plan.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { statesBefore } from '#domain/shared/lifecycle.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { moveCounts } from '#server/db/lists/list-counts.ts';
import { scopedStatement } from '#server/db/statement.ts';
import { keepOrderDue } from './order-due.ts';
import type { OrderRow } from './orders.store.ts';

export type InstalmentRow = Omit<
  Selectable<Schema['instalments']>,
  'kind' | 'state' | 'currency' | 'reported_by'
> & {
  /** Kept by whoever reports or settles a transfer or a letter of credit. */
  reported_by: 'bank_transfer' | 'letter_of_credit' | null;
  kind: StoredInstalmentKind;
  state: InstalmentState;
  currency: Currency;
  /** Of the shipment it was asked for with, and its tax invoice; null until then. */
  shipment: number | null;
  invoice_number: string | null;
};
type Owner = Pick<OrderRow, 'brand_id' | 'order_id'>;

type Later =
  | 'agreed_minor'
  | 'paid_minor'
  | 'withheld_minor'
  | 'written_off_minor'
  | 'applied_minor'
  | 'paid_at'
  | 'reported_by'
  | 'dispatch_id'
  | 'invoiced_on';
type Read = 'shipment' | 'invoice_number';
export type NewInstalment = Omit<InstalmentRow, Later | Read> & Partial<Pick<InstalmentRow, Later>>;

/** What of its shipment stands with each part; `part` is its table as the statement calls it. */
export function shipmentColumns(part: 'instalments' | 'page', brandId: string) {
  const dispatchId = sql.ref(`${part}.dispatch_id`);
  return {
    shipment: sql<number | null>`(
      select sent.number from dispatches sent where sent.brand_id = ${brandId} and sent.dispatch_id = ${dispatchId})`,
    invoiceNumber: sql<string | null>`(
      select invoice.number from tax_invoices invoice
      where invoice.brand_id = ${brandId} and invoice.dispatch_id = ${dispatchId})`,
  };
}

export async function insertInstalments(tx: Queries, rows: readonly NewInstalment[]): Promise<void> {
  await tx.scoped
    .insertInto('instalments')
    .values([...rows])
    .execute();
  const [first] = rows;
  if (!first) return;
  const to = rows.map(({ state }) => state);
  await moveCounts(tx, { brandId: first.brand_id, list: 'instalments', to });
  await keepOrderDue(tx, first);
}

export function instalmentRows(
  db: Queries,
  owner: Owner,
  lock: 'locked' | 'unlocked',
): Promise<InstalmentRow[]> {
  return INSTALMENTS_STATEMENT[lock].all(db, owner);
}

const INSTALMENTS_STATEMENT = {
  unlocked: scopedStatement(instalmentsOfOrder),
  locked: scopedStatement((owner: Owner, db) => instalmentsOfOrder(owner, db).forUpdate()),
};

function instalmentsOfOrder({ brand_id, order_id }: Owner, db: Kysely<Schema>) {
  const { shipment, invoiceNumber } = shipmentColumns('instalments', brand_id);
  return db
    .selectFrom('instalments')
    .selectAll()
    .select([shipment.as('shipment'), invoiceNumber.as('invoice_number')])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .orderBy('position')
    .$castTo<InstalmentRow>();
}

/** Each order's in the order they fall due. */
export function instalmentsOfOrders(
  db: Queries,
  brandId: string,
  orderIds: readonly string[],
): Promise<InstalmentRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return instalmentsOfMany.all(db, { brandId, orderIds });
}

const instalmentsOfMany = scopedStatement(
  ({ brandId, orderIds }: { brandId: string; orderIds: readonly string[] }) => {
    const { shipment, invoiceNumber } = shipmentColumns('instalments', brandId);
    return sql<InstalmentRow>`
      select *, ${shipment} as shipment, ${invoiceNumber} as invoice_number from instalments
      where brand_id = ${brandId} and order_id = any(${orderIds}::uuid[])
      order by position`;
  },
);

export type InstalmentChange = Partial<
  Pick<
    InstalmentRow,
    | 'amount_minor'
    | 'paid_minor'
    | 'withheld_minor'
    | 'written_off_minor'
    | 'applied_minor'
    | 'state'
    | 'due_on'
    | 'paid_at'
    | 'dispatch_id'
    | 'invoiced_on'
  >
>;

export async function updateInstalmentRow(
  tx: Queries,
  { brand_id, instalment_id }: Pick<InstalmentRow, 'brand_id' | 'instalment_id'>,
  set: InstalmentChange,
): Promise<void> {
  const before = await tx.scoped
    .selectFrom('instalments')
    .select(['order_id', 'state'])
    .where('brand_id', '=', brand_id)
    .where('instalment_id', '=', instalment_id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return;
  await tx.scoped
    .updateTable('instalments')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('instalment_id', '=', instalment_id)
    .execute();
  const { order_id, state } = before;
  await moveCounts(tx, { brandId: brand_id, list: 'instalments', from: [state], to: [set.state ?? state] });
  await keepOrderDue(tx, { brand_id, order_id });
}

export async function cancelOpenInstalments(tx: Queries, { brand_id, order_id }: Owner): Promise<void> {
  const open = await tx.scoped
    .selectFrom('instalments')
    .select('state')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('state', 'in', OPEN_STATES)
    .forUpdate()
    .execute();
  await tx.scoped
    .updateTable('instalments')
    .set({ state: 'cancelled' })
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('state', 'in', OPEN_STATES)
    .execute();
  const from = open.map(({ state }) => state);
  await moveCounts(tx, { brandId: brand_id, list: 'instalments', from, to: from.map(() => 'cancelled') });
  await keepOrderDue(tx, { brand_id, order_id });
}

const OPEN_STATES = statesBefore(instalmentLifecycle, 'cancelled', 'cancellation');

export type CoveredRow = { open_minor: bigint; due_on: CalendarDay | null; currency: Currency };

/** What credit covers and nobody has paid back yet. */
export function coveredInstalments(db: Queries, brandId: string): Promise<CoveredRow[]> {
  return coveredStatement.all(db, { brandId });
}

/** A letter of credit covers too, but takes nothing of the limit. */
const coveredStatement = scopedStatement(
  ({ brandId }: { brandId: string }) => sql<CoveredRow>`
    select amount_minor - paid_minor - withheld_minor as open_minor, due_on, currency from instalments
    where brand_id = ${brandId} and state = 'covered' and kind = 'credit'`,
);
