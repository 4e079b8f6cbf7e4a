/** Under which subjects the history tells of an order's money. */
import type { FindMoneyIds } from '#server/capabilities/orders/list/list-order-history.ts';
import { refundsOfOrder } from '../refunds/refunds.store.ts';
import { triedPaymentIds } from './payment-orders.store.ts';

export const findMoneyIds: FindMoneyIds = async (db, order) => {
  const refunds = await refundsOfOrder(db, order);
  return [...(await triedPaymentIds(db, order)), ...refunds.map(({ refund_id }) => refund_id)];
};
