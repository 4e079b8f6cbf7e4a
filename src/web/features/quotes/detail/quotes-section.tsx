import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Quote } from '#contract/customer/quotes.ts';
import type { FabricRequest } from '#contract/customer/requests.ts';
import { lowestLanded } from '#domain/quotes/compare/landed-ranking.ts';
import { REQUEST_STATUS_CODE } from '#domain/requests/request-status.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { quotesQueries } from '#web/widgets/requests/quotes.queries.ts';
import { QuoteCard } from '../quote/quote-card.tsx';
import { inOrder, isEnded, rankedQuotes } from '../quote/quote-order.ts';
import { colourQuantities } from './asked-facts.ts';
import { detailTexts as texts } from './detail.texts.ts';
import { useArrivingQuotes } from './use-arriving-quotes.ts';

export function QuotesSection({ request }: { request: FabricRequest }) {
  const { fabId, allowedMoves } = request;
  const { data: quotes, error, isFetching, refetch } = useQuery(quotesQueries.ofRequest(fabId));
  useArrivingQuotes(fabId, quotes);
  if (!quotes) {
    if (!error) return <SkeletonCards count={2} label={texts.loadingQuotes} />;
    return <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const current = inOrder(quotes.filter((quote) => !isEnded(quote)));
  const ended = inOrder(quotes.filter(isEnded));
  return (
    <section aria-labelledby="quotes-title" className="flex flex-col gap-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 id="quotes-title" className="text-base font-bold">
          {texts.quotes(quotes.length)}
        </h3>
        {allowedMoves.includes('compare') && current.length > 1 && (
          <Link
            to={pathTo('selectQuotes', { fabId })}
            className={classNames(buttonClass({ variant: 'secondary', size: 'small' }), 'max-wide:hidden')}
          >
            {texts.compare}
          </Link>
        )}
      </div>
      {quotes.length === 0 && <NoQuotes request={request} />}
      {current.length > 0 && <QuoteCards quotes={current} request={request} />}
      {ended.length > 0 && (
        <details className="flex flex-col gap-3">
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-brand-700">
            {texts.ended(ended.length)}
          </summary>
          <QuoteCards quotes={ended} request={request} />
        </details>
      )}
    </section>
  );
}

type QuoteCardsProps = { quotes: readonly Quote[]; request: FabricRequest };

function QuoteCards({ quotes, request }: QuoteCardsProps) {
  // On a phone the comparison has the button that stands out.
  const isWide = useIsWide();
  const lowest = lowestLanded(rankedQuotes(quotes));
  return (
    <ul className="flex flex-col gap-3">
      {quotes.map((quote, place) => (
        <li key={quote.quoteId}>
          <QuoteCard
            quote={quote}
            colourQuantities={colourQuantities(request)}
            requiredBy={request.requiredBy}
            isFirst={place === 0 && (isWide || quotes.length === 1)}
            isLowest={lowest[place] ?? false}
          />
        </li>
      ))}
    </ul>
  );
}

function NoQuotes({ request: { status } }: { request: FabricRequest }) {
  const sentence =
    status === REQUEST_STATUS_CODE.draft
      ? texts.draftHasNoQuotes
      : status === REQUEST_STATUS_CODE.quote_requested
        ? texts.waiting
        : texts.nobodyQuoted;
  return <EmptyState drawing={<EmptyLoom />} sentence={sentence} />;
}
