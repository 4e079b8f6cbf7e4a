import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

/** True for whoever comes first: each part of the demo's data is made once, also when several processes start at once. */
export async function claimSeed(
  { clock }: Pick<Services, 'clock'>,
  tx: Queries,
  name: string,
): Promise<boolean> {
  const claimed = await tx.unscoped
    .insertInto('demo_seeds')
    .values({ name, seeded_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}
