/** What goes and what is replaced, table by table, and what stays and why. */
import { type RawBuilder, sql } from 'kysely';
import type { Person } from './find-person.ts';

export const ERASED_NAME = 'Erased person';
export const ERASED_TEXT = '[erased at the person’s request]';

/** What the operator reads of it, and the statement. */
export type Step = { what: string; run: RawBuilder<unknown> };

/** Traces by phone number or address alone, of whoever left them. */
export function traceSteps({ identities }: Person): Step[] {
  const ours = sql`any(${identities}::text[])`;
  return [
    {
      // Those for an order or a change name it before the address.
      what: 'one-time codes',
      run: sql`delete from one_time_codes where exists (
        select from unnest(${identities}::text[]) as known where strpos(identity, known) > 0)`,
    },
    { what: 'remembered devices', run: sql`delete from remembered_devices where identity = ${ours}` },
    { what: 'proofs for signing up', run: sql`delete from sign_up_tokens where phone = ${ours}` },
    {
      what: 'invitations to sign up',
      run: sql`delete from sign_up_invitations where email = ${ours} or demo_request_id in (
        select demo_request_id from demo_requests where lower(email) = ${ours} or contact = ${ours})`,
    },
    {
      what: 'requests for a demo',
      run: sql`delete from demo_requests where lower(email) = ${ours} or contact = ${ours}`,
    },
    {
      what: 'chats on WhatsApp',
      run: sql`delete from whatsapp_contacts where number = ${ours}`,
    },
    { what: 'messages of the sandbox', run: sql`delete from sandbox_messages where recipient = ${ours}` },
  ];
}

export function accountSteps(
  { customerId, brandId, name }: NonNullable<Person['account']>,
  identities: readonly string[],
  now: Date,
): Step[] {
  const ours = sql`any(${identities}::text[])`;
  const own = sql`brand_id = ${brandId} and customer_id = ${customerId}`;
  return [
    {
      what: 'tickets of downloads',
      run: sql`delete from document_tickets where brand_id = ${brandId}
        and session_id in (select session_id from sessions where customer_id = ${customerId})`,
    },
    {
      what: 'tickets of statements and swatch invoices',
      run: sql`delete from paper_tickets where brand_id = ${brandId}
        and session_id in (select session_id from sessions where customer_id = ${customerId})`,
    },
    { what: 'codes for a host app', run: sql`delete from exchange_codes where customer_id = ${customerId}` },
    { what: 'sign-ins and devices', run: sql`delete from sessions where customer_id = ${customerId}` },
    { what: 'messages of notices', run: sql`delete from notification_deliveries where ${own}` },
    { what: 'notices', run: sql`delete from notifications where ${own}` },
    {
      what: 'choices of notices',
      run: sql`delete from notification_choices where customer_id = ${customerId}`,
    },
    { what: 'alerts for fabrics', run: sql`delete from quality_alerts where ${own}` },
    {
      what: 'answers kept for repeated calls',
      run: sql`delete from idempotency_keys where scope = ${`customer:${customerId}`}`,
    },
    {
      what: 'the company’s WhatsApp number',
      run: sql`delete from whatsapp_numbers where brand_id = ${brandId} and number = ${ours}`,
    },
    {
      what: 'messages to the desk',
      run: sql`update request_messages set body = ${ERASED_TEXT}
        where brand_id = ${brandId} and author = 'customer' and author_id = ${customerId} and body <> ${ERASED_TEXT}`,
    },
    {
      what: 'notes with counter-offers',
      run: sql`update counter_offers set note = null where ${own} and note is not null`,
    },
    {
      what: 'words of feedback',
      run: sql`update feedback set comment = null where ${own} and comment is not null`,
    },
    {
      what: 'notes with swatches',
      run: sql`update swatch_requests set note = null where ${own} and note is not null`,
    },
    {
      what: 'contacts in the address book',
      run: sql`update addresses set contact_name = null, contact_phone = null where brand_id = ${brandId}
        and (contact_phone = ${ours} or lower(contact_name) = lower(${name}))`,
    },
    {
      what: 'links to documents and payments, ended',
      run: sql`with shares as (
          update document_shares set ended_at = ${now} where brand_id = ${brandId} and created_by = ${customerId} and ended_at is null returning 1
        ), links as (
          update payment_links set ended_at = ${now} where brand_id = ${brandId} and created_by = ${customerId} and ended_at is null returning 1
        ) select from shares union all select from links`,
    },
    {
      what: 'name, phone numbers and addresses of the person',
      run: sql`update people set name = ${ERASED_NAME}, phone = null, email = null, contact_email = null, erased_at = ${now}
        where ${own} and erased_at is null`,
    },
  ];
}

export const STAYS = [
  'Orders, tax invoices, credit notes, receipts and other issued documents, with what is printed on them: the law asks for them (72 months under section 36 of the CGST Act, 8 years under section 128 of the Companies Act).',
  'The ledger, payments, refunds, and the documents that prove them (bank slips, letters of credit, purchase orders, MSME certificates): books of account.',
  'Claims with their events: kept to settle and defend them.',
  'History: who did what stays as a row under the number of the account, which no longer leads to a name. Words about the person are taken out, and each place is sealed.',
  'Accepted terms: that the company accepted them, without a name.',
  'Notes of staff on companies and orders: free text nobody but a person can judge. Read them at the desk.',
  'Backups: until they are deleted by their age. After a restore, run this again.',
];
