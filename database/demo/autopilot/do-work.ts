/** One answer of a played supplier, given through the same use-cases that the desk works with. */

import type { QuoteForm } from '#contract/staff/quotes.ts';
import { MICRO_SMALL_SELLER_MAX_DAYS } from '#domain/account/choices/credit-period.ts';
import { refuseCounterOffer } from '#server/capabilities/quotes/counter/refuse-counter-offer.ts';
import { lockQuoteForStaff } from '#server/capabilities/quotes/lock-quote.ts';
import { sendQuoteMessageAsStaff } from '#server/capabilities/quotes/quote-messages.ts';
import type { QuoteRow } from '#server/capabilities/quotes/quotes.store.ts';
import { reviseQuote } from '#server/capabilities/quotes/revise-quote.ts';
import { lockRequestForStaff } from '#server/capabilities/requests/lock-request.ts';
import { sendDeskMessage } from '#server/capabilities/requests/messages/send-message.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { readSupplier } from '../read-supplier.ts';
import { answerCounter } from './answer/answer-counter.ts';
import { answerMessage } from './answer/answer-message.ts';
import type { DueWork } from './due-work.ts';
import { quoteFromLink } from './mill/quote-from-link.ts';
import { composeOffer } from './offer/compose-offer.ts';

type Work<Kind extends DueWork['kind']> = Extract<DueWork, { kind: Kind }>;

export async function doWork(services: Services, tx: Queries, by: DeskActor, work: DueWork): Promise<void> {
  if (work.kind === 'quote') await quote(services, tx, by, work);
  else if (work.kind === 'answer_counter') await answerOffer(services, tx, by, work);
  else if (work.kind === 'quote_again') await quoteAgain(services, tx, by, work);
  else await reply(services, tx, by, work);
}

async function quote(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { fabId, supplierId }: Work<'quote'>,
): Promise<void> {
  const request = await lockRequestForStaff(tx, fabId);
  const supplier = await readSupplier(tx, { supplierId });
  const form = composeOffer(request, supplier, services.clock.now());
  await quoteFromLink(services, tx, by, { fabId, supplierId, offer: form });
}

async function answerOffer(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { quoteId }: Work<'answer_counter'>,
): Promise<void> {
  const { request, quote: countered } = await lockQuoteForStaff(services, tx, quoteId);
  const { number, version, rate_minor, counter_rate_minor } = countered;
  const answer = answerCounter({
    quoteNumber: number,
    version,
    quotedMinor: rate_minor,
    wantedMinor: counter_rate_minor ?? rate_minor,
  });
  if (answer.kind === 'refused') {
    await refuseCounterOffer(services, tx, { quoteId, note: answer.note, by });
    return;
  }
  const supplier = await readSupplier(tx, { supplierId: countered.supplier_id });
  const form = composeOffer(request, supplier, services.clock.now(), answer);
  await reviseQuote(services, tx, { quoteId, form: { ...form, ...grantedTerms(countered) }, by });
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
  services: Services,
  tx: Queries,
  by: DeskActor,
  { quoteId, why }: Work<'quote_again'>,
): Promise<void> {
  const { request, quote: old } = await lockQuoteForStaff(services, tx, quoteId);
  const supplier = await readSupplier(tx, { supplierId: old.supplier_id });
  const wish =
    why === 'renewal'
      ? { agreedMinor: old.rate_minor, note: 'Renewed at the same rate.' }
      : { note: 'Quoted again for your changed specification.' };
  const form = composeOffer(request, supplier, services.clock.now(), wish);
  await reviseQuote(services, tx, { quoteId, form, by });
}

async function reply(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { fabId, quoteId, text }: Work<'reply'>,
): Promise<void> {
  if (quoteId !== null && (await quoteFreight(services, tx, by, quoteId))) return;
  const answer = answerMessage(text);
  if (quoteId === null) await sendDeskMessage(services, tx, by, fabId, { kind: 'plain', text: answer });
  else await sendQuoteMessageAsStaff(services, tx, { quoteId, text: answer, by });
}

/** Whoever asked for freight gets the same price with it; false where nobody did. */
async function quoteFreight(
  services: Services,
  tx: Queries,
  by: DeskActor,
  quoteId: string,
): Promise<boolean> {
  const { request, quote: old } = await lockQuoteForStaff(services, tx, quoteId);
  if (old.freight_asked_version !== old.version) return false;
  const supplier = await readSupplier(tx, { supplierId: old.supplier_id });
  const wish = { agreedMinor: old.rate_minor, note: 'Now with freight.', isFreightAsked: true };
  await reviseQuote(services, tx, {
    quoteId,
    form: composeOffer(request, supplier, services.clock.now(), wish),
    by,
  });
  return true;
}
