/** The played market, through the same use-cases that the desk works with. */

import { formatAmountInput } from '#demo/format-amount-input.ts';
import { countLot } from '#server/capabilities/catalogue/staff/change-lots.ts';
import { publishRates } from '#server/capabilities/catalogue/staff/publish-rates.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import type { DueCatalogue } from './due-catalogue.ts';

export async function doCatalogue(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { quality: { fabId, rates }, moveBasisPoints, sold }: DueCatalogue,
): Promise<void> {
  const moved = rates.map(({ currency, unit, minor }) => ({
    fabId,
    currency,
    unit,
    rate: formatAmountInput(movedBy(minor, moveBasisPoints)),
  }));
  await publishRates(services, tx, by, moved);
  if (!sold) return;
  const { lotId, leftMetres } = sold;
  await countLot(services, tx, by, { lotId, metres: String(leftMetres), reason: 'Sold at the mill' });
}

/** At least a paisa or a cent is left. */
function movedBy(minor: bigint, basisPoints: number): bigint {
  const moved = (minor * BigInt(10_000 + basisPoints)) / 10_000n;
  return moved > 0n ? moved : 1n;
}
