/** Dispatches of orders with their papers; every read names the company. */
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Certification } from '#domain/catalogue/quality-mark.ts';
import type { DispatchStatus } from '#domain/delivery/dispatch-status.ts';
import type { TransportEventKind } from '#domain/delivery/transport-event.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { DispatchPlace } from '#domain/suppliers/dispatch-address.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { claim, taxNumber } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';
import type { Services } from '#server/services.ts';

type Read = { status: DispatchStatus; unit: LengthUnit };
export type DispatchRow = Omit<Selectable<Schema['dispatches']>, keyof Read> & Read;
type Owner = Pick<OrderRow, 'brand_id' | 'order_id'>;

/** In the order they left. */
export function dispatchesOf(db: Queries, owner: Owner, lock: 'locked' | 'unlocked'): Promise<DispatchRow[]> {
  return DISPATCHES_STATEMENT[lock].all(db, owner);
}

const DISPATCHES_STATEMENT = {
  unlocked: scopedStatement(dispatchesOfOrder),
  locked: scopedStatement((owner: Owner, db) => dispatchesOfOrder(owner, db).forUpdate()),
};

function dispatchesOfOrder({ brand_id, order_id }: Owner, db: Kysely<Schema>) {
  return db
    .selectFrom('dispatches')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .orderBy('number')
    .$castTo<DispatchRow>();
}

/** Staff name a dispatch only by its id; whose it is comes out here. */
export function orderOfAnyDispatch(db: Queries, dispatchId: string): Promise<Owner | undefined> {
  return db.unscoped
    .selectFrom('dispatches')
    .select(['brand_id', 'order_id'])
    .where('dispatch_id', '=', dispatchId)
    .executeTakeFirst();
}

export async function insertDispatch(tx: Queries, row: DispatchRow): Promise<void> {
  await tx.scoped.insertInto('dispatches').values(row).execute();
}

export type DispatchColumns = Updateable<Schema['dispatches']>;

/** Of the goods of an invoice, when they leave a mill; a credit note moves nothing. */
export async function dispatchFromOf(
  db: Queries,
  { brand_id, dispatch_id, kind }: { brand_id: string; dispatch_id: string; kind: 'invoice' | 'credit_note' },
): Promise<DispatchPlace | null> {
  if (kind === 'credit_note') return null;
  const row = await db.scoped
    .selectFrom('dispatches')
    .select('dispatch_from')
    .where('brand_id', '=', brand_id)
    .where('dispatch_id', '=', dispatch_id)
    .executeTakeFirst();
  return (row?.dispatch_from ?? null) as DispatchPlace | null;
}

export async function updateDispatch(
  tx: Queries,
  { brand_id, dispatch_id }: Pick<DispatchRow, 'brand_id' | 'dispatch_id'>,
  set: DispatchColumns,
): Promise<void> {
  await tx.scoped
    .updateTable('dispatches')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('dispatch_id', '=', dispatch_id)
    .execute();
}

export type InvoiceRow = Omit<Selectable<Schema['tax_invoices']>, 'currency'> & { currency: Currency };

export function invoicesOf(db: Queries, owner: Owner): Promise<InvoiceRow[]> {
  return invoicesStatement.all(db, owner);
}

const invoicesStatement = scopedStatement(({ brand_id, order_id }: Owner, db) =>
  db
    .selectFrom('tax_invoices')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .$castTo<InvoiceRow>(),
);

export type CertificateRow = Omit<Selectable<Schema['transaction_certificates']>, 'standard'> & {
  standard: Certification;
};

export function certificatesOf(db: Queries, owner: Owner): Promise<CertificateRow[]> {
  return certificatesStatement.all(db, owner);
}

const certificatesStatement = scopedStatement(
  ({ brand_id, order_id }: Owner) => sql<CertificateRow>`
    select * from transaction_certificates
    where brand_id = ${brand_id} and dispatch_id in
      (select dispatch_id from dispatches where brand_id = ${brand_id} and order_id = ${order_id})`,
);

export async function insertInvoice(tx: Queries, row: Insertable<Schema['tax_invoices']>): Promise<void> {
  await claim(tx, { kind: 'invoice_number', value: taxNumber(row), brandId: row.brand_id });
  await tx.scoped.insertInto('tax_invoices').values(row).execute();
}

export async function upsertCertificate(
  tx: Queries,
  row: Insertable<Schema['transaction_certificates']>,
): Promise<void> {
  const { dispatch_id: _, brand_id: __, ...set } = row;
  await tx.scoped
    .insertInto('transaction_certificates')
    .values(row)
    .onConflict((conflict) => conflict.columns(['brand_id', 'dispatch_id']).doUpdateSet(set))
    .execute();
}

export type EventRow = Omit<Selectable<Schema['transport_events']>, 'kind'> & { kind: TransportEventKind };

/** As they happened, of all dispatches of an order. */
export function eventsOf(db: Queries, owner: Owner): Promise<EventRow[]> {
  return eventsStatement.all(db, owner);
}

const eventsStatement = scopedStatement(
  ({ brand_id, order_id }: Owner) => sql<EventRow>`
    select * from transport_events
    where brand_id = ${brand_id} and dispatch_id in
      (select dispatch_id from dispatches where brand_id = ${brand_id} and order_id = ${order_id})
    order by happened_at, event_id`,
);

type NewEvent = {
  kind: TransportEventKind;
  happenedAt: Date;
  place?: string | undefined;
  note?: string | undefined;
  eta?: CalendarDay | undefined;
};

export async function insertEvent(
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  tx: Queries,
  { brand_id, dispatch_id }: Pick<DispatchRow, 'brand_id' | 'dispatch_id'>,
  { kind, happenedAt, place, note, eta }: NewEvent,
): Promise<void> {
  await tx.scoped
    .insertInto('transport_events')
    .values({
      event_id: ids.next(),
      brand_id,
      dispatch_id,
      kind,
      place: place ?? null,
      note: note ?? null,
      eta: eta ?? null,
      happened_at: happenedAt,
      created_at: clock.now(),
    })
    .execute();
}
