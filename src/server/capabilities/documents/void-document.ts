/** A document that should not have been issued is made void: its row stays, its number stays used, its file says so. */
import type { DocumentRecord } from '#contract/customer/documents.ts';
import { voidingProblem } from '#domain/documents/void-document.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { documentView } from './documents.view.ts';
import { findDocumentForStaff } from './find-document.ts';
import { makeVoid } from './make-void.ts';

export async function voidDocument(
  services: Services,
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
  await makeVoid(services, tx, order, { document, reason, by: staff });
  return documentView(await findDocumentForStaff(tx, documentId));
}
