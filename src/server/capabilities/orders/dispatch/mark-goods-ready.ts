/** The cloth is woven and finished: what is paid before dispatch falls due today. */
import { dayInZone } from '#domain/shared/calendar.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import type { OrderStep } from '../order-step.ts';
import { setDueDays } from './set-due-days.ts';

export const markGoodsReady: OrderStep = async (services, tx, by, orderId) => {
  const order = await lockOrderForStaff(tx, orderId);
  if (order.status !== 'created') {
    throw new Refusal('illegal_transition', { from: order.status, to: 'goods_ready', actor: 'staff' });
  }
  await setDueDays(tx, order, { goodsReadyOn: dayInZone(services.clock.now(), order.zone) });
  await recordOrderChange(services, tx, order, { by, action: 'goods_ready' });
  return order;
};
