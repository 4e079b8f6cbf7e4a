import type { Input, Reply } from '#contract/endpoint.ts';
import type { listOrders as contract, listPreviousOrders as previousContract } from '#contract/orders.ts';
import { nextOffset } from '#server/capabilities/requests/listing/list-requests.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { orderCardView } from '../orders.view.ts';
import { type ListedOrder, previousPage, tabPage } from './orders-list.store.ts';

type Of<Endpoint extends typeof contract | typeof previousContract> = {
  brandId: string;
} & Input<Endpoint>['query'];

/** A page of one tab, newest happening first, and how many orders each tab holds. */
export async function listOrders(
  { clock }: Pick<Parts, 'clock'>,
  db: Queries,
  { brandId, orderTab, offset, limit }: Of<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { orders, counts } = await tabPage(db, brandId, orderTab, { offset, limit });
  const total = counts[orderTab];
  return {
    records: cardsOf(orders, clock.now()),
    total,
    nextOffset: nextOffset(offset, orders.length, total),
    counts,
  };
}

export async function listPreviousOrders(
  { clock }: Pick<Parts, 'clock'>,
  db: Queries,
  { brandId, offset, limit }: Of<typeof previousContract>,
): Promise<Reply<typeof previousContract>> {
  const { orders, total } = await previousPage(db, brandId, { offset, limit });
  return {
    records: cardsOf(orders, clock.now()),
    total,
    nextOffset: nextOffset(offset, orders.length, total),
  };
}

function cardsOf(orders: readonly ListedOrder[], now: Date) {
  return orders.map(({ row, dueMinor }) => orderCardView(row, dueMinor, now));
}
