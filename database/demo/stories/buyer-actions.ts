/** What a buyer of the demo does, each at its hour and through the door a customer uses. */

import type { RequestChange } from '#contract/request-fields.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { addDays, dayInZone } from '#domain/shared/calendar.ts';
import { approveQuote } from '#server/capabilities/quotes/approve-quote.ts';
import { askRenewal } from '#server/capabilities/quotes/ask-renewal.ts';
import { counterQuote } from '#server/capabilities/quotes/counter/counter-quote.ts';
import { declineQuote } from '#server/capabilities/quotes/decline-quote.ts';
import { sendQuoteMessage } from '#server/capabilities/quotes/quote-messages.ts';
import { readQuote } from '#server/capabilities/quotes/read-quote.ts';
import { closeRequest } from '#server/capabilities/request-changes/close-request.ts';
import { editRequest } from '#server/capabilities/request-changes/edit-request.ts';
import { createRequest } from '#server/capabilities/requests/create-request.ts';
import { sendMessage } from '#server/capabilities/requests/messages/send-message.ts';
import { submitRequest } from '#server/capabilities/requests/submit-request.ts';
import { answersOf } from './cloths.ts';
import type { DemoAction, DemoContext } from './demo-context.ts';

export type Ask = {
  hoursAgo: number;
  cloth: Partial<RequestDraft>;
  quantity: string;
  deliverTo: string;
  sheet?: RequestChange;
};

/** Everything but the last tap. */
export async function drafts(
  context: DemoContext,
  { hoursAgo, cloth, quantity, deliverTo, sheet }: Ask,
): Promise<string> {
  context.goTo(hoursAgo);
  const requiredBy = addDays(dayInZone(context.services.clock.now(), context.zone), 60);
  const { fabId } = await createRequest(context.services, context.tx, context.buyer, {
    ...answersOf(cloth),
    quantity,
    deliverTo,
    requiredBy,
    ...sheet,
  });
  return fabId;
}

export async function asks(context: DemoContext, ask: Ask): Promise<string> {
  const fabId = await drafts(context, ask);
  await submitRequest(context.services, context.tx, context.buyer, fabId, {});
  return fabId;
}

export const viewsQuote: DemoAction<string> = async (context, hoursAgo, fabId, quoteId) => {
  context.goTo(hoursAgo);
  await readQuote(context.services, context.tx, context.buyer, { fabId, quoteId });
};

export async function counters(
  context: DemoContext,
  hoursAgo: number,
  offer: { quoteId: string; rate: string; note: string },
): Promise<void> {
  context.goTo(hoursAgo);
  await counterQuote(context.services, context.tx, context.buyer, offer);
}

export async function declines(
  context: DemoContext,
  hoursAgo: number,
  decline: { quoteId: string; reasonId: number; note?: string },
): Promise<void> {
  context.goTo(hoursAgo);
  await declineQuote(context.services, context.tx, context.buyer, decline);
}

export async function approves(
  context: DemoContext,
  hoursAgo: number,
  quoteId: string,
  version = 1,
): Promise<void> {
  context.goTo(hoursAgo);
  await approveQuote(context.services, context.tx, context.buyer, { quoteId, version });
}

export async function wantsRenewal(context: DemoContext, hoursAgo: number, quoteId: string): Promise<void> {
  context.goTo(hoursAgo);
  await askRenewal(context.services, context.tx, context.buyer, { quoteId });
}

export const writes: DemoAction<string> = async (context, hoursAgo, fabId, text) => {
  context.goTo(hoursAgo);
  await sendMessage(context.services, context.tx, context.buyer, fabId, text);
};

export const writesAbout: DemoAction<string> = async (context, hoursAgo, quoteId, text) => {
  context.goTo(hoursAgo);
  await sendQuoteMessage(context.services, context.tx, context.buyer, { quoteId, text });
};

export const edits: DemoAction<RequestChange> = async (context, hoursAgo, fabId, change) => {
  context.goTo(hoursAgo);
  await editRequest(context.services, context.tx, context.buyer, fabId, change);
};

export const closes: DemoAction<{ reasonId: number; note?: string }> = async (
  context,
  hoursAgo,
  fabId,
  why,
) => {
  context.goTo(hoursAgo);
  await closeRequest(context.services, context.tx, context.buyer, { fabId, ...why });
};
