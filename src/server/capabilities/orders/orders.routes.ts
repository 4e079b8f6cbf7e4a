import * as prices from '#contract/customer/order-prices.ts';
import * as contract from '#contract/customer/orders.ts';
import * as again from '#contract/customer/reorder.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { sendApprovalCode } from './approval/approval-code.ts';
import { listHeldOrders } from './list/list-held-orders.ts';
import { listOrders, listPreviousOrders } from './list/list-orders.ts';
import { searchOrders } from './list/search-orders.ts';
import { readOrderConfig } from './place/read-config.ts';
import { readCurrencyRate } from './pricing/find-exchange-rate.ts';
import { quoteLogisticCost } from './pricing/quote-logistic-cost.ts';
import { readReorderTerms, reorder } from './reorder.ts';
import { validateOrder } from './validate-order.ts';

/** Placing and reading a whole order are registered by order-details, cancelling by payments: they touch money. */
export function orderRoutes(register: Register, parts: Parts): void {
  pricingRoutes(register, parts);
  checkingRoutes(register, parts);
  listingRoutes(register, parts);
}

function pricingRoutes(register: Register, parts: Parts): void {
  register(prices.readOrderConfig, ({ query }, { actor }) => readOrderConfig(parts, parts.db, actor, query));
  register(prices.quoteLogisticCost, ({ body }, { actor }) =>
    quoteLogisticCost(parts, parts.db, actor, body),
  );
  register(prices.readCurrencyRate, ({ query }) => readCurrencyRate(parts.db, query, parts.clock.now()));
}

function checkingRoutes(register: Register, parts: Parts): void {
  register(contract.validateOrder, ({ params }, { actor, transact }) =>
    transact((tx) => validateOrder(parts, tx, actor, params.orderId)),
  );
  register(contract.sendApprovalCode, ({ params }, { actor, transact }) =>
    transact((tx) => sendApprovalCode(parts, tx, actor, params.orderId)),
  );
  register(again.reorder, ({ params, body }, { actor, transact }) =>
    transact((tx) => reorder(parts, tx, actor, { ...params, ...body })),
  );
}

function listingRoutes(register: Register, parts: Parts): void {
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
  register(again.readReorderTerms, ({ params }, { actor }) =>
    readReorderTerms(parts, parts.db, actor, params.orderId),
  );
}
