import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { WorkScope } from '#domain/account/company/assignment.ts';
import { DEFAULT_REQUEST_TAB } from '#domain/requests/request-tab.ts';
import type { RenderNavLink } from '#ui/navigation/nav-item.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { companyQueries } from '#web/widgets/company/company.queries.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { paymentsQueries } from '#web/widgets/payments/payments.queries.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import type { Tab } from './customer-frame.tsx';

/** What a tab shows first, by its id. */
const FIRST_READS: Readonly<Record<string, (client: QueryClient) => Promise<unknown>[]>> = {
  home: (client) => [client.prefetchQuery(customerQueries.me()), client.prefetchQuery(ordersQueries.held())],
  queries: (client) => [
    client.prefetchInfiniteQuery(requestsQueries.list(DEFAULT_REQUEST_TAB, '', scopeIn(client))),
  ],
  orders: (client) => [
    client.prefetchInfiniteQuery(ordersQueries.list('production', scopeIn(client))),
    client.prefetchQuery(ordersQueries.held()),
  ],
  payments: (client) => [client.prefetchInfiniteQuery(paymentsQueries.list('due'))],
};

function scopeIn(client: QueryClient): WorkScope {
  return client.getQueryData(companyQueries.people().queryKey)?.work ?? 'all';
}

/** The screen's own file is fetched by the router at the same moment. */
export function TabLink({ item, ...link }: Parameters<RenderNavLink>[0]) {
  const client = useQueryClient();
  const prefetch = () => {
    if (!item.current && isSignedIn()) void Promise.all(FIRST_READS[item.id]?.(client) ?? []);
  };
  return <Link {...link} to={(item as Tab).path} onTouchStart={prefetch} onPointerEnter={prefetch} />;
}
