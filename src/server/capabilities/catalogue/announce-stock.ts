import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { fireAlerts } from './alerts/fire-alerts.ts';
import { announceCatalogue } from './announce-catalogue.ts';

/** Metres left the shelf or came back: open screens hear of it, and whoever waited for this quality. */
export async function announceStock(parts: Parts, tx: Queries, fabId: string): Promise<void> {
  await fireAlerts(parts, tx, fabId);
  await announceCatalogue(parts, tx);
}
