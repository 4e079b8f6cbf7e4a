/** What placing or changing an order has to know of money: an order that makes room for it closes its books. */
import type { PlacingMoney } from '#server/capabilities/orders/place/place-order.ts';
import type { Parts } from '#server/parts.ts';
import { accountCreditOf } from './ledger/write-entry.ts';
import { closeExpiredOrder } from './refunds/close-order-accounts.ts';

export function orderMoney(parts: Parts): PlacingMoney {
  return {
    onHoldExpired: (tx, order) => closeExpiredOrder(parts, tx, order),
    findAccountCredit: accountCreditOf,
  };
}
