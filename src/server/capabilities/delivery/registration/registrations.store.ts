/** Invoices and credit notes at the registry: by order for people, and what is due for the job, whoever's it is. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { CancelReason } from '#domain/books/registration/cancel-registration.ts';
import type { RegistrationState, WayState } from '#domain/books/registration/registration-state.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { claim as claimValue } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';

type Read = {
  kind: TaxDocument['kind'];
  state: RegistrationState;
  way_state: WayState;
  cancel_reason: CancelReason | null;
};
export type RegistrationRow = Omit<Selectable<Schema['invoice_registrations']>, keyof Read> & Read;
export type RegistrationColumns = Updateable<Schema['invoice_registrations']>;
type Owner = Pick<OrderRow, 'brand_id' | 'order_id'>;

export async function insertRegistration(
  tx: Queries,
  row: Insertable<Schema['invoice_registrations']>,
): Promise<void> {
  const value = `${row.gstin} ${row.financial_year} ${row.kind} ${row.number}`;
  await claimValue(tx, { kind: 'registration_number', value, brandId: row.brand_id });
  await tx.scoped.insertInto('invoice_registrations').values(row).execute();
}

/** Those of an order, oldest first. */
export function registrationsOf(db: Queries, { brand_id, order_id }: Owner): Promise<RegistrationRow[]> {
  return db.scoped
    .selectFrom('invoice_registrations')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .orderBy('created_at')
    .$castTo<RegistrationRow>()
    .execute();
}

/** Of the goods' own invoice, unless it was cancelled. */
export async function registrationOfGoods(
  db: Queries,
  { brand_id, dispatch_id }: { brand_id: string; dispatch_id: string },
): Promise<RegistrationRow | undefined> {
  return db.scoped
    .selectFrom('invoice_registrations')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('dispatch_id', '=', dispatch_id)
    .where('kind', '=', 'invoice')
    .where('state', '<>', 'cancelled')
    .$castTo<RegistrationRow>()
    .executeTakeFirst();
}

/** Staff and the job name it only by its id; whose it is comes out here. */
export function dispatchOfRegistration(
  db: Queries,
  registrationId: string,
): Promise<{ dispatch_id: string } | undefined> {
  return db.unscoped
    .selectFrom('invoice_registrations')
    .select('dispatch_id')
    .where('registration_id', '=', registrationId)
    .executeTakeFirst();
}

/** After its order and dispatches, which everybody locks first. */
export function lockRegistrationRow(
  tx: Queries,
  { brand_id }: Owner,
  registrationId: string,
): Promise<RegistrationRow | undefined> {
  return tx.scoped
    .selectFrom('invoice_registrations')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('registration_id', '=', registrationId)
    .forUpdate()
    .$castTo<RegistrationRow>()
    .executeTakeFirst();
}

export async function updateRegistration(
  tx: Queries,
  { brand_id, registration_id }: Pick<RegistrationRow, 'brand_id' | 'registration_id'>,
  set: RegistrationColumns,
): Promise<void> {
  await tx.scoped
    .updateTable('invoice_registrations')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('registration_id', '=', registration_id)
    .execute();
}

/** The one that is due longest; by the clock, whoever's it is. */
export async function nextDue(db: Queries, now: Date): Promise<RegistrationRow | undefined> {
  return db.unscoped
    .selectFrom('invoice_registrations')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .$castTo<RegistrationRow>()
    .executeTakeFirst();
}

/** Of two workers who found the same row, one takes it; whoever is killed leaves it to the next after a pause. */
export async function claim(
  db: Queries,
  { registration_id, attempts, state }: RegistrationRow,
  { now, again }: { now: Date; again: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update invoice_registrations set attempts = ${attempts + 1}, due_at = ${again}
    where registration_id = ${registration_id} and attempts = ${attempts} and state = ${state} and due_at <= ${now}
    returning registration_id`.execute(db.unscoped);
  return rows.length === 1;
}
