/** What a buyer of the demo does, each at its hour and through the door a customer uses. */

import type { RequestChange } from '#contract/request-fields.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { addDays, dayInZone } from '#domain/shared/calendar.ts';
import { approveQuote } from '#server/capabilities/quotes/approve-quote.ts';
import { askRenewal } from '#server/capabilities/quotes/ask-renewal.ts';
import { closeRequest } from '#server/capabilities/quotes/close-request.ts';
import { counterQuote } from '#server/capabilities/quotes/counter/counter-quote.ts';
import { declineQuote } from '#server/capabilities/quotes/decline-quote.ts';
import { editSpecifications } from '#server/capabilities/quotes/edit-specifications.ts';
import { sendQuoteMessage } from '#server/capabilities/quotes/quote-messages.ts';
import { readQuote } from '#server/capabilities/quotes/read-quote.ts';
import { createRequest } from '#server/capabilities/requests/create-request.ts';
import { sendMessage } from '#server/capabilities/requests/messages/send-message.ts';
import { submitRequest } from '#server/capabilities/requests/submit-request.ts';
import { answersOf } from './cloths.ts';
import type { Stage } from './stage.ts';

export type Ask = {
  hoursAgo: number;
  cloth: Partial<RequestDraft>;
  quantity: string;
  deliverTo: string;
  sheet?: RequestChange;
};

/** Everything but the last tap. */
export async function drafts(
  stage: Stage,
  { hoursAgo, cloth, quantity, deliverTo, sheet }: Ask,
): Promise<string> {
  stage.goTo(hoursAgo);
  const requiredBy = addDays(dayInZone(stage.parts.clock.now(), stage.zone), 60);
  const { fabId } = await createRequest(stage.parts, stage.tx, stage.buyer, {
    ...answersOf(cloth),
    quantity,
    deliverTo,
    requiredBy,
    ...sheet,
  });
  return fabId;
}

export async function asks(stage: Stage, ask: Ask): Promise<string> {
  const fabId = await drafts(stage, ask);
  await submitRequest(stage.parts, stage.tx, stage.buyer, fabId, {});
  return fabId;
}

export async function looksAt(stage: Stage, hoursAgo: number, fabId: string, quoteId: string): Promise<void> {
  stage.goTo(hoursAgo);
  await readQuote(stage.parts, stage.tx, stage.buyer, { fabId, quoteId });
}

export async function counters(
  stage: Stage,
  hoursAgo: number,
  offer: { quoteId: string; rate: string; note: string },
): Promise<void> {
  stage.goTo(hoursAgo);
  await counterQuote(stage.parts, stage.tx, stage.buyer, offer);
}

export async function declines(
  stage: Stage,
  hoursAgo: number,
  decline: { quoteId: string; reasonId: number; note?: string },
): Promise<void> {
  stage.goTo(hoursAgo);
  await declineQuote(stage.parts, stage.tx, stage.buyer, decline);
}

export async function approves(stage: Stage, hoursAgo: number, quoteId: string, version = 1): Promise<void> {
  stage.goTo(hoursAgo);
  await approveQuote(stage.parts, stage.tx, stage.buyer, { quoteId, version });
}

export async function wantsRenewal(stage: Stage, hoursAgo: number, quoteId: string): Promise<void> {
  stage.goTo(hoursAgo);
  await askRenewal(stage.parts, stage.tx, stage.buyer, { quoteId });
}

export async function writes(stage: Stage, hoursAgo: number, fabId: string, text: string): Promise<void> {
  stage.goTo(hoursAgo);
  await sendMessage(stage.parts, stage.tx, stage.buyer, fabId, text);
}

export async function writesAbout(
  stage: Stage,
  hoursAgo: number,
  quoteId: string,
  text: string,
): Promise<void> {
  stage.goTo(hoursAgo);
  await sendQuoteMessage(stage.parts, stage.tx, stage.buyer, { quoteId, text });
}

export async function edits(
  stage: Stage,
  hoursAgo: number,
  fabId: string,
  change: RequestChange,
): Promise<void> {
  stage.goTo(hoursAgo);
  await editSpecifications(stage.parts, stage.tx, stage.buyer, fabId, change);
}

export async function closes(
  stage: Stage,
  hoursAgo: number,
  fabId: string,
  why: { reasonId: number; note?: string },
): Promise<void> {
  stage.goTo(hoursAgo);
  await closeRequest(stage.parts, stage.tx, stage.buyer, { fabId, ...why });
}
