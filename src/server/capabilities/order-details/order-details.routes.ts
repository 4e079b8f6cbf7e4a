/** Every call that answers with a whole order or its story: they need the money, so they come after payments. */
import * as prices from '#contract/customer/order-prices.ts';
import * as contract from '#contract/customer/orders.ts';
import { verifyApprovalCode } from '#server/capabilities/orders/approval/approval-code.ts';
import { changeQuantity } from '#server/capabilities/orders/place/change-quantity.ts';
import { placeOrder } from '#server/capabilities/orders/place/place-order.ts';
import { previewOrder } from '#server/capabilities/orders/place/preview-order.ts';
import { orderMoney } from '#server/capabilities/payments/order-money.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { listOrderHistory } from './list-order-history.ts';
import { viewOrder } from './view-order.ts';

export function orderDetailsRoutes(register: Register, parts: Parts): void {
  const money = orderMoney(parts);
  register(prices.previewOrder, ({ body }, { actor }) =>
    previewOrder({ ...parts, ...money }, parts.db, actor, body),
  );
  register(contract.placeProvisionalOrder, ({ body }, { actor, transact }) =>
    transact(async (tx) => viewOrder(parts, tx, actor, await placeOrder(parts, tx, actor, body, money))),
  );
  register(contract.changeOrderQuantity, ({ params, body }, { actor, transact }) =>
    transact(async (tx) =>
      viewOrder(parts, tx, actor, await changeQuantity(parts, tx, actor, { ...params, ...body }, money)),
    ),
  );
  register(contract.verifyApprovalCode, async ({ params: { orderId }, body: { otp } }, { actor, caller }) => {
    await verifyApprovalCode(parts, actor, { orderId, code: otp, caller });
    return viewOrder(parts, parts.db, actor, orderId);
  });
  register(contract.readOrder, ({ params }, { actor }) => viewOrder(parts, parts.db, actor, params.orderId));
  register(contract.listOrderHistory, ({ params, query }, { actor }) =>
    listOrderHistory(parts.db, actor.brandId, params.orderId, query),
  );
}
