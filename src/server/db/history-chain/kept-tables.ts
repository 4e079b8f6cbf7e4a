/** The tables whose rows stay, and whether the database still guards them. */
import { sql } from 'kysely';
import type { Queries } from '../database.ts';

/** Rows are only ever added. */
export const UNCHANGED_TABLES = [
  'history',
  'history_seals',
  'history_redactions',
  'issue_events',
  'transport_events',
  'tax_invoices',
  'credit_notes',
  'delivery_challans',
  'swatch_papers',
  'payment_reminders',
  'policy_versions',
  'policy_acceptances',
  'payout_bank_files',
  'ledger_entries',
  'ledger_lines',
  'purchase_invoices',
  'purchase_payments',
  'receipts',
  'documents',
  'document_voids',
  'restored_files',
  'order_notes',
  'company_notes',
] as const;

/** Rows move on, but never go. */
export const KEPT_TABLES = [
  'captures',
  'refunds',
  'payment_orders',
  'bank_transfers',
  'letters_of_credit',
  'credit_uses',
  'account_credit_payouts',
  'document_files',
  'dispatches',
  'issues',
  'transaction_certificates',
  'invoice_registrations',
  'purchase_orders',
] as const;

const ON_DELETE = 8;
const ON_UPDATE = 16;
const ON_TRUNCATE = 32;

/** Those whose triggers were taken off, or whose rows the role may remove again. */
export async function unguardedTables(db: Queries): Promise<string[]> {
  const unchanged = ON_DELETE | ON_UPDATE | ON_TRUNCATE;
  const kept = ON_DELETE | ON_TRUNCATE;
  const { rows } = await sql<{ name: string }>`
    select name from (
      select unnest(${[...UNCHANGED_TABLES]}::text[]) as name, ${unchanged}::int as needed
      union all select unnest(${[...KEPT_TABLES]}::text[]), ${kept}::int
    ) guarded
    where (name = 'history_redactions' and has_table_privilege(name, 'insert')) or has_table_privilege(name, 'delete') or has_table_privilege(name, 'truncate')
      or needed <> needed & (
        select coalesce(bit_or(tgtype::int), 0) from pg_trigger
        where tgrelid = name::regclass and tgenabled in ('O', 'A')
          and tgfoid in ('refuse_change'::regproc, 'refuse_removal'::regproc, 'refuse_unredacted_change'::regproc))
    order by name`.execute(db.unscoped);
  return rows.map(({ name }) => name);
}
