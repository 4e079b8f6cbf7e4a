/** The played desk records what the buyer gave. */
import { receiveStandards } from '#server/capabilities/production/standards/receive-standards.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';

export async function receiveGivenStandards(
  services: Services,
  tx: Queries,
  by: DeskActor,
  orderId: string,
): Promise<void> {
  const given = await tx.unscoped
    .selectFrom('standards')
    .select('standard_id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'given')
    .execute();
  const standardIds = given.map(({ standard_id }) => standard_id);
  await receiveStandards(services, tx, by, { orderId, standardIds });
}
