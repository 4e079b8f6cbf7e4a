/** What the screens that people open first read first, in the form they open in: sent before the app is there. */
import { pathOf } from '#contract/client.ts';
import { readCustomer } from '#contract/customer/account.ts';
import { readHome } from '#contract/customer/home.ts';
import { listHeldOrders, listOrders } from '#contract/customer/orders.ts';
import { listPayments } from '#contract/customer/payments.ts';
import { listRequests } from '#contract/customer/requests.ts';
import { DEFAULT_ORDER_TAB_CODE, ORDER_TAB_PAGE_SIZE } from '#domain/orders/order-tab.ts';
import { DEFAULT_REQUEST_TAB, REQUEST_TAB_CODE, REQUESTS_PAGE_SIZE } from '#domain/requests/request-tab.ts';
import type { PathName } from '#web/platform/paths.ts';
import { OWN_CUSTOMER_ID } from '#web/platform/prefetch.ts';

const OWN_PROFILE = pathOf(readCustomer, { params: { customerId: OWN_CUSTOMER_ID } });

export const SCREEN_READS: Partial<Record<PathName, string[]>> = {
  home: [pathOf(readHome, { query: {} }), OWN_PROFILE],
  quotes: [
    pathOf(listRequests, {
      query: { requestTab: REQUEST_TAB_CODE[DEFAULT_REQUEST_TAB], offset: 0, limit: REQUESTS_PAGE_SIZE },
    }),
    OWN_PROFILE,
  ],
  orders: [
    pathOf(listOrders, {
      query: { orderTab: DEFAULT_ORDER_TAB_CODE, offset: 0, limit: ORDER_TAB_PAGE_SIZE.production },
    }),
    pathOf(listHeldOrders, {}),
    OWN_PROFILE,
  ],
  payments: [
    pathOf(listPayments, { query: { status: 'due', offset: 0 } }),
    pathOf(listHeldOrders, {}),
    OWN_PROFILE,
  ],
};
