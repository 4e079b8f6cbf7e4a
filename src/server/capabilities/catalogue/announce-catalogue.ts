/** Rates, stock and lists are the same for every buyer, so every open screen hears of a change. */
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

export function announceCatalogue({ changes }: Pick<Services, 'changes'>, tx: Queries): Promise<void> {
  return changes.announce(tx, { kind: 'change-for-all', keys: ['catalogue'] });
}
