/** A document that should not have been issued is made void: its row stays, its number stays used, its file says so. */
import type { DocumentRecord } from '#contract/customer/documents.ts';
import { orderLink } from '#contract/web-links.ts';
import { DOCUMENT_TYPE_LABEL } from '#domain/documents/document-type.ts';
import { voidingProblem } from '#domain/documents/void-document.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import { lockOrderForStaff, type OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { type DocumentRow, insertVoid } from './documents.store.ts';
import { documentView } from './documents.view.ts';
import { askForFile } from './download/ask-for-file.ts';
import { findDocumentForStaff } from './find-document.ts';

export async function voidDocument(
  parts: Parts,
  tx: Queries,
  staff: StaffActor,
  { documentId, reason }: { documentId: string; reason: string },
): Promise<DocumentRecord> {
  const order = await lockOrderForStaff(tx, (await findDocumentForStaff(tx, documentId)).order_id);
  const document = await findDocumentForStaff(tx, documentId);
  const { type, replaced_by: replacedBy, void_reason: voidReason } = document;
  const problem = voidingProblem(type, { replacedBy, voidReason });
  if (problem !== null) {
    throw new Refusal('illegal_transition', { from: type, to: 'void', actor: 'staff', message: problem });
  }
  const { brand_id, number } = document;
  const now = parts.clock.now();
  await insertVoid(tx, {
    document_id: documentId,
    brand_id,
    reason,
    voided_by: staff.staffId,
    voided_at: now,
  });
  await askForFile(parts, tx, document, 'pdf_void');
  await recordHistory(parts, tx, {
    brandId: brand_id,
    subject: { kind: 'document', id: documentId },
    action: 'voided',
    actor: deskInHistory(staff),
    details: { number, reason },
  });
  await parts.changes.announce(tx, { kind: 'change', brandId: brand_id, keys: ['documents'] });
  await notifyBuyer(parts, tx, order, { ...document, void_reason: reason });
  return documentView(await findDocumentForStaff(tx, documentId));
}

/** A bank or an officer may stand on it. */
async function notifyBuyer(
  parts: Parts,
  tx: Queries,
  { customer_id: customerId, order_id: orderId, number }: OrderRow,
  document: DocumentRow,
): Promise<void> {
  const name = `${DOCUMENT_TYPE_LABEL[document.type]} ${document.number}`;
  await sendNotification(parts, tx, {
    customerId,
    event: 'document_ready',
    occurrence: `void:${document.document_id}`,
    link: orderLink(orderId),
    subject: `${name} is now void`,
    text: `Please stop using ${name} for order ${number}. Reason: ${document.void_reason}`,
  });
}
