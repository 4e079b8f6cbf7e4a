import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

export type AuditFilter = {
  actorKind: string | null;
  actorId: string | null;
  brandId: string | null;
  subjectId: string | null;
  /** Each has to be found somewhere. */
  words: readonly AuditWord[];
  since: Date | null;
  before: Date | null;
};

/** `number`: the word is the number of a record. */
export type AuditWord = { pattern: string; number: string | null };

export type AuditRow = {
  history_id: string;
  at: Date;
  actor_kind: 'customer' | 'staff' | 'system' | 'anonymous' | 'supplier' | 'approver';
  actor_name: string | null;
  company: string | null;
  subject_kind: string;
  subject_id: string;
  record: string | null;
  action: string;
  details: Record<string, string | number | boolean | null>;
};

/** One row more than asked for tells whether there is a next page: nobody needs to count millions of rows. */
export async function auditPage(
  db: Queries,
  { actorKind, actorId, brandId, subjectId, words, since, before }: AuditFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<AuditRow[]> {
  const conditions = [
    ...(actorKind ? [sql`actor_kind = ${actorKind}`] : []),
    ...(actorId ? [sql`actor_id = ${actorId}`] : []),
    ...(brandId ? [sql`brand_id = ${brandId}`] : []),
    ...(subjectId ? [sql`subject_id = ${subjectId}`] : []),
    ...(await Promise.all(words.map((word) => hasWord(db, word)))),
    ...(since ? [sql`at >= ${since}`] : []),
    ...(before ? [sql`at < ${before}`] : []),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<Omit<AuditRow, 'record'>>`
    with page as (
      select * from history ${where} order by at desc, history_id desc offset ${offset} limit ${limit + 1}
    )
    select page.history_id, page.at, page.actor_kind, coalesce(staff_members.name, people.name) as actor_name,
      companies.name as company, page.subject_kind, page.subject_id::text as subject_id, page.action, page.details
    from page
    left join staff_members on staff_members.staff_id = page.actor_id
    left join people on people.customer_id = page.actor_id
    left join companies on companies.brand_id = page.brand_id
    order by page.at desc, page.history_id desc`.execute(db.forStaff);
  const names = await recordNames(db, rows);
  return rows.map((row) => ({ ...row, record: names.get(`${row.subject_kind} ${row.subject_id}`) ?? null }));
}

type Named = RawBuilder<{ id: string; record: string }>;
const byNumber =
  (table: string, id: string) =>
  (ids: readonly string[]): Named =>
    sql`
    select ${sql.ref(id)} as id, number as record from ${sql.table(table)} where ${sql.ref(id)} = any(${ids}::uuid[])`;

/** What people call the record of a row; each is one look into the index of its ids. */
const RECORD_NAMES: Readonly<Record<string, (ids: readonly string[]) => Named>> = {
  order: byNumber('orders', 'order_id'),
  fabric_request: byNumber('fabric_requests', 'fab_id'),
  quote: byNumber('quotes', 'quote_id'),
  issue: byNumber('issues', 'issue_id'),
  swatch: byNumber('swatch_requests', 'swatch_id'),
  payout: byNumber('account_credit_payouts', 'payout_id'),
  'payout-file': (ids) => sql`
    select file_id as id, 'Bank file ' || number as record from payout_bank_files where file_id = any(${ids}::uuid[])`,
  'credit-note': byNumber('credit_notes', 'note_id'),
  'export-invoice': byNumber('tax_invoices', 'dispatch_id'),
  'invoice-registration': byNumber('invoice_registrations', 'registration_id'),
  document: byNumber('documents', 'document_id'),
  quality: (ids) =>
    sql`select fab_id as id, quality as record from qualities where fab_id = any(${ids}::uuid[])`,
  supplier: (ids) => sql`
    select supplier_id as id, name as record from suppliers where supplier_id = any(${ids}::uuid[])`,
  'staff-member': (ids) => sql`
    select staff_id as id, name as record from staff_members where staff_id = any(${ids}::uuid[])`,
  customer: (ids) => sql`
    select customer_id as id, name as record from people where customer_id = any(${ids}::uuid[])`,
  payment: (ids) => sql`
    select payment_order_id as id, orders.number as record from payment_orders
    join orders using (brand_id, order_id) where payment_order_id = any(${ids}::uuid[])`,
  refund: (ids) => sql`
    select refund_id as id, orders.number as record from refunds
    join orders using (brand_id, order_id) where refund_id = any(${ids}::uuid[])`,
};

async function recordNames(
  db: Queries,
  rows: readonly Pick<AuditRow, 'subject_kind' | 'subject_id'>[],
): Promise<Map<string, string>> {
  const parts = [...Map.groupBy(rows, (row) => row.subject_kind)].flatMap(([kind, of]) => {
    const named = RECORD_NAMES[kind]?.([...new Set(of.map(({ subject_id }) => subject_id))]);
    return named
      ? [sql`(select ${kind}::text as kind, named.id::text as id, named.record from (${named}) named)`]
      : [];
  });
  if (parts.length === 0) return new Map();
  const { rows: names } = await sql<{ kind: string; id: string; record: string }>`
    ${sql.join(parts, sql` union all `)}`.execute(db.forStaff);
  return new Map(names.map(({ kind, id, record }) => [`${kind} ${id}`, record]));
}

/** A person, a company, something that was done, or the number of a record: each found by an index of its own. */
async function hasWord(db: Queries, { pattern, number }: AuditWord): Promise<RawBuilder<unknown>> {
  const records = number === null ? [] : await recordsOf(db, number);
  const parts = [
    sql`select history_id from history where brand_id in (
      select brand_id from companies where lower(name) like ${pattern})`,
    sql`select history_id from history where actor_id in (
      select staff_id from staff_members where lower(name) like ${pattern}
      union all select customer_id from people where lower(name) like ${pattern})`,
    sql`select history_id from history where (subject_kind, action) in (${actionsLike(pattern)})`,
    ...(records.length === 0
      ? []
      : [sql`select history_id from history where subject_id = any(${records}::uuid[])`]),
  ];
  return sql`history_id in (${sql.join(parts, sql` union all `)})`;
}

/** From one kind to the next along the index, instead of through all rows. */
function actionsLike(pattern: string): RawBuilder<unknown> {
  return sql`
    with recursive kinds as (
      (select subject_kind, action from history order by subject_kind, action limit 1)
      union all
      select following.subject_kind, following.action from kinds cross join lateral (
        select subject_kind, action from history
        where (subject_kind, action) > (kinds.subject_kind, kinds.action)
        order by subject_kind, action limit 1
      ) following
    )
    select subject_kind, action from kinds where translate(subject_kind || ' ' || action, '_-', '  ') like ${pattern}`;
}

async function recordsOf(db: Queries, number: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select order_id as id from orders where number = ${number}
    union all select fab_id from fabric_requests where number = ${number}
    union all select quote_id from quotes where number = ${number}
    union all select issue_id from issues where number = ${number}
    union all select swatch_id from swatch_requests where number = ${number}
    union all select payout_id from account_credit_payouts where number = ${number}`.execute(db.forStaff);
  return rows.map(({ id }) => id);
}
