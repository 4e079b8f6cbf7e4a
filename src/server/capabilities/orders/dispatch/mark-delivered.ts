/** The goods reach our warehouse on the way, and then the buyer. */
import { lockOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { moveOrder } from '#server/capabilities/order-records/move-order.ts';
import type { OrderStep } from '../order-step.ts';

export const markArrived: OrderStep = async (services, tx, by, orderId) => {
  const order = await lockOrderForStaff(tx, orderId);
  const mover = { as: 'production', by } as const;
  return moveOrder(services, tx, order, 'warehouse', { ...mover, action: 'arrived' });
};

export const markDelivered: OrderStep = async (services, tx, by, orderId) => {
  const order = await lockOrderForStaff(tx, orderId);
  // The buyer's own receipt of the last roll delivers an order too.
  const mover = { as: by.kind === 'customer' ? 'customer' : 'production', by } as const;
  const set = { delivered_at: services.clock.now() };
  return moveOrder(services, tx, order, 'delivered', { ...mover, action: 'delivered', set });
};
