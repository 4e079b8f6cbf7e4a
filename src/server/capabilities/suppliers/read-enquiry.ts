/** The enquiry as its mill reads it: put together from what the domain allows, never by leaving something out. */
import type { Enquiry } from '#contract/supplier/enquiry.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { clothForMill } from '#domain/suppliers/enquiry-for-mill.ts';
import { invitationState } from '#domain/suppliers/invitation-state.ts';
import { isNoBidReason } from '#domain/suppliers/no-bid-reason.ts';
import { deskMoves } from '#server/capabilities/requests/allowed-moves.ts';
import { askedQuantity } from '#server/capabilities/requests/asked-cloth.ts';
import { findRequest, type RequestRow } from '#server/capabilities/requests/lock-request.ts';
import { messageForMills } from '#server/capabilities/requests/suppliers/ask-supplier.ts';
import { deliveryForMills } from '#server/capabilities/requests/suppliers/delivery-for-mills.ts';
import type { Queries } from '#server/db/database.ts';
import type { SupplierActor } from '#server/http/actor.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Services } from '#server/services.ts';
import { isConfirmedDevice } from './confirm-device.ts';
import { invitationsWithLinks } from './invitations.store.ts';
import { lastSimilarQuote, newestMillQuote } from './mill-quotes.store.ts';
import { figuresOf, ownQuoteOf } from './mill-quotes.view.ts';
import { questionsAbout } from './questions.store.ts';

export async function readEnquiry(
  services: Services,
  db: Queries,
  mill: SupplierActor,
  caller: Caller,
): Promise<Enquiry> {
  const request = await findRequest(db, mill.brandId, mill.fabId);
  return {
    ...(await askedOf(services, db, request)),
    ...(await saidBy(services, db, mill, request)),
    needsCode: !(await isConfirmedDevice(db, mill, caller)),
  };
}

async function askedOf({ clock }: Services, db: Queries, request: RequestRow) {
  const { market, zone, number, quality, specification_version, required_by, specification, sheet } = request;
  const { quantity } = askedQuantity(request);
  const { facts, colours, drawing } = clothForMill(specification, sheet);
  return {
    number,
    quality,
    specificationVersion: specification_version,
    facts: [...facts],
    colours: [...colours],
    drawing: { ...drawing, colours: [...drawing.colours] },
    quantity: { thousandths: String(quantity.thousandths), unit: quantity.unit },
    requiredBy: required_by,
    deliveryTo: await deliveryForMills(db, request),
    isExport: market !== 'IN',
    currency: MARKET_RULES[market].currency,
    today: dayInZone(clock.now(), zone),
    message: await messageForMills(db, request),
  };
}

async function saidBy({ clock }: Services, db: Queries, mill: SupplierActor, request: RequestRow) {
  const quote = await newestMillQuote(db, mill);
  const invitations = await invitationsWithLinks(db, { ...mill, now: clock.now() });
  const own = invitations.find(({ supplier_id }) => supplier_id === mill.supplierId);
  if (!own) throw new Refusal('not_found');
  const questions = await questionsAbout(db, mill);
  return {
    supplierName: own.name,
    state: invitationState({
      isLinkOpen: true,
      isRequestOpen: deskMoves(request.status).includes('quote'),
      hasQuoted: quote !== undefined,
      hasDeclined: own.declined_at !== null,
    }),
    quote: quote ? ownQuoteOf(quote, request.specification_version) : null,
    lastQuote: await lastOf(db, mill, request),
    noBidReason: isNoBidReason(own.decline_reason) ? own.decline_reason : null,
    questions: questions
      .filter(({ supplier_id }) => supplier_id === mill.supplierId)
      .map(({ question, asked_at, answer }) => ({ question, askedAt: asked_at.toISOString(), answer })),
  };
}

async function lastOf(
  db: Queries,
  { supplierId, fabId }: SupplierActor,
  request: RequestRow,
): Promise<Enquiry['lastQuote']> {
  const { productionSubType: subCategoryId } = request.specification;
  if (subCategoryId === null) return null;
  const { currency } = MARKET_RULES[request.market];
  const { unit } = askedQuantity(request).quantity;
  const last = await lastSimilarQuote(db, { supplierId, fabId, subCategoryId, currency, unit });
  return last ? { ...figuresOf(last), sentAt: last.sent_at.toISOString() } : null;
}
