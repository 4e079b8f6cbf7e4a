import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Quote } from '#contract/customer/quotes.ts';
import type { FabricRequest } from '#contract/customer/requests.ts';
import { isCountedQuote } from '#domain/quotes/open-quote.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { quotesQueries } from '#web/widgets/requests/quotes.queries.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { comparisonMessage } from '#web/widgets/sharing/shared-text.ts';
import { sharingTexts } from '#web/widgets/sharing/sharing.texts.ts';
import { WhatsappLink } from '#web/widgets/sharing/whatsapp-link.tsx';
import { arrivedText } from '../detail/arrived-text.ts';
import { detailTexts } from '../detail/detail.texts.ts';
import { NewQuotesButton } from '../detail/new-quotes-button.tsx';
import { useArrivingQuotes } from '../detail/use-arriving-quotes.ts';
import { useHeldQuotes } from '../detail/use-held-quotes.ts';
import { OverlayButton } from '../overlay-button.tsx';
import { QueryLoadError } from '../query-load-error.tsx';
import { NO_WISH, wishOf } from '../quote/quote-offer.ts';
import { inOrder } from '../quote/quote-order.ts';
import { LazySheets } from '../sheets/lazy-sheets.tsx';
import { adviceText } from './advice-text.ts';
import { compareTexts as texts } from './compare.texts.ts';
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
      <Comparison fabId={fabId} request={request} />
      <LazySheets fabId={fabId} />
    </Screen>
  );
}

type ComparisonProps = { fabId: string; request: FabricRequest | undefined };

function Comparison({ fabId, request }: ComparisonProps) {
  const { data: live, error, isFetching, refetch } = useQuery(quotesQueries.ofRequest(fabId));
  const held = useHeldQuotes(fabId);
  const unit = useBuyerUnit();
  const announcement = useArrivingQuotes(fabId, live);
  const { quotes } = held;
  if (!quotes) {
    if (!error) return <SkeletonCards count={3} label={detailTexts.loadingQuotes} />;
    return <QueryLoadError error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const wish = request ? wishOf(request, quotes) : NO_WISH;
  const compared: readonly Quote[] = inOrder(quotes.filter(isCountedQuote), wish);
  const advice = request ? adviceText(compared, { wish, unit }) : null;
  if (compared.length > 0) {
    return (
      <>
        <NewQuotesButton label={arrivedText(held)} announcement={announcement} onShow={held.show} />
        {advice && (
          <p className="figures max-w-3xl pb-2 text-base font-semibold">
            {advice} {/* On a line of its own its words begin where the sentence does. */}
            <OverlayButton view="advice" variant="quiet" size="small" className="-ml-4">
              {texts.advice.why}
            </OverlayButton>
          </p>
        )}
        <CompareTable quotes={compared} requiredBy={wish.requiredBy} />
        {request && (
          <WhatsappLink text={comparisonMessage(compared, request)} label={sharingTexts.shareOnWhatsapp} />
        )}
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
