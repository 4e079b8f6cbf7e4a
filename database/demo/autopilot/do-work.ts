/** One answer of a played supplier, given through the same use-cases that the desk works with. */

import type { QuoteForm } from '#contract/staff/quotes.ts';
import { MICRO_SMALL_SELLER_MAX_DAYS } from '#domain/account/choices/credit-period.ts';
import { refuseCounterOffer } from '#server/capabilities/quotes/counter/refuse-counter-offer.ts';
import { lockQuoteForStaff } from '#server/capabilities/quotes/lock-quote.ts';
import { sendQuoteMessageAsStaff } from '#server/capabilities/quotes/quote-messages.ts';
import type { QuoteRow } from '#server/capabilities/quotes/quotes.store.ts';
import { reviseQuote } from '#server/capabilities/quotes/revise-quote.ts';
import { submitQuote } from '#server/capabilities/quotes/submit-quote.ts';
import { lockRequestForStaff } from '#server/capabilities/requests/lock-request.ts';
import { sendDeskMessage } from '#server/capabilities/requests/messages/send-message.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';
import { readSupplier } from '../read-supplier.ts';
import { answerCounter } from './answer/answer-counter.ts';
import { answerMessage } from './answer/answer-message.ts';
import type { DueWork } from './due-work.ts';
import { composeOffer } from './offer/compose-offer.ts';

type Work<Kind extends DueWork['kind']> = Extract<DueWork, { kind: Kind }>;

export async function doWork(parts: Parts, tx: Queries, by: DeskActor, work: DueWork): Promise<void> {
  if (work.kind === 'quote') await quote(parts, tx, by, work);
  else if (work.kind === 'answer_counter') await answerOffer(parts, tx, by, work);
  else if (work.kind === 'quote_again') await quoteAgain(parts, tx, by, work);
  else await reply(parts, tx, by, work);
}

async function quote(
  parts: Parts,
  tx: Queries,
  by: DeskActor,
  { fabId, supplierId }: Work<'quote'>,
): Promise<void> {
  const request = await lockRequestForStaff(tx, fabId);
  const supplier = await readSupplier(tx, { supplierId });
  const form = composeOffer(request, supplier, parts.clock.now());
  await submitQuote(parts, tx, { fabId, supplierId, form, by });
}

async function answerOffer(
  parts: Parts,
  tx: Queries,
  by: DeskActor,
  { quoteId }: Work<'answer_counter'>,
): Promise<void> {
  const { request, quote: countered } = await lockQuoteForStaff(parts, tx, quoteId);
  const { number, version, rate_minor, counter_rate_minor } = countered;
  const answer = answerCounter({
    quoteNumber: number,
    version,
    quotedMinor: rate_minor,
    wantedMinor: counter_rate_minor ?? rate_minor,
  });
  if (answer.kind === 'refused') {
    await refuseCounterOffer(parts, tx, { quoteId, note: answer.note, by });
    return;
  }
  const supplier = await readSupplier(tx, { supplierId: countered.supplier_id });
  const form = composeOffer(request, supplier, parts.clock.now(), answer);
  await reviseQuote(parts, tx, { quoteId, form: { ...form, ...grantedTerms(countered) }, by });
}

/** Who meets the rate meets the terms too, as far as the law lets every seller wait. */
function grantedTerms(countered: QuoteRow): Partial<QuoteForm> {
  const { counter_lead_days, counter_advance_percent, counter_credit_days } = countered;
  const isWithinLaw = counter_credit_days !== null && counter_credit_days <= MICRO_SMALL_SELLER_MAX_DAYS;
  return {
    ...(counter_lead_days === null ? {} : { leadDays: counter_lead_days }),
    ...(counter_advance_percent === null ? {} : { advancePercent: counter_advance_percent }),
    ...(isWithinLaw ? { creditDays: counter_credit_days } : {}),
  };
}

/** A renewed price is the old one; a changed cloth is reckoned afresh. */
async function quoteAgain(
  parts: Parts,
  tx: Queries,
  by: DeskActor,
  { quoteId, why }: Work<'quote_again'>,
): Promise<void> {
  const { request, quote: old } = await lockQuoteForStaff(parts, tx, quoteId);
  const supplier = await readSupplier(tx, { supplierId: old.supplier_id });
  const wish =
    why === 'renewal'
      ? { agreedMinor: old.rate_minor, note: 'Renewed at the same rate.' }
      : { note: 'Quoted again for your changed specification.' };
  const form = composeOffer(request, supplier, parts.clock.now(), wish);
  await reviseQuote(parts, tx, { quoteId, form, by });
}

async function reply(
  parts: Parts,
  tx: Queries,
  by: DeskActor,
  { fabId, quoteId, text }: Work<'reply'>,
): Promise<void> {
  if (quoteId !== null && (await quoteFreight(parts, tx, by, quoteId))) return;
  const answer = answerMessage(text);
  if (quoteId === null) await sendDeskMessage(parts, tx, by, fabId, { kind: 'plain', text: answer });
  else await sendQuoteMessageAsStaff(parts, tx, { quoteId, text: answer, by });
}

/** Whoever asked for freight gets the same price with it; false where nobody did. */
async function quoteFreight(parts: Parts, tx: Queries, by: DeskActor, quoteId: string): Promise<boolean> {
  const { request, quote: old } = await lockQuoteForStaff(parts, tx, quoteId);
  if (old.freight_asked_version !== old.version) return false;
  const supplier = await readSupplier(tx, { supplierId: old.supplier_id });
  const wish = { agreedMinor: old.rate_minor, note: 'Now with freight.', isFreightAsked: true };
  await reviseQuote(parts, tx, {
    quoteId,
    form: composeOffer(request, supplier, parts.clock.now(), wish),
    by,
  });
  return true;
}
