/** What a mill may say besides a quote: that it will not quote, or a question to the desk. */

import { millEnquiryPath } from '#contract/web-paths.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { NoBidReason } from '#domain/suppliers/no-bid-reason.ts';
import { appAddress } from '#server/app-address.ts';
import { findRequest } from '#server/capabilities/requests/lock-request.ts';
import { writeToSupplier } from '#server/capabilities/requests/suppliers/ask-supplier.ts';
import { findSuppliers } from '#server/capabilities/requests/suppliers/find-supplier.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor, SupplierActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { setDeclined } from './invitations.store.ts';
import { lockEnquiry } from './lock-enquiry.ts';
import { type AnsweredQuestion, answerQuestionRow, insertQuestion } from './questions.store.ts';
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
  await tellMill(services, tx, answered, answer);
  await recordHistory(services, tx, {
    subject: { kind: 'supplier', id: answered.supplier_id },
    action: 'question_answered',
    actor: deskInHistory(by),
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['suppliers'] });
  return { success: true };
}

/** Whoever asked from a phone hears the answer there, and does not look for it. */
async function tellMill(
  services: Services,
  tx: Queries,
  { brand_id: brandId, fab_id: fabId, supplier_id, question }: AnsweredQuestion,
  answer: string,
): Promise<void> {
  const [supplier] = await findSuppliers(tx, [supplier_id]);
  const { number, quality } = await findRequest(tx, brandId, fabId);
  if (!supplier) return;
  await writeToSupplier(services, tx, supplier, {
    brandId,
    fabId,
    subject: `Our answer about ${number}: ${quality}`,
    textFor: (contact) =>
      [
        `Dear ${contact}, ${BRAND_NAME} has answered your question about ${quality} (${number}).`,
        `You asked: ${question}`,
        `Our answer: ${answer}`,
        'Quote here:',
      ].join('\n'),
    url: appAddress(services.config, millEnquiryPath(fabId)),
  });
}
