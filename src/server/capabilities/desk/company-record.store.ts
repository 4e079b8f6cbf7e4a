/** One company as the desk sees it; staff serve all companies, so each read names the one that is asked for. */
import { type Insertable, sql } from 'kysely';
import type { CompanyRole } from '#domain/account/company/company-role.ts';
import type { MembershipState } from '#domain/account/company/membership.ts';
import type { VerificationReview } from '#domain/account/verification-review.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import type { CompanyRow } from './companies.store.ts';

const NOTES_SHOWN = 50;
const CHANGES_SHOWN = 20;

export type CompanyRecordRow = CompanyRow & {
  legal_name: string | null;
  business_type: string | null;
  bin: string | null;
  reference_code: string | null;
  verification_review: VerificationReview | null;
  merged_into: string | null;
};

export async function companyRecord(db: Queries, brandId: string): Promise<CompanyRecordRow | undefined> {
  const { rows } = await sql<CompanyRecordRow>`
    select companies.*, person.name as contact_name, coalesce(person.phone, person.email) as contact,
      credit_terms.limit_minor, credit_terms.currency, credit_terms.credit_days,
      working.open_orders
    from companies
    cross join (
      select count(*) as open_orders from orders
      where brand_id = ${brandId} and status in ('created', 'dispatched', 'warehouse')
    ) working
    left join credit_terms on credit_terms.brand_id = companies.brand_id
    left join lateral (
      select name, phone, email from people where people.brand_id = companies.brand_id order by created_at limit 1
    ) person on true
    where companies.brand_id = ${brandId}`.execute(db.forStaff);
  return rows[0];
}

export function gstNumbersOf(db: Queries, brandId: string) {
  return db.forStaff
    .selectFrom('gst_numbers')
    .select(['gstin', 'state_code', 'legal_name', 'registry_status', 'check_state', 'is_default'])
    .where('brand_id', '=', brandId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .execute();
}

export type PersonRow = {
  customer_id: string;
  name: string;
  phone: string | null;
  email: string | null;
  roles: CompanyRole[];
  order_limit_minor: bigint | null;
  state: MembershipState;
  created_at: Date;
  last_seen_at: Date | null;
};

export async function peopleOf(db: Queries, brandId: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select people.customer_id, people.name, people.phone, coalesce(people.email, people.contact_email) as email,
      people.roles, people.order_limit_minor, people.state, people.created_at,
      (select max(last_seen_at) from sessions where sessions.customer_id = people.customer_id) as last_seen_at
    from people where people.brand_id = ${brandId} order by people.created_at, people.customer_id`.execute(
    db.forStaff,
  );
  return rows;
}

export type NoteRow = { note_id: string; text: string; staff_name: string; created_at: Date };

/** All of the newest, or the one that is named. */
export async function notesOf(
  db: Queries,
  brandId: string,
  noteId: string | null = null,
): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select note_id, text, staff_members.name as staff_name, company_notes.created_at
    from company_notes join staff_members using (staff_id)
    where brand_id = ${brandId} and (${noteId}::uuid is null or note_id = ${noteId}::uuid)
    order by company_notes.created_at desc, note_id desc limit ${NOTES_SHOWN}`.execute(db.forStaff);
  return rows;
}

export async function insertNote(tx: Queries, row: Insertable<Schema['company_notes']>): Promise<void> {
  await tx.forStaff.insertInto('company_notes').values(row).execute();
}

export type AccountChangeRow = {
  history_id: string;
  subject_kind: string;
  action: string;
  at: Date;
  actor_name: string | null;
};

export async function accountChangesOf(
  db: Queries,
  brandId: string,
  subjects: readonly string[],
): Promise<AccountChangeRow[]> {
  const { rows } = await sql<AccountChangeRow>`
    with page as (
      select * from history where brand_id = ${brandId} and subject_kind = any(${subjects}::text[])
      order by at desc, history_id desc limit ${CHANGES_SHOWN}
    )
    select page.history_id, page.subject_kind, page.action, page.at,
      coalesce(staff_members.name, people.name) as actor_name
    from page
    left join staff_members on staff_members.staff_id = page.actor_id
    left join people on people.customer_id = page.actor_id
    order by page.at desc, page.history_id desc`.execute(db.forStaff);
  return rows;
}
