/** What the desk of the demo does for its suppliers, through the door staff use. */
import type { QuoteForm } from '#contract/staff/quotes.ts';
import { refuseCounterOffer } from '#server/capabilities/quotes/counter/refuse-counter-offer.ts';
import { reviseQuote } from '#server/capabilities/quotes/revise-quote.ts';
import { submitQuote } from '#server/capabilities/quotes/submit-quote.ts';
import { withdrawQuote } from '#server/capabilities/quotes/withdraw-quote.ts';
import { lockRequestForStaff } from '#server/capabilities/requests/lock-request.ts';
import { markUnserviceable } from '#server/capabilities/requests/mark-unserviceable.ts';
import { sendDeskMessage } from '#server/capabilities/requests/messages/send-message.ts';
import { composeOffer, type OfferQuery } from '../autopilot/offer/compose-offer.ts';
import type { DemoAction, DemoContext } from './demo-context.ts';

export type Offer = {
  fabId: string;
  from: string;
  hoursAgo: number;
  /** Days from now; without it, what the supplier usually gives from its own day on. */
  validTill?: number;
  /** What the story needs to be exactly so. */
  terms?: Partial<QuoteForm>;
  wish?: OfferQuery;
};

export async function quotes(context: DemoContext, offer: Offer): Promise<string> {
  const form = await formOf(context, offer);
  const { supplierId } = await context.supplier(offer.from);
  return submitQuote(context.services, context.tx, { fabId: offer.fabId, supplierId, form, by: context.by });
}

export async function quotesAgain(context: DemoContext, quoteId: string, offer: Offer): Promise<void> {
  await reviseQuote(context.services, context.tx, {
    quoteId,
    form: await formOf(context, offer),
    by: context.by,
  });
}

async function formOf(
  context: DemoContext,
  { fabId, from, hoursAgo, validTill, terms, wish }: Offer,
): Promise<QuoteForm> {
  context.goTo(hoursAgo);
  const request = await lockRequestForStaff(context.tx, fabId);
  const supplier = await context.supplier(from);
  return {
    ...composeOffer(request, supplier, context.services.clock.now(), wish),
    ...(validTill === undefined ? {} : { validTill: context.day(validTill) }),
    ...terms,
  };
}

export async function withdrawsQuote(context: DemoContext, hoursAgo: number, quoteId: string): Promise<void> {
  context.goTo(hoursAgo);
  await withdrawQuote(context.services, context.tx, { quoteId, by: context.by });
}

export const confirmsRate: DemoAction<string> = async (context, hoursAgo, quoteId, note) => {
  context.goTo(hoursAgo);
  await refuseCounterOffer(context.services, context.tx, { quoteId, note, by: context.by });
};

export const answers: DemoAction<string> = async (context, hoursAgo, fabId, text) => {
  context.goTo(hoursAgo);
  await sendDeskMessage(context.services, context.tx, context.by, fabId, { kind: 'plain', text });
};

export const asksForInformation: DemoAction<string> = async (context, hoursAgo, fabId, text) => {
  context.goTo(hoursAgo);
  await sendDeskMessage(context.services, context.tx, context.by, fabId, { kind: 'information', text });
};

export const cannotServe: DemoAction<string> = async (context, hoursAgo, fabId, reason) => {
  context.goTo(hoursAgo);
  await markUnserviceable(context.services, context.tx, context.by, fabId, reason);
};
