/** A mill quotes, or improves its quote: a new version of its own, which reaches the buyer only when it is published. */
import type { Input } from '#contract/endpoint.ts';
import type { sendMillQuote as contract } from '#contract/supplier/enquiry.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { type MillQuoteTerms, readMillQuote } from '#domain/suppliers/mill-quote.ts';
import { askedQuantity } from '#server/capabilities/requests/asked-cloth.ts';
import type { RequestRow } from '#server/capabilities/requests/lock-request.ts';
import { isFileOfMill } from '#server/capabilities/uploads/read-file.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { SupplierActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { setDeclined, supplierOf } from './invitations.store.ts';
import { lockEnquiry } from './lock-enquiry.ts';
import { millInHistory } from './mill-in-history.ts';
import { insertMillQuote } from './mill-quotes.store.ts';

type Body = Input<typeof contract>['body'];

/** The device was confirmed before. */
export async function sendMillQuote(
  services: Services,
  tx: Queries,
  mill: SupplierActor,
  body: Body,
): Promise<string> {
  const { request, quote } = await lockEnquiry(services, tx, mill, 'quoted');
  // What is quoted is the cloth that was read.
  if (body.specificationVersion !== request.specification_version) throw new Refusal('record_outdated');
  const terms = readTerms(services, request, body);
  await assertOwnPhoto(tx, mill, body.photoFileId ?? null);
  const millQuoteId = services.ids.next();
  const version = (quote?.version ?? 0) + 1;
  await insertMillQuote(tx, {
    ...columnsOf(terms, body),
    brand_id: mill.brandId,
    mill_quote_id: millQuoteId,
    fab_id: mill.fabId,
    supplier_id: mill.supplierId,
    version,
    specification_version: request.specification_version,
    sent_at: services.clock.now(),
  });
  await setDeclined(tx, mill, { declined_at: null, decline_reason: null });
  await recordMillAct(services, tx, mill, { action: 'quoted', number: request.number, version });
  const supplier = await supplierOf(tx, mill.supplierId);
  if (supplier?.own_margin_basis_points != null)
    await services.jobs.enqueue(tx, 'publish-mill-quote', { millQuoteId });
  return millQuoteId;
}

function readTerms({ clock }: Services, request: RequestRow, body: Body): MillQuoteTerms {
  const reading = readMillQuote(body, {
    currency: MARKET_RULES[request.market].currency,
    unit: askedQuantity(request).quantity.unit,
    today: dayInZone(clock.now(), request.zone),
  });
  if (!reading.ok) throw formRefusalFor(reading.problems);
  return reading.terms;
}

async function assertOwnPhoto(tx: Queries, mill: SupplierActor, fileId: string | null): Promise<void> {
  if (fileId !== null && !(await isFileOfMill(tx, mill.brandId, mill.supplierId, fileId)))
    throw formRefusal({ photoFileId: 'This photo could not be found. Please add it again.' });
}

function columnsOf({ rate, minimum, breaks, ...terms }: MillQuoteTerms, body: Body) {
  return {
    currency: rate.price.currency,
    unit: rate.unit,
    rate_minor: rate.price.minor,
    minimum_thousandths: minimum?.thousandths ?? null,
    ready_days: terms.readyDays,
    payment_days: terms.paymentDays,
    valid_till: terms.validTill,
    quantity_breaks: JSON.stringify(
      breaks.map((step) => ({
        fromThousandths: String(step.from.thousandths),
        rateMinor: String(step.rate.price.minor),
      })),
    ),
    deviations: body.deviations ?? null,
    swatch_note: body.swatchNote ?? null,
    photo_file_id: body.photoFileId ?? null,
  };
}

type MillAct = { action: string; number: string; version?: number };

/** Without the company: what a mill does is nothing that the buyer's history may tell. */
export async function recordMillAct(
  services: Services,
  tx: Queries,
  mill: SupplierActor,
  { action, ...details }: MillAct,
): Promise<void> {
  await recordHistory(services, tx, {
    subject: { kind: 'supplier', id: mill.supplierId },
    action,
    actor: millInHistory(mill),
    details,
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['suppliers'] });
}
