/** Removes what has ended for good, so that tables of short-lived rows stay small. */
import { sql } from 'kysely';
import { sumUpCounts } from '../db/lists/list-counts.ts';
import type { Services } from '../services.ts';

/** Rows go once the column's time lies this long in the past. */
const RETENTION_SECONDS = [
  { table: 'rate_counters', column: 'expires_at', seconds: 0 },
  { table: 'one_time_codes', column: 'created_at', seconds: 86_400 },
  { table: 'remembered_devices', column: 'last_used_at', seconds: 400 * 86_400 },
  { table: 'access_tokens', column: 'expires_at', seconds: 3600 },
  { table: 'refresh_tokens', column: 'expires_at', seconds: 3600 },
  { table: 'sign_up_tokens', column: 'expires_at', seconds: 3600 },
  { table: 'sign_up_invitations', column: 'expires_at', seconds: 30 * 86_400 },
  { table: 'gst_registry_answers', column: 'fetched_at', seconds: 30 * 86_400 },
  { table: 'exchange_codes', column: 'expires_at', seconds: 3600 },
  { table: 'book_tickets', column: 'expires_at', seconds: 3600 },
  { table: 'document_tickets', column: 'expires_at', seconds: 3600 },
  { table: 'paper_tickets', column: 'expires_at', seconds: 3600 },
  { table: 'supplier_sessions', column: 'expires_at', seconds: 3600 },
  { table: 'supplier_person_sessions', column: 'expires_at', seconds: 3600 },
  // Longer than the platform repeats a notice, so that none is taken for a new one.
  { table: 'whatsapp_messages', column: 'received_at', seconds: 30 * 86_400 },
  { table: 'whatsapp_receipts', column: 'changed_at', seconds: 90 * 86_400 },
  { table: 'sandbox_media', column: 'created_at', seconds: 7 * 86_400 },
  { table: 'sandbox_webhooks', column: 'due_at', seconds: 7 * 86_400 },
  { table: 'idempotency_keys', column: 'created_at', seconds: 7 * 86_400 },
] as const;

export async function scheduleCleanup({ jobs, db, clock }: Services): Promise<void> {
  await jobs.work('cleanup', () => removeEndedRows({ db, clock }));
  await jobs.schedule('cleanup', '17 * * * *', {});
  await jobs.work('sum-up-counts', () => sumUpCounts({ db }));
  await jobs.schedule('sum-up-counts', '* * * * *', {});
}

export async function removeEndedRows({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  for (const { table, column, seconds } of RETENTION_SECONDS) {
    const before = new Date(now - seconds * 1000);
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${before}`.execute(db.unscoped);
  }
}
