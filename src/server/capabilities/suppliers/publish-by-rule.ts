/** Where the owner switched it on for a supplier, its quotes reach the buyer without the desk, at the margin of the rule. */

import { parseMargin } from '#domain/quotes/terms/margin.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { findCurrentQuote } from '#server/capabilities/quotes/find-quote.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { setOwnMargin, supplierOf } from './invitations.store.ts';
import { placeOfMillQuote } from './mill-quotes.store.ts';
import { publishMillQuote } from './publish-mill-quote.ts';
import { usualPublishing } from './publishing-form.ts';

export async function publishQuotesByRule(services: Services): Promise<void> {
  await services.jobs.work('publish-mill-quote', ({ millQuoteId }) => publishByRule(services, millQuoteId));
}

export async function publishByRule(services: Services, millQuoteId: string): Promise<void> {
  try {
    await services.db.transaction((tx) => publish(services, tx, millQuoteId));
  } catch (error) {
    // A newer version, another winner, terms that need a look: it waits at the desk, where it is in any case.
    if (!(error instanceof Refusal)) throw error;
    services.log.info({ millQuoteId, refusal: error.code }, 'a supplier’s quote waits for the desk');
  }
}

async function publish(services: Services, tx: Queries, millQuoteId: string): Promise<void> {
  const place = await placeOfMillQuote(tx, millQuoteId);
  const margin = place && (await supplierOf(tx, place.supplierId))?.own_margin_basis_points;
  // The owner may have switched it off meanwhile.
  if (!place || margin === null || margin === undefined) return;
  const current = await findCurrentQuote(tx, place);
  const { logisticCost } = usualPublishing(current, margin);
  const { marginPercent } = usualPublishing(undefined, margin);
  await publishMillQuote(
    services,
    tx,
    { kind: 'system' },
    { millQuoteId, publishing: { marginPercent, logisticCost } },
  );
}

export async function changeOwnMargin(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { supplierId, marginPercent }: { supplierId: string; marginPercent: string | null },
): Promise<{ success: true }> {
  const basisPoints = marginPercent === null ? null : readMargin(marginPercent);
  const changed = await setOwnMargin(tx, supplierId, basisPoints);
  if (!changed) throw new Refusal('not_found');
  await recordHistory(services, tx, {
    subject: { kind: 'supplier', id: supplierId },
    action: 'own_margin_changed',
    actor: deskInHistory(by),
    details: { from: changed.before, to: basisPoints },
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['suppliers'] });
  return { success: true };
}

function readMargin(typed: string): number {
  const reading = parseMargin(typed);
  if (!reading.ok) throw formRefusal({ marginPercent: reading.problem });
  return Number(reading.basisPoints);
}
