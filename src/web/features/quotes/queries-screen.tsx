import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { goBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { usePreload } from '#web/platform/use-preload.ts';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { ListLinks } from '#web/widgets/search-link.tsx';
import { DetailPane, LazyDetailPane } from './detail/lazy-detail-pane.tsx';
import { listTexts as texts } from './list/list.texts.ts';
import { ListPane } from './list/list-pane.tsx';
import { listName, useQuotesSearch } from './list/quotes-search.ts';
import { useHeldCards } from './list/use-held-cards.ts';
import { useRequestList } from './list/use-request-list.ts';

/** Phone: the list, or one query in its place. Wide: the list stays beside the open query. */
export function QueriesScreen() {
  const { fabId = null } = useParams({ strict: false }) as { fabId?: string };
  const router = useRouter();
  const isWide = useIsWide();
  const isAlone = fabId !== null && !isWide;
  const address = useQuotesSearch();
  const list = useRequestList(address);
  const { isFetching, isFetchedAfterMount } = list.query;
  const isFirstRead = isFetching && !isFetchedAfterMount;
  const held = useHeldCards(listName(address, list.work), { ...list, isFirstRead });
  const { cards } = held;
  const first = cards?.[0]?.fabId ?? null;
  // Beside a list there is always something to read: the first record, until another one is opened.
  const shownId = fabId ?? (isWide ? first : null);
  const number = useNumber(fabId);
  usePreload(DetailPane, cards !== undefined);
  useTitleFocus(fabId, isWide && number !== null);
  return (
    <Screen
      title={isAlone ? (number ?? texts.query) : texts.title}
      {...(isAlone ? { onBack: () => goBack(router, pathTo('quotes')) } : { actions: <ListLinks /> })}
    >
      <div className="wide:grid wide:grid-cols-[minmax(22rem,27rem)_minmax(0,1fr)] wide:items-start wide:gap-8">
        {!isAlone && <ListPane key="list" currentId={shownId} isBeside={isWide} list={list} held={held} />}
        {shownId !== null && <LazyDetailPane key="detail" fabId={shownId} />}
        {shownId === null && isWide && <EmptyState drawing={<EmptyLoom />} sentence={texts.nothingBeside} />}
      </div>
    </Screen>
  );
}

/** Null until the query is read. */
function useNumber(fabId: string | null): string | null {
  const { data } = useQuery({
    ...requestsQueries.one(fabId ?? ''),
    enabled: () => isSignedIn() && fabId !== null,
  });
  return data?.number ?? null;
}

/** Beside the list the focus goes on at the query, not at the title of the whole screen. */
function useTitleFocus(fabId: string | null, isTitleBesideList: boolean): void {
  const focused = useRef(fabId);
  useEffect(() => {
    if (focused.current === fabId || (fabId && !isTitleBesideList)) return;
    focused.current = fabId;
    document.getElementById('query-title')?.focus({ preventScroll: true });
  }, [fabId, isTitleBesideList]);
}
