/** What a mill may say besides a quote: that it will not quote, or a question to the desk. */

import { Refusal } from '#domain/shared/refusal.ts';
import type { NoBidReason } from '#domain/suppliers/no-bid-reason.ts';
import { findRequest } from '#server/capabilities/requests/lock-request.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor, SupplierActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { setDeclined } from './invitations.store.ts';
import { lockEnquiry } from './lock-enquiry.ts';
import { answerQuestionRow, insertQuestion } from './questions.store.ts';
import { recordMillAct } from './send-mill-quote.ts';

export async function declineEnquiry(
  services: Services,
  tx: Queries,
  mill: SupplierActor,
  reason: NoBidReason,
): Promise<void> {
  const { request } = await lockEnquiry(services, tx, mill, 'no_bid');
  await setDeclined(tx, mill, { declined_at: services.clock.now(), decline_reason: reason });
  await recordMillAct(services, tx, mill, { action: 'declined', number: request.number });
}

/** Also about a request that is closed: why it was is worth a question. */
export async function askDesk(
  services: Services,
  tx: Queries,
  mill: SupplierActor,
  question: string,
): Promise<void> {
  const request = await findRequest(tx, mill.brandId, mill.fabId);
  await insertQuestion(tx, {
    brand_id: mill.brandId,
    question_id: services.ids.next(),
    fab_id: mill.fabId,
    supplier_id: mill.supplierId,
    question,
    asked_at: services.clock.now(),
  });
  await recordMillAct(services, tx, mill, { action: 'asked', number: request.number });
}

export async function answerMillQuestion(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { questionId, answer }: { questionId: string; answer: string },
): Promise<{ success: true }> {
  const set = { answer, answered_at: services.clock.now(), answered_by: by.staffId };
  const answered = await answerQuestionRow(tx, questionId, set);
  if (!answered) throw new Refusal('not_found');
  await recordHistory(services, tx, {
    subject: { kind: 'supplier', id: answered.supplier_id },
    action: 'question_answered',
    actor: deskInHistory(by),
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['suppliers'] });
  return { success: true };
}
