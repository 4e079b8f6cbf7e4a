import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { changeOrder } from '#server/capabilities/order-records/move-order.ts';
import type { OrderStep } from './order-step.ts';

/** Yarn or greige is bought for this order, so the buyer can no longer cancel it; saying it twice changes nothing. */
export const bookMaterial: OrderStep = async (services, tx, by, orderId) => {
  const order = await lockOrderForStaff(tx, orderId);
  if (order.material_booked_at !== null) return order;
  if (order.status !== 'created') {
    throw new Refusal('illegal_transition', { from: order.status, to: 'material_booked', actor: 'staff' });
  }
  return changeOrder(services, tx, order, {
    by,
    action: 'material_booked',
    set: { material_booked_at: services.clock.now() },
  });
};
