import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { errorWords } from '#web/platform/error-words.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { momentWords } from '#web/widgets/time-words.ts';

/** What happened to the query and its quotes, newest first. */
export function HistorySheet({ fabId, onClose }: { fabId: string; onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="History" textOnly>
      <History fabId={fabId} />
    </Sheet>
  );
}

function History({ fabId }: { fabId: string }) {
  const query = useInfiniteQuery(requestsQueries.history(fabId));
  const zone = useQuery(customerQueries.me()).data?.timeZone ?? 'UTC';
  const { data, error, isFetching, refetch } = query;
  if (!data) {
    if (!error) return <HistorySkeleton />;
    return <ErrorState detail={errorWords(error)} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <ol className="divide-y divide-line">
        {data.pages
          .flatMap(({ records }) => records)
          .map(({ historyId, what, who, at }) => (
            <li key={historyId} className="py-3">
              <p className="font-semibold">{what}</p>
              <p className="figures text-sm text-ink-soft">
                {who}, <time dateTime={at}>{momentWords(at, zone)}</time>
              </p>
            </li>
          ))}
      </ol>
      {query.hasNextPage ? (
        <Button
          variant="quiet"
          wide
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      ) : (
        <p className="border-t border-line py-3 text-center text-sm text-ink-soft">That is everything.</p>
      )}
    </>
  );
}

function HistorySkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-4 py-3">
      {Array.from({ length: 4 }, (_, place) => (
        <div key={place} className="flex flex-col gap-2">
          <Skeleton className="max-w-60" />
          <Skeleton className="max-w-40" />
        </div>
      ))}
    </div>
  );
}
