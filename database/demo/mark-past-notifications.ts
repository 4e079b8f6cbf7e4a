/** Notifications of the played past count as sent and read then: a first look at the demo finds the news of the last days. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

const STILL_NEWS_MS = 36 * 60 * 60 * 1000;

export async function markPastNotifications({ clock }: Pick<Services, 'clock'>, tx: Queries): Promise<void> {
  const before = new Date(clock.now().getTime() - STILL_NEWS_MS);
  await sql`update notifications set read_at = created_at where read_at is null and created_at < ${before}`.execute(
    tx.unscoped,
  );
  await sql`update notification_deliveries set state = 'sent', sent_at = due_at where state = 'waiting' and due_at < ${before}`.execute(
    tx.unscoped,
  );
}
