import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Quote } from '#contract/customer/quotes.ts';
import { isCountedQuote } from '#domain/quotes/open-quote.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { quotesQueries } from '#web/widgets/requests/quotes.queries.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { arrivedText } from '../detail/arrived-text.ts';
import { detailTexts } from '../detail/detail.texts.ts';
import { NewQuotesButton } from '../detail/new-quotes-button.tsx';
import { useArrivingQuotes } from '../detail/use-arriving-quotes.ts';
import { useHeldQuotes } from '../detail/use-held-quotes.ts';
import { QueryLoadError } from '../query-load-error.tsx';
import { inOrder } from '../quote/quote-order.ts';
import { LazySheets } from '../sheets/lazy-sheets.tsx';
import { compareTexts as texts } from './compare.texts.ts';
import { compareSummary } from './compare-summary.ts';
import { CompareTable } from './compare-table.tsx';

/** Compare side by side, choose one, approve it. */
export function SelectQuotesScreen() {
  const { fabId = '' } = useParams({ strict: false }) as { fabId?: string };
  const detail = pathTo('quoteDetail', { fabId });
  const goBack = useGoBack(detail);
  const { data: request } = useQuery(requestsQueries.one(fabId));
  return (
    <Screen title={texts.title} onBack={goBack}>
      {request && (
        <p className="pb-2 text-sm text-ink-soft">
          {request.quality} · <span className="whitespace-nowrap">{request.number}</span>
        </p>
      )}
      <Comparison fabId={fabId} requiredBy={request?.requiredBy ?? null} />
      <LazySheets fabId={fabId} />
    </Screen>
  );
}

type ComparisonProps = { fabId: string; requiredBy: CalendarDay | null };

function Comparison({ fabId, requiredBy }: ComparisonProps) {
  const { data: live, error, isFetching, refetch } = useQuery(quotesQueries.ofRequest(fabId));
  const held = useHeldQuotes(fabId);
  const unit = useBuyerUnit();
  const announcement = useArrivingQuotes(fabId, live);
  const { quotes } = held;
  if (!quotes) {
    if (!error) return <SkeletonCards count={3} label={detailTexts.loadingQuotes} />;
    return <QueryLoadError error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const compared: readonly Quote[] = inOrder(quotes.filter(isCountedQuote));
  const summary = compareSummary(compared, requiredBy, unit);
  if (compared.length > 0) {
    return (
      <>
        <NewQuotesButton label={arrivedText(held)} announcement={announcement} onShow={held.show} />
        {summary && <p className="figures max-w-3xl pb-3 text-base font-semibold">{summary}</p>}
        <CompareTable quotes={compared} requiredBy={requiredBy} />
      </>
    );
  }
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      sentence={texts.none}
      action={
        <Link to={pathTo('quoteDetail', { fabId })} className={buttonClass({ variant: 'secondary' })}>
          {texts.backToQuery}
        </Link>
      }
    />
  );
}
