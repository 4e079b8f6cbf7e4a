import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { fireAlerts } from './alerts/fire-alerts.ts';
import { announceCatalogue } from './announce-catalogue.ts';

/** Metres left the shelf or came back: open screens hear of it, and whoever waited for this quality. */
export async function announceStock(services: Services, tx: Queries, fabId: string): Promise<void> {
  await fireAlerts(services, tx, fabId);
  await announceCatalogue(services, tx);
}
