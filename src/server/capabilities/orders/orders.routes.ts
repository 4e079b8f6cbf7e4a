import * as prices from '#contract/customer/order-prices.ts';
import * as contract from '#contract/customer/orders.ts';
import * as again from '#contract/customer/reorder.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { sendApprovalCode, verifyApprovalCode } from './approval/approval-code.ts';
import { listHeldOrders } from './list/list-held-orders.ts';
import { type FindMoneyIds, listOrderHistory } from './list/list-order-history.ts';
import { listOrders, listPreviousOrders } from './list/list-orders.ts';
import { searchOrders } from './list/search-orders.ts';
import { changeQuantity } from './place/change-quantity.ts';
import { type PlacingMoney, placeOrder } from './place/place-order.ts';
import { previewOrder } from './place/preview-order.ts';
import { readOrderConfig } from './place/read-config.ts';
import { readCurrencyRate } from './pricing/find-exchange-rate.ts';
import { quoteLogisticCost } from './pricing/quote-logistic-cost.ts';
import { readReorderTerms, reorder } from './reorder.ts';
import { validateOrder } from './validate-order.ts';
import { type OrderMoneyLookups, viewOrder } from './view-order.ts';

/** What payments, later in the story, say about an order: what happens when it dies, what is kept for its company, what goes back. */
export type PaymentLookups = OrderMoneyLookups & PlacingMoney & { findMoneyIds: FindMoneyIds };

/** Cancelling gives money back, so it is registered with payments. */
export function orderRoutes(
  register: Register,
  parts: Parts,
  { onHoldExpired, findAccountCredit, ...seen }: PaymentLookups,
): void {
  const seeing = { ...parts, ...seen };
  pricingRoutes(register, { ...parts, findAccountCredit });
  placingRoutes(register, seeing, { onHoldExpired, findAccountCredit });
  readingRoutes(register, seeing);
}

type SeeingParts = Parts & Omit<PaymentLookups, keyof PlacingMoney>;

function pricingRoutes(register: Register, parts: Parts & Pick<PlacingMoney, 'findAccountCredit'>): void {
  register(prices.readOrderConfig, ({ query }, { actor }) => readOrderConfig(parts, parts.db, actor, query));
  register(prices.previewOrder, ({ body }, { actor }) => previewOrder(parts, parts.db, actor, body));
  register(prices.quoteLogisticCost, ({ body }, { actor }) =>
    quoteLogisticCost(parts, parts.db, actor, body),
  );
  register(prices.readCurrencyRate, ({ query }) => readCurrencyRate(parts.db, query, parts.clock.now()));
}

function placingRoutes(register: Register, parts: SeeingParts, money: PlacingMoney): void {
  register(contract.placeProvisionalOrder, ({ body }, { actor, transact }) =>
    transact(async (tx) => viewOrder(parts, tx, actor, await placeOrder(parts, tx, actor, body, money))),
  );
  register(contract.changeOrderQuantity, ({ params, body }, { actor, transact }) =>
    transact(async (tx) =>
      viewOrder(parts, tx, actor, await changeQuantity(parts, tx, actor, { ...params, ...body }, money)),
    ),
  );
  register(contract.validateOrder, ({ params }, { actor, transact }) =>
    transact((tx) => validateOrder(parts, tx, actor, params.orderId)),
  );
  register(contract.sendApprovalCode, ({ params }, { actor, transact }) =>
    transact((tx) => sendApprovalCode(parts, tx, actor, params.orderId)),
  );
  register(contract.verifyApprovalCode, async ({ params: { orderId }, body: { otp } }, { actor, caller }) => {
    await verifyApprovalCode(parts, actor, { orderId, code: otp, caller });
    return viewOrder(parts, parts.db, actor, orderId);
  });
  register(again.reorder, ({ params, body }, { actor, transact }) =>
    transact((tx) => reorder(parts, tx, actor, { ...params, ...body })),
  );
}

function readingRoutes(register: Register, parts: SeeingParts): void {
  register(contract.listOrders, ({ query }, { actor }) =>
    listOrders(parts, parts.db, { brandId: actor.brandId, ...query }),
  );
  register(contract.listPreviousOrders, ({ query }, { actor }) =>
    listPreviousOrders(parts, parts.db, { brandId: actor.brandId, ...query }),
  );
  register(contract.searchOrders, ({ query }, { actor }) =>
    searchOrders(parts, parts.db, { brandId: actor.brandId, ...query }),
  );
  register(contract.listHeldOrders, (_input, { actor }) => listHeldOrders(parts, parts.db, actor));
  register(contract.listOrderHistory, ({ params, query }, { actor }) =>
    listOrderHistory(parts, actor.brandId, params.orderId, query),
  );
  register(again.readReorderTerms, ({ params }, { actor }) =>
    readReorderTerms(parts, parts.db, actor, params.orderId),
  );
  register(contract.readOrder, ({ params }, { actor }) => viewOrder(parts, parts.db, actor, params.orderId));
}
