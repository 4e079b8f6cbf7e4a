import { Link } from '@tanstack/react-router';
import { REQUEST_TAB_EMPTY } from '#domain/requests/request-tab.ts';
import { buttonClass } from '#ui/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyLoom, EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { errorWords } from '#web/platform/error-words.ts';
import { pathTo } from '#web/platform/paths.ts';
import { ListEnd } from '#web/widgets/lists/list-end.tsx';
import { type ListAddress, listSearch } from './list-address.ts';
import { RequestCard } from './request-card.tsx';
import type { useRequestList } from './use-request-list.ts';

/** Cards after these are drawn only when they come near the screen. */
const ALWAYS_DRAWN = 20;
const OFF_SCREEN = '[contain-intrinsic-size:auto_12rem] [content-visibility:auto]';

export type RequestListProps = {
  address: ListAddress;
  list: ReturnType<typeof useRequestList>;
  currentId: string | null;
};

export function RequestList({ address, list: { query, cards }, currentId }: RequestListProps) {
  if (!cards) {
    if (!query.error) return <ListSkeleton />;
    return (
      <ErrorState
        detail={errorWords(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (cards.length === 0) return <NoRequests address={address} />;
  return (
    <div aria-busy={query.isPlaceholderData || undefined}>
      <ul className={classNames('flex flex-col gap-3', query.isPlaceholderData && 'opacity-60')}>
        {cards.map((card, place) => (
          <li key={card.fabId} className={place < ALWAYS_DRAWN ? undefined : OFF_SCREEN}>
            <RequestCard card={card} isCurrent={card.fabId === currentId} />
          </li>
        ))}
      </ul>
      <ListEnd query={query} />
    </div>
  );
}

function NoRequests({ address }: { address: ListAddress }) {
  if (address.words !== '') {
    return (
      <EmptyState
        drawing={<EmptyLoom />}
        sentence={`No query here matches “${address.words}”.`}
        action={
          <Link
            to={pathTo('quotes')}
            search={listSearch({ ...address, words: '' })}
            replace
            className={buttonClass({ variant: 'secondary' })}
          >
            Clear search
          </Link>
        }
      />
    );
  }
  const { title, description } = REQUEST_TAB_EMPTY[address.tab];
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      title={title}
      sentence={description}
      action={
        <Link to={pathTo('createRequest')} className={buttonClass({})}>
          Add query
        </Link>
      }
    />
  );
}

/** Of the same shape as the cards on their way. */
function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading queries" className="flex flex-col gap-3">
      {Array.from({ length: 4 }, (_, place) => (
        <div key={place} className="rounded-card border border-line bg-paper p-4">
          <div className="flex gap-3">
            <Skeleton shape="swatch" className="shrink-0" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton />
              <Skeleton className="w-2/3" />
              <Skeleton className="w-1/2" />
              <Skeleton shape="chip" />
            </div>
          </div>
          <div className="mt-3 flex items-end justify-between border-t border-line pt-3">
            <Skeleton className="h-12 max-w-32" />
            <Skeleton shape="button" className="h-11 max-w-32" />
          </div>
        </div>
      ))}
    </div>
  );
}
