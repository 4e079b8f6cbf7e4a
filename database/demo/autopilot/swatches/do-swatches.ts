/** Swatches that buyers lately asked for, sent through the same use-case that the desk works with. */

import { sendSwatch } from '#server/capabilities/swatches/move-swatch.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';
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
  parts: Parts,
  tx: Queries,
  by: DeskActor,
  { swatchId, trackingNumber }: DueSwatch,
): Promise<void> {
  await sendSwatch(parts, tx, by, { swatchId, courier: 'Blue Dart', trackingNumber });
}
