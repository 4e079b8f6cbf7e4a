/** The documents of the played past: there when the demo opens, and no news to anybody. */
import { sql } from 'kysely';
import { issueDueDocuments } from '#server/capabilities/documents/issue/issue-due-documents.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';

export async function issuePastDocuments(parts: Parts, tx: Queries): Promise<void> {
  const orders = await tx.unscoped.selectFrom('orders').select('order_id').orderBy('created_at').execute();
  for (const { order_id } of orders) await issueDueDocuments(parts, order_id);
  await sql`
    with old_news as (
      update notifications set read_at = created_at where event = 'document_ready' and read_at is null
      returning notification_id
    )
    update notification_deliveries set state = 'sent', sent_at = due_at
    from old_news where old_news.notification_id = notification_deliveries.notification_id and state = 'waiting'
  `.execute(tx.unscoped);
}
