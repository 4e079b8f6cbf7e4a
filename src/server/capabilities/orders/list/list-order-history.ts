/** What happened to an order, in words the buyer can read. */
import type { Reply } from '#contract/endpoint.ts';
import type { listOrderHistory as contract } from '#contract/orders.ts';
import { nextOffset } from '#server/capabilities/requests/listing/list-requests.ts';
import { DESK_NAME } from '#server/capabilities/requests/messages/messages.ts';
import type { Queries } from '#server/db/database.ts';
import { findOrder } from '../lock-order.ts';
import { orderHistoryCount, orderHistoryPage } from './order-history.store.ts';

const WORDS: Readonly<Record<string, string>> = {
  placed: 'Order placed; price and stock are held',
  approved: 'Order confirmed with a code',
  hold_extended: 'Held for three more working days',
  confirmed: 'Order confirmed, production can begin',
  hold_ended: 'Not paid in time; the hold has ended',
  material_booked: 'Material was bought for this order',
  goods_ready: 'Goods are ready for dispatch',
  dispatched: 'Goods dispatched',
  arrived: 'Goods reached our warehouse',
  delivered: 'Goods delivered',
  cancelled: 'Order cancelled',
};
const OTHERWISE = 'Order changed';

/** Checked again before every payment: kept, but nobody wants to read it. */
const UNTOLD = ['checked_valid', 'checked_invalid'];

const WHO = { customer: 'Your company', staff: DESK_NAME, system: 'System', anonymous: 'System' } as const;

export async function listOrderHistory(
  db: Queries,
  brandId: string,
  orderId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<Reply<typeof contract>> {
  const { order_id } = await findOrder(db, brandId, orderId);
  const of = { brandId, orderId: order_id, untold: UNTOLD };
  const rows = await orderHistoryPage(db, of, { offset, limit });
  const total = await orderHistoryCount(db, of);
  return {
    records: rows.map((row) => ({
      historyId: row.history_id,
      what: Object.hasOwn(WORDS, row.action) ? (WORDS[row.action] ?? OTHERWISE) : OTHERWISE,
      who: row.person_name ?? WHO[row.actor_kind],
      at: row.at.toISOString(),
    })),
    total,
    nextOffset: nextOffset(offset, rows.length, total),
  };
}
