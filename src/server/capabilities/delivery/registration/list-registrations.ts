/** Registrations of all companies for the desk, and those of one order with its shipments. */
import { type RawBuilder, sql } from 'kysely';
import type { Input, Reply } from '#contract/endpoint.ts';
import type { listRegistrations as contract, Registration } from '#contract/staff/registrations.ts';
import { ewayBillOf } from '#domain/delivery/dispatch-papers.ts';
import type { DispatchStatus } from '#domain/delivery/dispatch-status.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset, searchPatterns } from '#server/db/lists/list-page.ts';
import type { Services } from '#server/services.ts';
import type { DispatchRow } from '../dispatches.store.ts';
import type { DispatchPapers } from '../ready-goods.ts';
import { registrationView } from './registration.view.ts';
import { type RegistrationRow, registrationsOf } from './registrations.store.ts';
import { registryRules } from './registry-rules.ts';

type Reading = Pick<Services, 'clock'>;

/** Those of an order whose invoice stands; what was cancelled is read in the books. */
export async function orderRegistrations(
  { clock }: Reading,
  db: Queries,
  order: OrderRow,
  dispatches: readonly Pick<DispatchRow, 'dispatch_id' | 'status' | 'eway_bill'>[],
): Promise<Registration[]> {
  const rows = (await registrationsOf(db, order)).filter(({ state }) => state !== 'cancelled');
  if (rows.length === 0) return [];
  const now = clock.now();
  const rules = await registryRules(db, accountingDay(now));
  return rows.flatMap((row) => {
    const dispatch = dispatches.find(({ dispatch_id }) => dispatch_id === row.dispatch_id);
    if (!dispatch) return [];
    const { status, eway_bill } = dispatch;
    return [registrationView(row, { now, rules, status, typedEwayBill: eway_bill ?? typedWith(row) })];
  });
}

function typedWith({ papers }: RegistrationRow): string | null {
  return ewayBillOf((papers as unknown as Partial<DispatchPapers>).ewayBill);
}

type ListedRow = RegistrationRow & {
  total: bigint;
  company: string;
  order_number: string;
  status: DispatchStatus;
  dispatch_eway_bill: string | null;
};

export async function listRegistrations(
  { clock }: Reading,
  db: Queries,
  { state, q, offset, limit }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const where = conditions(state, searchPatterns(q));
  const rows = await listedRows(
    db,
    sql`${where} order by registrations.created_at desc
    limit ${limit} offset ${offset}`,
  );
  const total = Number(rows[0]?.total ?? 0n);
  const now = clock.now();
  const rules = await registryRules(db, accountingDay(now));
  return {
    records: rows.map((row) => ({
      ...registrationView(row, {
        now,
        rules,
        status: row.status,
        typedEwayBill: row.dispatch_eway_bill ?? typedWith(row),
      }),
      company: row.company,
      orderId: row.order_id,
      orderNumber: row.order_number,
    })),
    total,
    nextOffset: nextOffset(offset, rows.length, total),
  };
}

export async function readRegistration(
  { clock }: Reading,
  db: Queries,
  registrationId: string,
): Promise<Registration> {
  const [row] = await listedRows(db, sql`where registrations.registration_id = ${registrationId}`);
  if (!row) throw new Refusal('not_found');
  const now = clock.now();
  const rules = await registryRules(db, accountingDay(now));
  const typedEwayBill = row.dispatch_eway_bill ?? typedWith(row);
  return registrationView(row, { now, rules, status: row.status, typedEwayBill });
}

async function listedRows(db: Queries, which: RawBuilder<unknown>): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select registrations.*, count(*) over () as total, companies.name as company, orders.number as order_number,
      dispatches.status, dispatches.eway_bill as dispatch_eway_bill
    from invoice_registrations registrations
    join companies on companies.brand_id = registrations.brand_id
    join orders on orders.brand_id = registrations.brand_id and orders.order_id = registrations.order_id
    join dispatches on dispatches.brand_id = registrations.brand_id
      and dispatches.dispatch_id = registrations.dispatch_id
    ${which}`.execute(db.forStaff);
  return rows;
}

/** Open is whatever is not at its end: on its way, refused, or with goods that still wait. */
function conditions(
  state: Input<typeof contract>['query']['state'],
  patterns: readonly string[] | null,
): RawBuilder<unknown> {
  const open = sql`(registrations.state in ('waiting', 'refused', 'cancelling')
    or registrations.way_state in ('waiting', 'refused')
    or (registrations.state = 'registered' and dispatches.status = 'packed'))`;
  const found = [
    ...(state === undefined ? [] : [state === 'open' ? open : sql`registrations.state = ${state}`]),
    ...(patterns ?? []).map(
      (pattern) =>
        sql`(lower(registrations.number) like ${pattern} or lower(orders.number) like ${pattern} or lower(companies.name) like ${pattern})`,
    ),
  ];
  return found.length === 0 ? sql`` : sql`where ${sql.join(found, sql` and `)}`;
}
