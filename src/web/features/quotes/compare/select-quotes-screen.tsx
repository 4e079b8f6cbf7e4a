import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useRouter } from '@tanstack/react-router';
import type { Quote } from '#contract/quotes.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/empty-state.tsx';
import { SkeletonCards } from '#ui/skeleton.tsx';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { quotesQueries } from '#web/widgets/requests/quotes.queries.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { useArrivingQuotes } from '../detail/use-arriving-quotes.ts';
import { LoadError } from '../load-error.tsx';
import { inOrder, isEnded } from '../quote/quote-order.ts';
import { LazySheets } from '../sheets/lazy-sheets.tsx';
import { CompareTable } from './compare-table.tsx';

/** Compare side by side, choose one, approve it. */
export function SelectQuotesScreen() {
  const { fabId = '' } = useParams({ strict: false }) as { fabId?: string };
  const router = useRouter();
  const detail = pathTo('quoteDetail', { fabId });
  const goBack = useGoBack(detail);
  const { data: request } = useQuery(requestsQueries.one(fabId));
  return (
    <Screen title="Compare quotes" onBack={goBack}>
      {request && (
        <p className="truncate pb-3 text-sm text-ink-soft">
          {request.quality} · {request.number}
        </p>
      )}
      <Comparison fabId={fabId} />
      <LazySheets
        fabId={fabId}
        // In place of the comparison, so that Back does not lead to a choice that is made.
        onApproved={() => void router.navigate({ to: detail, replace: true })}
      />
    </Screen>
  );
}

function Comparison({ fabId }: { fabId: string }) {
  const { data: quotes, error, isFetching, refetch } = useQuery(quotesQueries.ofRequest(fabId));
  useArrivingQuotes(fabId, quotes);
  if (!quotes) {
    if (!error) return <SkeletonCards count={3} label="Loading quotes" />;
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const compared: readonly Quote[] = inOrder(quotes.filter((quote) => !isEnded(quote)));
  if (compared.length > 0) return <CompareTable quotes={compared} />;
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      sentence="There are no quotes to compare yet."
      action={
        <Link to={pathTo('quoteDetail', { fabId })} className={buttonClass({ variant: 'secondary' })}>
          Back to the query
        </Link>
      }
    />
  );
}
