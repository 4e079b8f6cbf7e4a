/** The played mill quotes as a real one does: invited by the desk, from its link, and published by the desk. */
import type { QuoteForm } from '#contract/staff/quotes.ts';
import { isCreditPeriod } from '#domain/account/choices/credit-period.ts';
import { lockRequestForStaff } from '#server/capabilities/requests/lock-request.ts';
import { inviteSuppliers } from '#server/capabilities/requests/suppliers/invite-suppliers.ts';
import { millBehindLink } from '#server/capabilities/suppliers/open-link.ts';
import { publishMillQuote } from '#server/capabilities/suppliers/publish-mill-quote.ts';
import { sendMillQuote } from '#server/capabilities/suppliers/send-mill-quote.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';

type Asked = { fabId: string; supplierId: string };

export async function quoteFromLink(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { fabId, supplierId, offer }: Asked & { offer: QuoteForm },
): Promise<void> {
  await inviteSuppliers(services, tx, by, fabId, [supplierId]);
  const mill = await millBehindLink(services, tx, { fabId, supplierId });
  // Whoever tries the demo may have ended this link: then nobody answers from it.
  if (!mill) return;
  const { specification_version: specificationVersion } = await lockRequestForStaff(tx, fabId);
  const millQuoteId = await sendMillQuote(services, tx, mill, { ...figuresOf(offer), specificationVersion });
  const { marginPercent, logisticCost } = offer;
  await publishMillQuote(services, tx, by, {
    millQuoteId,
    publishing: { marginPercent, logisticCost },
    terms: offer,
  });
}

/** What a mill types; everything else of the offer is the desk's. */
function figuresOf({ supplierRate, minimum, leadDays, creditDays, validTill, breaks = [] }: QuoteForm) {
  return {
    rate: supplierRate,
    minimum: minimum ?? '',
    readyDays: String(leadDays),
    paymentDays: String(isCreditPeriod(creditDays) ? creditDays : 0),
    validTill,
    breaks: breaks.map((step) => ({ from: step.from, rate: step.supplierRate })),
  };
}
