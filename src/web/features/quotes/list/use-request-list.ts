/** The pages of one tab, appended as the reader goes on, and the counts that stand on all tabs. */
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { listRequests, RequestCard } from '#contract/customer/requests.ts';
import type { Reply } from '#contract/endpoint.ts';
import { useIncrementalData } from '#web/platform/use-incremental-data.ts';
import { useWorkScope } from '#web/widgets/company/use-work-scope.ts';
import { useLastDefined } from '#web/widgets/lists/use-last-defined.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import type { QuotesSearch } from './quotes-search.ts';

type Page = Reply<typeof listRequests>;
export type Counts = Page['counts'];
/** Everything one tab shows now. */
export type Shown = { readonly cards: readonly RequestCard[]; readonly counts: Counts };

export function useRequestList({ tab, words }: QuotesSearch) {
  const client = useQueryClient();
  const work = useWorkScope();
  const options = requestsQueries.list(tab, words, work);
  const query = useInfiniteQuery({
    ...options,
    // While the next words are searched for, what the last ones found stays in sight.
    placeholderData: (before, from) =>
      from?.queryKey[2] === tab && from.queryKey[4] === work ? before : undefined,
  });
  const pages = useIncrementalData(query)?.pages;
  // One object for one answer, so that whoever watches for changes sees only real ones.
  const shown = useMemo(() => (pages ? shownIn(pages) : null), [pages]);
  return {
    query,
    work,
    shown: query.isPlaceholderData ? null : shown,
    cards: shown?.cards,
    counts: useLastDefined(shown?.counts),
    /** Back to the first page, read afresh. */
    refresh: async () => {
      client.setQueryData(options.queryKey, firstPageOnly);
      await query.refetch();
    },
  };
}

function firstPageOnly(data: InfiniteData<Page, unknown> | undefined) {
  return data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
}

/** A request that moved up between two pages came twice. */
function shownIn(pages: readonly Page[]): Shown | null {
  const counts = pages.at(-1)?.counts;
  const cards = pages.flatMap(({ records }) => records);
  return counts ? { cards: [...new Map(cards.map((card) => [card.fabId, card])).values()], counts } : null;
}
