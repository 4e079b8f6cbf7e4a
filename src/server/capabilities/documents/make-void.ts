/** A document that no longer holds, by staff or with what it was about. The order must be locked. */
import { orderLink } from '#contract/web-links.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { type DocumentRow, insertVoid } from './documents.store.ts';
import { titleOf } from './documents.view.ts';
import { askForFile } from './download/ask-for-file.ts';

/** `by` is null where it follows from what happened to the order. */
export async function makeVoid(
  services: Services,
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
    voided_at: services.clock.now(),
  });
  await askForFile(services, tx, document, 'pdf_void');
  await recordHistory(services, tx, {
    brandId: brand_id,
    subject: { kind: 'document', id: document_id },
    action: 'voided',
    actor: by ? deskInHistory(by) : { kind: 'system' },
    details: { number, reason },
  });
  await services.changes.announce(tx, { kind: 'change', brandId: brand_id, keys: ['documents'] });
  // What happened to the order has a message of its own.
  if (by) await notifyBuyer(services, tx, order, { ...document, void_reason: reason });
}

/** A bank or an officer may stand on it. */
async function notifyBuyer(
  services: Services,
  tx: Queries,
  { customer_id, assigned_to, order_id: orderId, number }: OrderRow,
  document: DocumentRow,
): Promise<void> {
  const name = `${titleOf(document)} ${document.number}`;
  await sendNotification(services, tx, {
    customerId: assigned_to ?? customer_id,
    event: 'document_ready',
    occurrence: `void:${document.document_id}`,
    link: orderLink(orderId),
    subject: `${name} is now void`,
    text: `Please stop using ${name} for order ${number}. Reason: ${document.void_reason}`,
  });
}
