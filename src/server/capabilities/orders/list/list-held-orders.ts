/** Orders whose price and stock are held, each with the part that confirms it. */

import type { listHeldOrders as contract, OrderCard } from '#contract/customer/orders.ts';
import type { Reply } from '#contract/endpoint.ts';
import { timeZoneOf } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import { instalmentsOfOrders } from '#server/capabilities/order-records/instalments.store.ts';
import { instalmentView } from '#server/capabilities/order-records/instalments.view.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { orderCardJson } from './order-card.ts';
import { heldOrders } from './orders-list.store.ts';

/** Nobody pays more of them before their holds end. */
const AT_MOST = 20;

export async function listHeldOrders(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { brandId, market }: { brandId: string; market: Market },
): Promise<Reply<typeof contract>> {
  const now = clock.now();
  const held = await heldOrders.all(db, { brandId, limit: AT_MOST });
  const instalments = await instalmentsOfOrders(
    db,
    brandId,
    held.map(({ order_id }) => order_id),
  );
  return {
    records: held.map((order) => {
      const next = instalments.find(({ order_id, state }) => order_id === order.order_id && state === 'open');
      return {
        ...(JSON.parse(orderCardJson(order, now)) as OrderCard),
        next: next
          ? instalmentView(next, { ...order, zone: timeZoneOf(market, order.time_zone) }, now)
          : null,
      };
    }),
  };
}
