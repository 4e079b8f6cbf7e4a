import { assignOrder as assignOrderContract } from '#contract/customer/assignments.ts';
import * as cancelling from '#contract/customer/cancel-order.ts';
import * as prices from '#contract/customer/order-prices.ts';
import * as contract from '#contract/customer/orders.ts';
import * as again from '#contract/customer/reorder.ts';
import { validateOrder } from '#server/capabilities/order-records/validate-order.ts';
import { assertGoesOn } from '#server/http/actor.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { assignOrder } from './assign-order.ts';
import { cancelPaidOrder, previewCancel } from './cancel/cancel-paid-order.ts';
import { listOrderHistory } from './details/list-order-history.ts';
import { viewOrder } from './details/view-order.ts';
import { listHeldOrders } from './list/list-held-orders.ts';
import { listOrders, listPreviousOrders } from './list/list-orders.ts';
import { searchOrders } from './list/search-orders.ts';
import { changeQuantity } from './place/change-quantity.ts';
import { placeOrder } from './place/place-order.ts';
import { previewOrder } from './place/preview-order.ts';
import { readOrderConfig } from './place/read-config.ts';
import { readCurrencyRate } from './pricing/find-exchange-rate.ts';
import { quoteLogisticCost } from './pricing/quote-logistic-cost.ts';
import { readReorderTerms, reorder } from './reorder.ts';

/** Approving is in `approval/approvals.routes.ts`. */
export function orderRoutes(register: Register, services: Services): void {
  pricingRoutes(register, services);
  placingRoutes(register, services);
  cancellingRoutes(register, services);
  readingRoutes(register, services);
  listingRoutes(register, services);
}

function pricingRoutes(register: Register, services: Services): void {
  register(prices.readOrderConfig, ({ query }, { actor }) =>
    readOrderConfig(services, services.db, actor, query),
  );
  register(prices.quoteLogisticCost, ({ body }, { actor }) =>
    quoteLogisticCost(services, services.db, actor, body),
  );
  register(prices.readCurrencyRate, ({ query }) =>
    readCurrencyRate(services.db, query, services.clock.now()),
  );
  register(prices.previewOrder, ({ body }, { actor }) => previewOrder(services, services.db, actor, body));
}

function placingRoutes(register: Register, services: Services): void {
  register(contract.placeProvisionalOrder, ({ body }, { actor, transact }) =>
    transact(async (tx) => {
      // A query that was asked here is ordered here; ready cloth is new work.
      if (!body.quoteId) assertGoesOn(actor);
      return viewOrder(services, tx, actor, await placeOrder(services, tx, actor, body));
    }),
  );
  register(contract.changeOrderQuantity, ({ params, body }, { actor, transact }) =>
    transact(async (tx) =>
      viewOrder(services, tx, actor, await changeQuantity(services, tx, actor, { ...params, ...body })),
    ),
  );
  register(contract.validateOrder, ({ params }, { actor, transact }) =>
    transact((tx) => validateOrder(services, tx, actor, params.orderId)),
  );
  register(again.readReorderTerms, ({ params }, { actor }) =>
    readReorderTerms(services, services.db, actor, params.orderId),
  );
  register(again.reorder, ({ params, body }, { actor, transact }) =>
    transact((tx) => reorder(services, tx, actor, { ...params, ...body })),
  );
}

function cancellingRoutes(register: Register, services: Services): void {
  register(cancelling.previewCancel, ({ params }, { actor }) =>
    previewCancel(services.db, actor, params.orderId),
  );
  register(cancelling.cancelOrder, ({ params, body }, { actor, transact }) =>
    transact((tx) => cancelPaidOrder(services, tx, actor, { ...params, reason: body.reason ?? null })),
  );
}

function readingRoutes(register: Register, services: Services): void {
  register(contract.readOrder, ({ params }, { actor }) =>
    viewOrder(services, services.db, actor, params.orderId),
  );
  register(contract.listOrderHistory, ({ params, query }, { actor }) =>
    listOrderHistory(services.db, actor.brandId, params.orderId, query),
  );
  register(assignOrderContract, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await assignOrder(services, tx, actor, { orderId, ...body });
      return viewOrder(services, tx, actor, orderId);
    }),
  );
}

function listingRoutes(register: Register, services: Services): void {
  register(contract.listOrders, ({ query }, { actor }) => listOrders(services, services.db, actor, query));
  register(contract.listPreviousOrders, ({ query }, { actor }) =>
    listPreviousOrders(services, services.db, actor, query),
  );
  register(contract.searchOrders, ({ query }, { actor }) =>
    searchOrders(services, services.db, { brandId: actor.brandId, ...query }),
  );
  register(contract.listHeldOrders, (_input, { actor }) => listHeldOrders(services, services.db, actor));
}
