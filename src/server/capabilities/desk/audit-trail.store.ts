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
    ...words.map(hasWord),
    ...(since ? [sql`at >= ${since}`] : []),
    ...(before ? [sql`at < ${before}`] : []),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<AuditRow>`
    with page as (
      select * from history ${where} order by at desc, history_id desc offset ${offset} limit ${limit + 1}
    )
    select page.history_id, page.at, page.actor_kind, coalesce(staff_members.name, people.name) as actor_name,
      companies.name as company, page.subject_kind, page.subject_id::text as subject_id, named.record, page.action, page.details
    from page
    left join staff_members on staff_members.staff_id = page.actor_id
    left join people on people.customer_id = page.actor_id
    left join companies on companies.brand_id = page.brand_id
    left join lateral (${RECORD_NAMES}) named on true
    order by page.at desc, page.history_id desc`.execute(db.forStaff);
  return rows;
}

/** What people call the record of a row; each is one look into a primary key. */
const RECORD_NAMES = sql`
  select case page.subject_kind
    when 'order' then (select number from orders where order_id = page.subject_id)
    when 'fabric_request' then (select number from fabric_requests where fab_id = page.subject_id)
    when 'quote' then (select number from quotes where quote_id = page.subject_id)
    when 'issue' then (select number from issues where issue_id = page.subject_id)
    when 'swatch' then (select number from swatch_requests where swatch_id = page.subject_id)
    when 'payout' then (select number from account_credit_payouts where payout_id = page.subject_id)
    when 'payout-file' then (select 'Bank file ' || number from payout_bank_files where file_id = page.subject_id)
    when 'credit-note' then (select number from credit_notes where note_id = page.subject_id)
    when 'export-invoice' then (select number from tax_invoices where dispatch_id = page.subject_id)
    when 'invoice-registration' then (select number from invoice_registrations where registration_id = page.subject_id)
    when 'document' then (select number from documents where document_id = page.subject_id)
    when 'quality' then (select quality from qualities where fab_id = page.subject_id)
    when 'supplier' then (select name from suppliers where supplier_id = page.subject_id)
    when 'staff-member' then (select name from staff_members where staff_id = page.subject_id)
    when 'customer' then (select name from people where customer_id = page.subject_id)
    when 'payment' then (
      select orders.number from payment_orders join orders using (brand_id, order_id)
      where payment_order_id = page.subject_id
    )
    when 'refund' then (
      select orders.number from refunds join orders using (brand_id, order_id) where refund_id = page.subject_id
    )
  end as record`;

/** A person, a company, something that was done, or the number of a record: each found by an index of its own. */
function hasWord({ pattern, number }: AuditWord): RawBuilder<unknown> {
  const parts = [
    sql`select history_id from history where brand_id in (
      select brand_id from companies where lower(name) like ${pattern})`,
    sql`select history_id from history where actor_id in (
      select staff_id from staff_members where lower(name) like ${pattern}
      union all select customer_id from people where lower(name) like ${pattern})`,
    sql`select history_id from history where (subject_kind, action) in (${actionsLike(pattern)})`,
    ...(number === null
      ? []
      : [sql`select history_id from history where subject_id in (${recordsOf(number)})`]),
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

function recordsOf(number: string): RawBuilder<unknown> {
  return sql`
    select order_id from orders where number = ${number}
    union all select fab_id from fabric_requests where number = ${number}
    union all select quote_id from quotes where number = ${number}
    union all select issue_id from issues where number = ${number}
    union all select swatch_id from swatch_requests where number = ${number}
    union all select payout_id from account_credit_payouts where number = ${number}`;
}
