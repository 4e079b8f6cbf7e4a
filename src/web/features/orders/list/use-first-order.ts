/** Beside a list that is wide enough the first order stands open until another one is chosen. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { useWorkScope } from '#web/widgets/company/use-work-scope.ts';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import type { OrdersList } from '../orders-search.ts';

type Previous = ReturnType<typeof ordersQueries.previous>;

/** Undefined until the list is read, null where it holds nothing. */
export function useFirstOrder({
  list,
  words,
  isWanted,
}: {
  list: OrdersList;
  words: string;
  isWanted: boolean;
}): string | null | undefined {
  const work = useWorkScope();
  const query = words
    ? ordersQueries.search(words)
    : list === 'previous'
      ? null
      : ordersQueries.list(list, work);
  // The pages of every list hold the same cards, and the list itself reads them under the same key.
  const options = (query ?? ordersQueries.previous(work)) as Previous;
  const { data, error } = useInfiniteQuery({ ...options, enabled: () => isSignedIn() && isWanted });
  if (!isWanted || error) return null;
  return data && (data.pages[0]?.records[0]?.orderId ?? null);
}
