/** What somebody wrote is worked off once: its drafts, its answer and its end are one change. */
import { SIGN_IN_LINK } from '#contract/web-links.ts';
import { PHOTO_REFUSED, signUpInvitation, UNREADABLE_KIND } from '#domain/chat/chat-answers.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { appAddress } from '#server/app-address.ts';
import { raiseCounter } from '#server/db/counters.ts';
import type { Queries } from '#server/db/database.ts';
import type { ChatContent } from '#server/integrations/whatsapp/port.ts';
import type { Services } from '#server/services.ts';
import type { Customer } from '../account/find-customer.ts';
import { lockContact, markHandled, markInvited, type WaitingMessage, waitingMessage } from './chat.store.ts';
import { attachPhoto, draftFromText, type Reaction } from './draft-from-message.ts';
import { fetchPhoto } from './fetch-photo.ts';
import { findWriter, type Writer } from './find-writer.ts';
import { assertMayDraft } from './may-write.ts';
import { pressButton } from './press-button.ts';
import { refusalAnswer } from './refusal-answer.ts';
import { sendAnswer } from './send-answer.ts';

const DAY_MS = 86_400_000;
/** Whoever writes more than this in an hour is no buyer. */
const MESSAGES_AN_HOUR = 120;

export async function handleChatMessages(services: Services): Promise<void> {
  await services.jobs.work('handle-chat-message', (job) => handleChatMessage(services, job));
}

/** Done again after a fault it ends the same. */
export async function handleChatMessage(
  services: Services,
  { messageId }: { messageId: string },
): Promise<void> {
  const message = await waitingMessage(services.db, messageId);
  const writer = message && (await findWriter(services.db, message.contactId));
  if (!message || !writer) return;
  const content = JSON.parse(services.secrets.unseal(message.sealedContent)) as ChatContent;
  const isFlood = await writesTooMuch(services, message.contactId);
  const fileId =
    content.kind === 'file' && writer.customer && !isFlood
      ? await fetchPhoto(services, writer.customer, content)
      : null;
  try {
    await settle(services, message, writer, (tx) =>
      isFlood ? IGNORED : react(services, tx, writer, { content, fileId }),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await settle(services, message, writer, () => ({ outcome: 'refused', answer: refusalAnswer(error) }));
  }
}

const IGNORED: Reaction = { outcome: 'too_many', answer: null };

async function writesTooMuch({ db, clock }: Services, contactId: string): Promise<boolean> {
  const window = { key: `chat ${contactId}`, windowSeconds: 3600, now: clock.now() };
  return (await raiseCounter(db, window)).count > MESSAGES_AN_HOUR;
}

async function settle(
  services: Services,
  { messageId, contactId }: WaitingMessage,
  { contact }: Writer,
  react: (tx: Queries) => Reaction | Promise<Reaction>,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockContact(tx, contactId);
    if (!(await waitingMessage(tx, messageId))) return;
    const { answer, ...handled } = await react(tx);
    await markHandled(tx, messageId, handled, services.clock.now());
    if (answer !== null) await sendAnswer(services, tx, contact, answer);
  });
}

type Heard = { content: ChatContent; fileId: string | null };

function react(
  services: Services,
  tx: Queries,
  { contact, customer }: Writer,
  heard: Heard,
): Promise<Reaction> | Reaction {
  const { contactId } = contact;
  return customer
    ? answerBuyer(services, tx, { customer, contactId }, heard)
    : invite(services, tx, contactId);
}

async function answerBuyer(
  services: Services,
  tx: Queries,
  from: { customer: Customer; contactId: string },
  { content, fileId }: Heard,
): Promise<Reaction> {
  if (content.kind === 'text' || content.kind === 'file') await assertMayDraft(tx, from.customer);
  switch (content.kind) {
    case 'text':
      return draftFromText(services, tx, from, { text: content.text, fileId: null });
    case 'file':
      if (fileId === null) return { outcome: 'file_refused', answer: PHOTO_REFUSED };
      return content.caption
        ? draftFromText(services, tx, from, { text: content.caption, fileId })
        : attachPhoto(services, tx, from, fileId);
    case 'button':
      return pressButton(services, tx, from.customer, content.buttonId);
    default:
      return { outcome: 'not_readable', answer: UNREADABLE_KIND };
  }
}

/** Once a day: whoever writes on and on gets no answer for each line. */
async function invite(services: Services, tx: Queries, contactId: string): Promise<Reaction> {
  const now = services.clock.now();
  const isDue = await markInvited(tx, contactId, now, new Date(now.getTime() - DAY_MS));
  const link = appAddress(services.config, SIGN_IN_LINK);
  return { outcome: 'unknown_sender', answer: isDue ? signUpInvitation(link) : null };
}
