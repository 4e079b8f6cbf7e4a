/** What happened to an order, in words the buyer can read. */

import type { listOrderHistory as contract } from '#contract/customer/orders.ts';
import type { Reply } from '#contract/endpoint.ts';
import { findOrder } from '#server/capabilities/order-records/lock-order.ts';
import { findMoneyIds } from '#server/capabilities/payments/pay/find-money-ids.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { HISTORY_ACTOR_TEXT } from '#words/en/history-actors.ts';
import { historyText, SHOWN_MONEY_ACTIONS } from './history-text.ts';
import { orderHistoryCount, orderHistoryPage } from './order-history.store.ts';

/** Checked again before every payment: kept, but nobody wants to read it. */
const HIDDEN_ACTIONS = ['checked_valid', 'checked_invalid'];

export async function listOrderHistory(
  db: Queries,
  brandId: string,
  orderId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<Reply<typeof contract>> {
  const order = await findOrder(db, brandId, orderId);
  const subjects = [order.order_id, ...(await findMoneyIds(db, order))];
  const of = { brandId, subjects, hiddenActions: HIDDEN_ACTIONS, moneyActions: SHOWN_MONEY_ACTIONS };
  const rows = await orderHistoryPage(db, of, { offset, limit });
  const total = await orderHistoryCount(db, of);
  return {
    records: rows.map((row) => ({
      historyId: row.history_id,
      what: historyText(row),
      who: row.person_name ?? HISTORY_ACTOR_TEXT[row.actor_kind],
      at: row.at.toISOString(),
    })),
    total,
    nextOffset: nextOffset(offset, rows.length, total),
  };
}
