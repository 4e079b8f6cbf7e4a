import type { RequestMessage } from '#contract/customer/request-messages.ts';
import { queryLink } from '#contract/web-links.ts';
import { isYesNoQuestion } from '#domain/chat/yes-no-question.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { ANSWER_BUTTON_TEXT } from '#words/en/request-history.ts';
import type { RequestRow } from '../lock-request.ts';

/** The desk waits for the buyer; a plain question can be answered below the message. */
export async function notifyOfQuestion(
  services: Services,
  tx: Queries,
  { fab_id: fabId, customer_id, assigned_to, number }: RequestRow,
  { messageId, text }: Pick<RequestMessage, 'messageId' | 'text'>,
): Promise<void> {
  await sendNotification(services, tx, {
    customerId: assigned_to ?? customer_id,
    event: 'question_asked',
    occurrence: messageId,
    message: { code: 'request_question', params: { number, text } },
    link: queryLink(fabId),
    buttons: isYesNoQuestion(text)
      ? ANSWER_BUTTON_TEXT.map((answer) => ({
          act: 'answer_question',
          label: answer,
          subject: { fabId, messageId, answer },
        }))
      : [],
  });
}
