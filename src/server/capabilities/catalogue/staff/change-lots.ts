/** Lots come to the shelf, and are counted again when the shelf and the book differ. */
import type { Input, Reply } from '#contract/endpoint.ts';
import type { addLot as addContract, countLot as countContract } from '#contract/staff/qualities.ts';
import { drawsOnStock } from '#domain/orders/order-kind.ts';
import { assertUnchanged, formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { addStockLot } from '../add-quality.ts';
import { fireAlerts } from '../alerts/fire-alerts.ts';
import { announceCatalogue } from '../announce-catalogue.ts';
import { findQuality } from '../find-quality.ts';
import { metresOf } from './save-quality.ts';
import { lockLot, setFree } from './staff-qualities.store.ts';
import { lotView } from './view-qualities.ts';

export async function addLot(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { fabId, colour, metres, isAsIs }: Input<typeof addContract>['body'] & { fabId: string },
): Promise<Reply<typeof addContract>> {
  const quality = await findQuality(tx, fabId);
  if (!quality) throw new Refusal('not_found');
  if (!drawsOnStock(quality.kind)) throw formRefusal({ metres: 'This quality is woven to order.' });
  const lotId = await addStockLot(services, tx, {
    fabId,
    colour,
    metres: metresOf('metres', metres),
    isAsIs,
  });
  await record(services, tx, by, { lotId, fabId, action: 'added', metres });
  const lot = await lockLot(tx, lotId);
  if (!lot) throw new Refusal('not_found');
  return lotView(lot);
}

export async function countLot(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { lotId, metres, reason, readAt }: Input<typeof countContract>['body'] & { lotId: string },
): Promise<Reply<typeof countContract>> {
  const lot = await lockLot(tx, lotId);
  if (!lot) throw new Refusal('not_found');
  assertUnchanged(readAt, String(lot.free_thousandths));
  // Nothing left is a possible answer of a count.
  const thousandths = /^0+(\.0+)?$/.test(metres.trim()) ? 0n : metresOf('metres', metres);
  await setFree(tx, lotId, thousandths);
  const metresBefore = String(Number(lot.free_thousandths) / 1000);
  await record(services, tx, by, {
    lotId,
    fabId: lot.fab_id,
    action: 'counted',
    metresBefore,
    metres,
    reason,
  });
  return { success: true };
}

type Recorded = {
  lotId: string;
  fabId: string;
  action: string;
  metres: string;
  metresBefore?: string;
  reason?: string;
};

async function record(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { lotId, fabId, action, ...details }: Recorded,
): Promise<void> {
  await recordHistory(services, tx, { subject: { kind: 'lot', id: lotId }, action, actor: by, details });
  await fireAlerts(services, tx, fabId);
  await announceCatalogue(services, tx);
}
