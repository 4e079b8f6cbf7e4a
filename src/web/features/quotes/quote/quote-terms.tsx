import { useQuery } from '@tanstack/react-query';
import type { Quote } from '#contract/customer/quotes.ts';
import type { Length } from '#domain/shared/length.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { Facts } from '#web/widgets/facts.tsx';
import { quotesQueries } from '#web/widgets/requests/quotes.queries.ts';
import { SwatchSection } from '#web/widgets/swatches/swatch-section.tsx';
import { FileLinks, FRESH_LINKS_MS } from './file-links.tsx';
import { quoteTexts } from './quote.texts.ts';
import { MoreActions } from './quote-actions.tsx';
import { costFacts, termFacts } from './quote-facts.ts';

const texts = quoteTexts.terms;

export type QuoteTermsProps = { quote: Quote; colourQuantities: readonly Length[] };

/** Everything else a quote says. Opening it is what the desk sees as "viewed". */
export function QuoteTerms({ quote: known, colourQuantities }: QuoteTermsProps) {
  const { data } = useQuery({
    ...quotesQueries.one(known.fabId, known.quoteId),
    refetchInterval: known.files.length > 0 && FRESH_LINKS_MS,
  });
  const unit = useBuyerUnit();
  // The list may be newer than what was read when the terms were opened.
  const quote = data && data.version >= known.version ? data : known;
  return (
    <div className="flex flex-col gap-3">
      <Facts facts={[...costFacts(quote, unit), ...termFacts(quote, colourQuantities, unit)]} />
      {quote.note && (
        <div className="text-sm">
          <p className="text-ink-soft">{texts.note}</p>
          <p className="whitespace-pre-line">{quote.note}</p>
        </div>
      )}
      <FileLinks label={texts.files} files={quote.files} />
      {quote.sample !== 'not_available' && <SwatchSection fabId={quote.fabId} quoteId={quote.quoteId} />}
      <MoreActions quote={quote} />
    </div>
  );
}
