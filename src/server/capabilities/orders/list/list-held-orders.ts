/** Orders whose price and stock are held, each with the part that confirms it. */
import type { Reply } from '#contract/endpoint.ts';
import type { listHeldOrders as contract } from '#contract/orders.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { instalmentsOfOrders } from '../instalments.store.ts';
import { instalmentView } from '../instalments.view.ts';
import { orderCardView } from '../orders.view.ts';
import { heldOrders } from './orders-list.store.ts';

/** Nobody pays more of them before their holds end. */
const AT_MOST = 20;

export async function listHeldOrders(
  { clock }: Pick<Parts, 'clock'>,
  db: Queries,
  brandId: string,
): Promise<Reply<typeof contract>> {
  const now = clock.now();
  const held = await heldOrders(db, brandId, AT_MOST);
  const instalments = await instalmentsOfOrders(
    db,
    brandId,
    held.map(({ row }) => row.order_id),
  );
  return {
    records: held.map(({ row, dueMinor }) => {
      const next = instalments.find(({ order_id, state }) => order_id === row.order_id && state === 'open');
      return { ...orderCardView(row, dueMinor, now), next: next ? instalmentView(next, row, now) : null };
    }),
  };
}
