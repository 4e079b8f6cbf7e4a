/** The cloth is woven and finished: what is paid before dispatch falls due today. */
import { dayInZone } from '#domain/shared/calendar.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { lockOrderForStaff, type OrderRow } from '../lock-order.ts';
import { recordOrderChange } from '../move-order.ts';
import { setDueDays } from './set-due-days.ts';

export async function markGoodsReady(
  parts: Parts,
  tx: Queries,
  by: HistoryActor,
  orderId: string,
): Promise<OrderRow> {
  const order = await lockOrderForStaff(tx, orderId);
  if (order.status !== 'created') {
    throw new Refusal('illegal_transition', { from: order.status, to: 'goods_ready', actor: 'staff' });
  }
  await setDueDays(tx, order, { goodsReadyOn: dayInZone(parts.clock.now(), order.zone) });
  await recordOrderChange(parts, tx, order, { by, action: 'goods_ready' });
  return order;
}
