import type { Queries } from '#server/db/database.ts';
import { markUndelivered } from './deliveries.store.ts';

/** `reference`: of whatever WhatsApp message; most of them carry no notification. */
export function noteUndelivered(
  tx: Queries,
  { reference, problem }: { reference: string; problem: string | null },
): Promise<void> {
  return markUndelivered(tx, reference, problem ?? 'WhatsApp could not deliver it.');
}
