import { useId, useState } from 'react';
import type { Quote } from '#contract/quotes.ts';
import { isFreightCharged } from '#domain/quotes/delivery-term.ts';
import type { Length } from '#domain/shared/length.ts';
import { Chip } from '#ui/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Badges } from './badges.tsx';
import { CounterOfferNote } from './counter-offer-note.tsx';
import { Differences } from './differences.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { isEnded, QUOTE_TONE } from './quote-order.ts';
import { QuoteTerms } from './quote-terms.tsx';
import { amountWords, landedWords, leadWords, rateWords, totalLabel } from './quote-words.ts';
import { SupplierLine } from './supplier-line.tsx';
import { Validity } from './validity.tsx';

export type QuoteCardProps = {
  quote: Quote;
  colourQuantities: readonly Length[];
  /** Alone or approved: nothing to leaf through, so everything is open. */
  startsOpen: boolean;
  isFirst: boolean;
  /** Lowest landed rate of those that can be approved. */
  isLowest: boolean;
};

/** Landed rate first; the rest of the terms one tap away. */
export function QuoteCard({ quote, colourQuantities, startsOpen, isFirst, isLowest }: QuoteCardProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <article
      aria-labelledby={`${id}-title`}
      className={classNames(
        'rounded-card border bg-paper',
        quote.status === 'approved' ? 'border-good' : 'border-line',
      )}
    >
      <div className="flex flex-col gap-3 p-4">
        <header>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h3 id={`${id}-title`} className="text-base font-bold">
              {quote.supplier.alias}
            </h3>
            <Chip tone={QUOTE_TONE[quote.status]}>{quote.statusLabel}</Chip>
          </div>
          <SupplierLine supplier={quote.supplier} />
          <p className="figures text-sm text-ink-soft">
            {quote.number}, version {quote.version}
          </p>
        </header>
        <Price quote={quote} isLowest={isLowest} />
        <Badges badges={quote.badges} />
        <Differences differences={quote.differences} />
        {quote.isForOlderRequest && !isEnded(quote) && (
          <Notice tone="warn">You changed the query after this quote; a new one is on its way.</Notice>
        )}
        <CounterOfferNote quote={quote} />
        <QuoteActions quote={quote} isFirst={isFirst} />
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-terms`}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-2 rounded-b-card border-t border-line px-4 text-sm font-semibold text-brand-700 -outline-offset-2 hover:bg-brand-50"
      >
        <span>
          {isOpen ? 'Fewer terms' : 'All terms'}
          <span className="sr-only"> of {quote.supplier.alias}</span>
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
      </button>
      <div id={`${id}-terms`} hidden={!isOpen} className="border-t border-line px-4 pt-1 pb-4">
        {isOpen && <QuoteTerms quote={quote} colourQuantities={colourQuantities} />}
      </div>
    </article>
  );
}

function Price({ quote, isLowest }: Pick<QuoteCardProps, 'quote' | 'isLowest'>) {
  const isLanded = isFreightCharged(quote.deliveryTerm);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <p className="text-sm text-ink-soft">
        {isLanded ? 'Landed rate' : 'Rate'}
        {isLowest && (
          <span className="ml-2 font-semibold text-good">
            <Icon name="check" size="small" /> Lowest
          </span>
        )}
        <span className="figures block text-xl font-bold text-ink">{landedWords(quote)}</span>
        <span className="figures">
          {isLanded && `Rate ${rateWords(quote)} · `}
          {totalLabel(quote)} {amountWords(quote.total)}
        </span>
      </p>
      <p className="flex flex-col text-sm text-ink-soft">
        <span className="figures">{leadWords(quote)}</span>
        {!isEnded(quote) && quote.status !== 'approved' && <Validity quote={quote} />}
      </p>
    </div>
  );
}
