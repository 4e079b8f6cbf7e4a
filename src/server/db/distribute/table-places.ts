/**
 * Where each table stands once companies are spread over several nodes: a company's rows on its own node, what all
 * companies share on every node, and what belongs to nobody's company or comes before one is known on the coordinator.
 */
import type pg from 'pg';

export type TablePlaces = { companies: string[]; everywhere: string[]; coordinator: string[] };

/** They say who somebody is, before the company is known: a copy on every node. */
export const WHO_SOMEBODY_IS: readonly string[] = ['companies', 'people'];

/** Written by whoever signs in, by strangers, clocks and proofs: one copy is enough. */
export const ON_COORDINATOR: readonly string[] = [
  'access_tokens',
  'book_tickets',
  'claims',
  'demo_requests',
  'demo_secrets',
  'demo_seeds',
  'document_series',
  'exchange_codes',
  'gst_registry_answers',
  'held_acts',
  'history',
  'history_redactions',
  'history_seals',
  'history_unsealed',
  'idempotency_keys',
  'invoice_series',
  'mill_invoice_numbers',
  'one_time_codes',
  'operator_chores',
  'paper_series',
  'provider_events',
  'rate_counters',
  'reference_files',
  'references_aside',
  'refresh_tokens',
  'refused_payment_proofs',
  'remembered_devices',
  'sandbox_media',
  'sandbox_messages',
  'sandbox_payment_orders',
  'sandbox_payments',
  'sandbox_refunds',
  'sandbox_registrations',
  'sandbox_webhooks',
  'schema_migrations',
  'sessions',
  'sign_up_invitations',
  'sign_up_tokens',
  'staff_views',
  'supplier_devices',
  'supplier_person_sessions',
  'whatsapp_contacts',
  'whatsapp_messages',
  'whatsapp_receipts',
];

/** Of the schema as it is: a new table with a company goes with it, one without stands everywhere. */
export async function tablePlaces(client: pg.Client): Promise<TablePlaces> {
  const { rows } = await client.query<{ name: string; has_company: boolean }>(
    `select c.relname as name, a.attnum is not null as has_company
     from pg_class c left join pg_attribute a
       on a.attrelid = c.oid and a.attname = 'brand_id' and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = c.oid and deptype = 'e') order by c.relname`,
  );
  const spread = rows.filter(({ name }) => !ON_COORDINATOR.includes(name));
  const isEverywhere = (row: (typeof rows)[number]) => !row.has_company || WHO_SOMEBODY_IS.includes(row.name);
  return {
    companies: spread.filter((row) => !isEverywhere(row)).map(({ name }) => name),
    everywhere: spread.filter(isEverywhere).map(({ name }) => name),
    coordinator: rows.map(({ name }) => name).filter((name) => ON_COORDINATOR.includes(name)),
  };
}
