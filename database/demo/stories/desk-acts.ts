/** What the desk of the demo does for its suppliers, through the door staff use. */
import type { QuoteForm } from '#contract/staff-quotes.ts';
import { refuseCounterOffer } from '#server/capabilities/quotes/counter/refuse-counter-offer.ts';
import { reviseQuote } from '#server/capabilities/quotes/revise-quote.ts';
import { submitQuote } from '#server/capabilities/quotes/submit-quote.ts';
import { withdrawQuote } from '#server/capabilities/quotes/withdraw-quote.ts';
import { lockRequestForStaff } from '#server/capabilities/requests/lock-request.ts';
import { markUnserviceable } from '#server/capabilities/requests/mark-unserviceable.ts';
import { sendDeskMessage } from '#server/capabilities/requests/messages/send-message.ts';
import { composeOffer, type OfferWish } from '../autopilot/offer/compose-offer.ts';
import type { Stage } from './stage.ts';

const BY = { kind: 'system' } as const;

export type Offer = {
  fabId: string;
  from: string;
  hoursAgo: number;
  /** Days from now; without it, what the supplier usually gives from its own day on. */
  validTill?: number;
  /** What the story needs to be exactly so. */
  terms?: Partial<QuoteForm>;
  wish?: OfferWish;
};

export async function quotes(stage: Stage, offer: Offer): Promise<string> {
  const form = await formOf(stage, offer);
  const { supplierId } = await stage.supplier(offer.from);
  return submitQuote(stage.parts, stage.tx, { fabId: offer.fabId, supplierId, form, by: BY });
}

export async function quotesAgain(stage: Stage, quoteId: string, offer: Offer): Promise<void> {
  await reviseQuote(stage.parts, stage.tx, { quoteId, form: await formOf(stage, offer), by: BY });
}

async function formOf(
  stage: Stage,
  { fabId, from, hoursAgo, validTill, terms, wish }: Offer,
): Promise<QuoteForm> {
  stage.goTo(hoursAgo);
  const request = await lockRequestForStaff(stage.tx, fabId);
  const supplier = await stage.supplier(from);
  return {
    ...composeOffer(request, supplier, stage.parts.clock.now(), wish),
    ...(validTill === undefined ? {} : { validTill: stage.day(validTill) }),
    ...terms,
  };
}

export async function takesBack(stage: Stage, hoursAgo: number, quoteId: string): Promise<void> {
  stage.goTo(hoursAgo);
  await withdrawQuote(stage.parts, stage.tx, { quoteId, by: BY });
}

export async function keepsRate(
  stage: Stage,
  hoursAgo: number,
  quoteId: string,
  note: string,
): Promise<void> {
  stage.goTo(hoursAgo);
  await refuseCounterOffer(stage.parts, stage.tx, { quoteId, note, by: BY });
}

export async function answers(stage: Stage, hoursAgo: number, fabId: string, text: string): Promise<void> {
  stage.goTo(hoursAgo);
  await sendDeskMessage(stage.parts, stage.tx, BY, fabId, { kind: 'plain', text });
}

export async function asksBack(stage: Stage, hoursAgo: number, fabId: string, text: string): Promise<void> {
  stage.goTo(hoursAgo);
  await sendDeskMessage(stage.parts, stage.tx, BY, fabId, { kind: 'information', text });
}

export async function cannotServe(
  stage: Stage,
  hoursAgo: number,
  fabId: string,
  reason: string,
): Promise<void> {
  stage.goTo(hoursAgo);
  await markUnserviceable(stage.parts, stage.tx, BY, fabId, reason);
}
