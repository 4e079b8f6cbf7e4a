/** Export invoices, their shipping bills and what was paid for them from abroad. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { companyOfRow } from '#server/db/tenant/company-of-row.ts';

export type ExportRow = {
  dispatch_id: string;
  brand_id: string;
  number: string;
  invoiced_on: CalendarDay;
  company: string;
  order_id: string;
  order_number: string;
  currency: Currency;
  total_minor: bigint;
  realised_minor: bigint;
  bill_number: string | null;
  bill_on: CalendarDay | null;
  bill_port: string | null;
  bill_revision: number | null;
};
export type RemittanceRow = Omit<Selectable<Schema['export_remittances']>, 'currency'> & {
  currency: Currency;
};

const REALISED = sql`(select coalesce(sum(paid.amount_minor), 0)::bigint from export_remittances paid
  where paid.brand_id = invoices.brand_id and paid.dispatch_id = invoices.dispatch_id)`;

const FROM_EXPORTS = sql`
  from tax_invoices invoices
  join orders on orders.brand_id = invoices.brand_id and orders.order_id = invoices.order_id
  join companies on companies.brand_id = invoices.brand_id
  left join shipping_bills bills on bills.brand_id = invoices.brand_id and bills.dispatch_id = invoices.dispatch_id`;

const COLUMNS = sql`
  invoices.dispatch_id, invoices.brand_id, invoices.number, invoices.invoiced_on, companies.name as company,
  invoices.order_id, orders.number as order_number, invoices.currency, invoices.total_minor,
  ${REALISED} as realised_minor, bills.number as bill_number, bills.billed_on as bill_on,
  bills.port_code as bill_port, bills.revision as bill_revision`;

type Search = { patterns: readonly string[] | null; isOpen: boolean };

function where({ patterns, isOpen }: Search) {
  const conditions = [
    sql`invoices.supply <> 'domestic'`,
    ...(isOpen ? [sql`${REALISED} < invoices.total_minor`] : []),
    ...(patterns ?? []).map(
      (pattern) =>
        sql`(lower(invoices.number) like ${pattern} or lower(orders.number) like ${pattern} or lower(companies.name) like ${pattern} or bills.number like ${pattern})`,
    ),
  ];
  return sql`where ${sql.join(conditions, sql` and `)}`;
}

export async function exportPage(
  db: Queries,
  search: Search & { offset: number; limit: number },
): Promise<{ rows: ExportRow[]; total: number }> {
  const { rows } = await sql<ExportRow>`select ${COLUMNS} ${FROM_EXPORTS} ${where(search)}
    order by invoices.invoiced_on desc, invoices.number desc
    limit ${search.limit} offset ${search.offset}`.execute(db.forStaff);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total ${FROM_EXPORTS} ${where(search)}`.execute(db.forStaff);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function exportOf(db: Queries, dispatchId: string): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`select ${COLUMNS} ${FROM_EXPORTS}
    where invoices.supply <> 'domestic' and invoices.dispatch_id = ${dispatchId}`.execute(db.forStaff);
  return rows[0];
}

/** Whoever enters something for an export does so one after the other. */
export async function lockExport(tx: Queries, dispatchId: string): Promise<void> {
  const brandId = await companyOfRow(tx, 'dispatches', ['dispatch_id', dispatchId]);
  await sql`select from dispatches where brand_id = ${brandId} and dispatch_id = ${dispatchId}
    for update`.execute(tx.scoped);
}

export function remittancesOf(db: Queries, dispatchIds: readonly string[]): Promise<RemittanceRow[]> {
  if (dispatchIds.length === 0) return Promise.resolve([]);
  return db.forStaff
    .selectFrom('export_remittances')
    .selectAll()
    .where('dispatch_id', 'in', dispatchIds)
    .orderBy('received_on')
    .orderBy('remittance_id')
    .$castTo<RemittanceRow>()
    .execute();
}

export function remittanceOf(db: Queries, remittanceId: string): Promise<RemittanceRow | undefined> {
  return db.forStaff
    .selectFrom('export_remittances')
    .selectAll()
    .where('remittance_id', '=', remittanceId)
    .$castTo<RemittanceRow>()
    .executeTakeFirst();
}

export async function insertRemittance(
  tx: Queries,
  row: Insertable<Schema['export_remittances']>,
): Promise<void> {
  await tx.scoped.insertInto('export_remittances').values(row).execute();
}

type Changed = Pick<RemittanceRow, 'reference' | 'ebrc' | 'received_on' | 'amount_minor' | 'revision'>;

export async function updateRemittance(
  tx: Queries,
  { brand_id, remittance_id }: Pick<RemittanceRow, 'brand_id' | 'remittance_id'>,
  set: Changed,
): Promise<void> {
  await tx.scoped
    .updateTable('export_remittances')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('remittance_id', '=', remittance_id)
    .execute();
}

export async function upsertShippingBill(
  tx: Queries,
  row: Insertable<Schema['shipping_bills']>,
): Promise<void> {
  const { dispatch_id: _id, brand_id: _brand, ...set } = row;
  await tx.scoped
    .insertInto('shipping_bills')
    .values(row)
    .onConflict((conflict) => conflict.columns(['brand_id', 'dispatch_id']).doUpdateSet(set))
    .execute();
}
