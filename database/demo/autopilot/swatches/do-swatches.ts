/** Swatches that buyers lately asked for, sent through the same use-case that the desk works with. */

import { findSwatchHsn } from '#server/capabilities/swatches/find-swatch-cloth.ts';
import { sendSwatch } from '#server/capabilities/swatches/move-swatch.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { watchedSince } from '../watched-time.ts';
import type { DueSwatch, WatchedSwatch } from './due-swatches.ts';

export async function readSwatches(tx: Queries, now: Date): Promise<WatchedSwatch[]> {
  const rows = await tx.unscoped
    .selectFrom('swatch_requests')
    .select(['swatch_id', 'number', 'requested_at'])
    .where('status', '=', 'requested')
    .where('requested_at', '>', watchedSince(now))
    .execute();
  return rows.map(({ swatch_id, number, requested_at }) => ({
    swatchId: swatch_id,
    number,
    requestedAt: requested_at,
  }));
}

export async function doSwatch(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { swatchId, trackingNumber }: DueSwatch,
): Promise<void> {
  await sendPlayedSwatch(services, tx, by, { swatchId, trackingNumber });
}

/** With the HSN code that customs want of an export. */
export async function sendPlayedSwatch(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { swatchId, trackingNumber }: { swatchId: string; trackingNumber: string },
): Promise<void> {
  const cloth = await tx.unscoped
    .selectFrom('swatch_requests')
    .innerJoin('companies', 'companies.brand_id', 'swatch_requests.brand_id')
    .select([
      'companies.market',
      'swatch_requests.brand_id',
      'swatch_requests.fab_id',
      'swatch_requests.quote_id',
    ])
    .where('swatch_id', '=', swatchId)
    .executeTakeFirstOrThrow();
  const papers = cloth.market === 'IN' ? {} : { tariffItem: `${await findSwatchHsn(tx, cloth)}90` };
  await sendSwatch(services, tx, by, { swatchId, courier: 'Blue Dart', trackingNumber, ...papers });
}
