import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Quote } from '#contract/customer/quotes.ts';
import type { FabricRequest } from '#contract/customer/requests.ts';
import { lowestLanded } from '#domain/quotes/compare/landed-ranking.ts';
import { isCountedQuote } from '#domain/quotes/open-quote.ts';
import { isRequestClosed, REQUEST_STATUS_CODE } from '#domain/requests/request-status.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { quotesQueries } from '#web/widgets/requests/quotes.queries.ts';
import { useOwnRequestMoves } from '../own-moves.ts';
import { QuoteCard } from '../quote/quote-card.tsx';
import { wishOf } from '../quote/quote-offer.ts';
import { inOrder, isEnded, rankedQuotes } from '../quote/quote-order.ts';
import { arrivedText } from './arrived-text.ts';
import { colourQuantities } from './asked-facts.ts';
import { detailTexts as texts } from './detail.texts.ts';
import { NewQuotesButton } from './new-quotes-button.tsx';
import { useArrivingQuotes } from './use-arriving-quotes.ts';
import type { HeldQuotes } from './use-held-quotes.ts';

export function QuotesSection({ request, held }: { request: FabricRequest; held: HeldQuotes }) {
  const { fabId } = request;
  const mayCompare = useOwnRequestMoves()(request.allowedMoves).includes('compare');
  const { data: live, error, isFetching, refetch } = useQuery(quotesQueries.ofRequest(fabId));
  const announcement = useArrivingQuotes(fabId, live);
  const { quotes } = held;
  if (!quotes) {
    if (!error) return <SkeletonCards count={2} label={texts.loadingQuotes} />;
    return <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const current = inOrder(quotes.filter(isCountedQuote), wishOf(request, quotes));
  const ended = inOrder(quotes.filter(isEnded));
  const outdated = inOrder(quotes.filter((quote) => !isCountedQuote(quote) && !isEnded(quote)));
  return (
    <section aria-labelledby="quotes-title" className="flex flex-col gap-3">
      <NewQuotesButton
        label={arrivedText(held)}
        announcement={announcement}
        onShow={held.show}
        className="-mb-3 wide:justify-center"
      />
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 id="quotes-title" className="text-base font-bold">
          {texts.quotes(current.length)}
        </h3>
        {mayCompare && current.length > 1 && (
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
      {outdated.length > 0 && (
        <>
          <h3 className="pt-1 text-sm font-bold text-ink-soft">{texts.outdated(outdated.length)}</h3>
          <QuoteCards quotes={outdated} request={request} />
        </>
      )}
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

/** Only a query that has ended can say that nobody quoted: until then a quote may be on its way to this screen. */
function NoQuotes({ request: { status } }: { request: FabricRequest }) {
  const name = nameOfCode(REQUEST_STATUS_CODE, status);
  const sentence =
    name === 'draft'
      ? texts.draftHasNoQuotes
      : name && isRequestClosed(name)
        ? texts.nobodyQuoted
        : texts.waiting;
  return <EmptyState drawing={<EmptyLoom />} sentence={sentence} />;
}
