/** A document that no longer holds, by staff or with what it was about. The order must be locked. */
import { orderLink } from '#contract/web-links.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { type DocumentRow, insertVoid } from './documents.store.ts';
import { titleOf } from './documents.view.ts';
import { askForFile } from './download/ask-for-file.ts';

/** `by` is null where it follows from what happened to the order. */
export async function makeVoid(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  { document, reason, by }: { document: DocumentRow; reason: string; by: StaffActor | null },
): Promise<void> {
  const { brand_id, document_id, number } = document;
  await insertVoid(tx, {
    document_id,
    brand_id,
    reason,
    voided_by: by?.staffId ?? null,
    voided_at: parts.clock.now(),
  });
  await askForFile(parts, tx, document, 'pdf_void');
  await recordHistory(parts, tx, {
    brandId: brand_id,
    subject: { kind: 'document', id: document_id },
    action: 'voided',
    actor: by ? deskInHistory(by) : { kind: 'system' },
    details: { number, reason },
  });
  await parts.changes.announce(tx, { kind: 'change', brandId: brand_id, keys: ['documents'] });
  // What happened to the order has a message of its own.
  if (by) await notifyBuyer(parts, tx, order, { ...document, void_reason: reason });
}

/** A bank or an officer may stand on it. */
async function notifyBuyer(
  parts: Parts,
  tx: Queries,
  { customer_id: customerId, order_id: orderId, number }: OrderRow,
  document: DocumentRow,
): Promise<void> {
  const name = `${titleOf(document)} ${document.number}`;
  await sendNotification(parts, tx, {
    customerId,
    event: 'document_ready',
    occurrence: `void:${document.document_id}`,
    link: orderLink(orderId),
    subject: `${name} is now void`,
    text: `Please stop using ${name} for order ${number}. Reason: ${document.void_reason}`,
  });
}
