import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { errorWords } from '#web/platform/error-words.ts';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { Section } from '#web/widgets/section.tsx';
import { momentWords } from '#web/widgets/time-words.ts';

export type OrderHistoryProps = { orderId: string; zone: string };

/** What happened to the order, newest first; read when somebody wants to know. */
export function OrderHistory({ orderId, zone }: OrderHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title="History"
      aside={
        <Button
          variant="quiet"
          size="small"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide history' : 'Show history'}
        </Button>
      }
    >
      {isOpen && <Lines orderId={orderId} zone={zone} />}
    </Section>
  );
}

function Lines({ orderId, zone }: OrderHistoryProps) {
  const query = useInfiniteQuery(ordersQueries.history(orderId));
  const { data, error, isFetching, refetch, hasNextPage } = query;
  if (!data) {
    if (!error) return <Skeleton className="my-3 max-w-60" />;
    return <ErrorState detail={errorWords(error)} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <ol className="divide-y divide-line">
        {data.pages
          .flatMap(({ records }) => records)
          .map(({ historyId, what, who, at }) => (
            <li key={historyId} className="py-2 text-sm">
              <p className="font-semibold">{what}</p>
              <p className="figures text-ink-soft">
                {who}, <time dateTime={at}>{momentWords(at, zone)}</time>
              </p>
            </li>
          ))}
      </ol>
      {hasNextPage && (
        <Button
          variant="quiet"
          wide
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}
