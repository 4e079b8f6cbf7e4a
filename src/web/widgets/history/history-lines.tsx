import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { formatMoment } from '../format-moment.ts';
import { historyTexts } from './history.texts.ts';
import { HistoryEnd } from './history-end.tsx';

type Line = { historyId: string; what: string; who: string; at: string };

export type HistoryLinesProps = {
  query: UseInfiniteQueryResult<InfiniteData<{ records: readonly Line[] }>>;
  /** Where the customer lives. */
  zone: string;
};

/** What happened to one thing and who did it, newest first. */
export function HistoryLines({ query, zone }: HistoryLinesProps) {
  const { data, error, isFetching, refetch } = query;
  if (!data) {
    if (!error) return <HistorySkeleton />;
    return <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
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
                {who}, <time dateTime={at}>{formatMoment(at, zone)}</time>
              </p>
            </li>
          ))}
      </ol>
      <HistoryEnd query={query} />
    </>
  );
}

function HistorySkeleton() {
  return (
    <div role="status" aria-label={historyTexts.loading} className="flex flex-col gap-4 py-3">
      {Array.from({ length: 4 }, (_, place) => (
        <div key={place} className="flex flex-col gap-2">
          <Skeleton className="max-w-60" />
          <Skeleton className="max-w-40" />
        </div>
      ))}
    </div>
  );
}
