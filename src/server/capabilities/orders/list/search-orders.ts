import type { searchOrders as contract, OrderCard } from '#contract/customer/orders.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset, searchPatterns } from '#server/db/lists/list-page.ts';
import type { Services } from '#server/services.ts';
import { orderCardJson } from './order-card.ts';
import { foundOrders } from './orders-list.store.ts';

/** Whatever its stage: who looks for an order rarely knows where it stands. */
export async function searchOrders(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { brandId, q, offset, limit }: { brandId: string } & Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const patterns = searchPatterns(q);
  if (patterns === null) return { records: [], total: 0, nextOffset: null };
  const { orders, total } = await foundOrders(db, { brandId, patterns, offset, limit });
  const now = clock.now();
  return {
    records: orders.map((order) => JSON.parse(orderCardJson(order, now)) as OrderCard),
    total,
    nextOffset: nextOffset(offset, orders.length, total),
  };
}
