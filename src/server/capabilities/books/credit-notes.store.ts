/** Credit notes of all companies with what buyers said about their input credit. */
import { sql } from 'kysely';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import { companyOfRow } from '#server/db/tenant/company-of-row.ts';

export type NoteRow = {
  note_id: string;
  brand_id: string;
  number: string;
  noted_on: CalendarDay;
  company: string;
  order_id: string;
  order_number: string;
  issue_id: string;
  claim_number: string;
  invoice_number: string | null;
  currency: Currency;
  gst_minor: bigint;
  total_minor: bigint;
  asked_on: CalendarDay | null;
  confirmed_on: CalendarDay | null;
};

const FROM_NOTES = sql`
  from credit_notes notes
  join orders on orders.brand_id = notes.brand_id and orders.order_id = notes.order_id
  join companies on companies.brand_id = notes.brand_id
  join issues on issues.brand_id = notes.brand_id and issues.issue_id = notes.issue_id
  left join tax_invoices invoices on invoices.brand_id = notes.brand_id and invoices.dispatch_id = notes.dispatch_id
  left join credit_reversals reversals on reversals.brand_id = notes.brand_id and reversals.note_id = notes.note_id`;

const COLUMNS = sql`
  notes.note_id, notes.brand_id, notes.number, notes.noted_on, companies.name as company, notes.order_id,
  orders.number as order_number, notes.issue_id, issues.number as claim_number, invoices.number as invoice_number,
  notes.currency, notes.gst_minor, notes.total_minor, reversals.asked_on, reversals.confirmed_on`;

type Search = { patterns: readonly string[] | null; isOpen: boolean };

function where({ patterns, isOpen }: Search) {
  const conditions = [
    isOpen ? sql`reversals.asked_on is not null and reversals.confirmed_on is null` : sql`true`,
    ...(patterns ?? []).map(
      (pattern) =>
        sql`(lower(notes.number) like ${pattern} or lower(orders.number) like ${pattern} or lower(companies.name) like ${pattern} or lower(invoices.number) like ${pattern})`,
    ),
  ];
  return sql`where ${sql.join(conditions, sql` and `)}`;
}

export async function notePage(
  db: Queries,
  search: Search & { offset: number; limit: number },
): Promise<{ rows: NoteRow[]; total: number }> {
  const { rows } = await sql<NoteRow>`select ${COLUMNS} ${FROM_NOTES} ${where(search)}
    order by notes.noted_on desc, notes.number desc limit ${search.limit} offset ${search.offset}`.execute(
    db.forStaff,
  );
  const counted = await sql<{ count: number }>`
    select count(*)::int as count ${FROM_NOTES} ${where(search)}`.execute(db.forStaff);
  return { rows, total: counted.rows[0]?.count ?? 0 };
}

export async function noteOf(db: Queries, noteId: string): Promise<NoteRow | undefined> {
  const { rows } =
    await sql<NoteRow>`select ${COLUMNS} ${FROM_NOTES} where notes.note_id = ${noteId}`.execute(db.forStaff);
  return rows[0];
}

/** Of two who confirm at once the second reads what the first one said. */
export async function lockReversal(tx: Queries, noteId: string): Promise<void> {
  const brandId = await companyOfRow(tx, 'credit_reversals', ['note_id', noteId]);
  await sql`select from credit_reversals where brand_id = ${brandId} and note_id = ${noteId}
    for update`.execute(tx.scoped);
}

export async function updateReversal(
  tx: Queries,
  { brand_id, note_id }: Pick<NoteRow, 'brand_id' | 'note_id'>,
  set: { confirmed_on: CalendarDay; confirmed_by: string },
): Promise<void> {
  await tx.scoped
    .updateTable('credit_reversals')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('note_id', '=', note_id)
    .execute();
}
