import type { ReactNode } from 'react';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useIncrementalCount } from '#web/platform/use-incremental-count.ts';
import { ListEnd, type ListEndProps } from './list-end.tsx';

/** Cards after these are drawn only when they come near the screen. */
const ALWAYS_DRAWN = 20;
const DRAWN = { first: 5, step: 5 };
const OFF_SCREEN = '[contain-intrinsic-size:auto_12rem] [content-visibility:auto]';

export type CardListProps<Card> = {
  query: ListEndProps['query'] & { refetch: () => Promise<unknown>; isPlaceholderData?: boolean };
  /** Undefined until the first page is read. */
  cards: readonly Card[] | undefined;
  loadingLabel: string;
  /** Shown when there is no card at all. */
  empty: ReactNode;
  idOf: (card: Card) => string;
  children: (card: Card) => ReactNode;
};

/** Pages of cards with a swatch: on their way, not to be read, none at all, or all up to the end. */
export function CardList<Card>({ query, cards, loadingLabel, empty, idOf, children }: CardListProps<Card>) {
  const drawn = useIncrementalCount(cards?.length, DRAWN);
  if (!cards) {
    if (!query.error) return <CardSkeletons label={loadingLabel} />;
    return (
      <ErrorState
        detail={errorMessage(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (cards.length === 0) return empty;
  return (
    <div aria-busy={query.isPlaceholderData || undefined}>
      <ul className={classNames('flex flex-col gap-3', query.isPlaceholderData && 'opacity-60')}>
        {cards.slice(0, drawn).map((card, place) => (
          <li key={idOf(card)} className={place < ALWAYS_DRAWN ? undefined : OFF_SCREEN}>
            {children(card)}
          </li>
        ))}
      </ul>
      {drawn >= cards.length && <ListEnd query={query} />}
    </div>
  );
}

/** Of the same shape as the cards on their way. */
function CardSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-3">
      {Array.from({ length: 4 }, (_, place) => (
        <div key={place} className="rounded-card border border-line bg-paper p-4">
          <div className="flex gap-3">
            <Skeleton shape="swatch" className="shrink-0" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton />
              <Skeleton className="w-2/3" />
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
