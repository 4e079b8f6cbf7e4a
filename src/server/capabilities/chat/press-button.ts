/** A tap below a message does what the app would do: the same use-case, the version the person read, and once. */
import { approveQuote as approveQuoteContract } from '#contract/customer/quotes.ts';
import { sendRequestMessage } from '#contract/customer/request-messages.ts';
import { queryLink } from '#contract/web-links.ts';
import { BUTTON_OVER, BUTTON_USED, questionAnswered, quoteApproved } from '#domain/chat/chat-answers.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { appAddress } from '#server/app-address.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Customer } from '../account/find-customer.ts';
import { type ButtonAct, useButton } from '../notifications/buttons/use-button.ts';
import { approveQuote } from '../quotes/approve-quote.ts';
import { findQuote } from '../quotes/find-quote.ts';
import { answerQuestion } from '../requests/messages/answer-question.ts';
import { byWriter, type Reaction } from './draft-from-message.ts';
import { assertMayCall } from './may-write.ts';

export async function pressButton(
  services: Services,
  tx: Queries,
  customer: Customer,
  buttonId: string,
): Promise<Reaction> {
  const by = byWriter(customer);
  const button = await useButton(services, tx, by, buttonId);
  if (button === 'unknown') return { outcome: 'button_unknown', answer: BUTTON_OVER };
  if (button === 'used') return { outcome: 'button_used', answer: BUTTON_USED };
  assertMayCall(customer, button.act === 'approve_quote' ? approveQuoteContract : sendRequestMessage);
  return { outcome: button.act, answer: await take(services, tx, by, button) };
}

/** What has moved on is refused by the use-case itself, and its sentence is the answer. */
async function take(
  services: Services,
  tx: Queries,
  by: ReturnType<typeof byWriter>,
  { act, subject }: ButtonAct,
): Promise<string> {
  if (act === 'approve_quote') {
    await approveQuote(services, tx, by, subject);
    const quote = await findQuote(tx, by.brandId, subject.quoteId);
    if (!quote) throw new Refusal('not_found');
    return quoteApproved(quote.number, appAddress(services.config, queryLink(quote.fab_id)));
  }
  await answerQuestion(services, tx, by, subject);
  return questionAnswered(subject.answer);
}
