import { useId, useState } from 'react';
import type { Quote } from '#contract/customer/quotes.ts';
import { freightExtraText, isFreightCharged } from '#domain/quotes/delivery-term.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Length } from '#domain/shared/length.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { Badges } from '#web/widgets/badges/badges.tsx';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { preloadSheets } from '../sheets/lazy-sheets.tsx';
import { CounterOfferNote } from './counter-offer-note.tsx';
import { Differences } from './differences.tsx';
import { MissingTotal } from './missing-total.tsx';
import { quoteTexts as texts } from './quote.texts.ts';
import { QuoteActions } from './quote-actions.tsx';
import { isEnded, QUOTE_TONE } from './quote-order.ts';
import { QuoteTerms } from './quote-terms.tsx';
import {
  appliedRateText,
  arrivalText,
  formatAmount,
  landedText,
  termText,
  timingOf,
  timingText,
  totalLabel,
} from './quote-text.ts';
import { SupplierLine } from './supplier-line.tsx';
import { Validity } from './validity.tsx';

export type QuoteCardProps = {
  quote: Quote;
  colourQuantities: readonly Length[];
  requiredBy: CalendarDay | null;
  isFirst: boolean;
  /** Lowest landed rate of those that can be approved. */
  isLowest: boolean;
};

/** Price, arrival and the decision; everything else is one tap away, so that quotes stand close together. */
export function QuoteCard({ quote, colourQuantities, requiredBy, isFirst, isLowest }: QuoteCardProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <article
      aria-labelledby={`${id}-title`}
      className={classNames(
        'rounded-card border bg-paper',
        quote.status === 'approved' ? 'border-good' : 'border-line',
      )}
    >
      <div className="flex flex-col gap-2 p-4">
        <header>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h3 id={`${id}-title`} className="min-w-0 text-base font-bold wrap-anywhere">
              {quote.supplier.alias}
            </h3>
            <Chip tone={QUOTE_TONE[quote.status]}>{quote.statusLabel}</Chip>
          </div>
          <SupplierLine supplier={quote.supplier} />
        </header>
        <Price quote={quote} requiredBy={requiredBy} isLowest={isLowest} />
        <Differences differences={quote.differences} />
        {quote.isForOlderRequest && !isEnded(quote) && <Notice tone="warn">{texts.olderRequest}</Notice>}
        <CounterOfferNote quote={quote} />
        <MissingTotal quote={quote} />
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
          {isOpen ? texts.fewerTerms : texts.allTerms}
          <span className="sr-only">{texts.ofSupplier(quote.supplier.alias)}</span>
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
      </button>
      <div id={`${id}-terms`} hidden={!isOpen} className="border-t border-line px-4 pt-3 pb-4">
        {isOpen && (
          <div className="flex flex-col gap-3">
            <p className="figures text-sm text-ink-soft">{texts.version(quote.number, quote.version)}</p>
            <Badges badges={quote.badges} onNear={preloadSheets} />
            <QuoteTerms quote={quote} colourQuantities={colourQuantities} />
          </div>
        )}
      </div>
    </article>
  );
}

function Price({ quote, requiredBy, isLowest }: Pick<QuoteCardProps, 'quote' | 'requiredBy' | 'isLowest'>) {
  const unit = useBuyerUnit();
  // Before its freight is known a rate is no landed rate.
  const isLanded = isFreightCharged(quote.deliveryTerm) && quote.landedRate !== null;
  const isFreightMissing = quote.missingCost === 'freight';
  const freightExtra = freightExtraText(quote.deliveryTerm);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <p className="text-sm text-ink-soft">
        {isLanded ? texts.landedRate : texts.rate} · {termText(quote)}
        {isLowest && (
          <span className="ml-2 font-semibold text-good">
            <Icon name="check" size="small" /> {texts.lowest}
          </span>
        )}
        <span className="figures block text-xl font-bold text-ink">
          {isLanded ? landedText(quote, unit) : appliedRateText(quote, unit)}
        </span>{' '}
        <span className="figures">
          {freightExtra !== null && <span className="block">{freightExtra}</span>}
          {isLanded && `${texts.rateBeforeFreight(appliedRateText(quote, unit))} · `}
          {isFreightMissing ? texts.missing.price : `${totalLabel(quote)} ${formatAmount(quote.total)}`}
        </span>
      </p>
      <p className="flex flex-col text-sm text-ink-soft">
        <Arrival quote={quote} requiredBy={requiredBy} />
        {!isEnded(quote) && quote.status !== 'approved' && <Validity quote={quote} />}
      </p>
    </div>
  );
}

/** The day, and in words whether it is in time. */
export function Arrival({ quote, requiredBy }: { quote: Quote; requiredBy: CalendarDay | null }) {
  const timing = timingOf(quote, requiredBy);
  const words = timingText(timing);
  return (
    <span className="figures text-ink">
      {arrivalText(quote)}
      {words && (
        <span
          className={classNames('block', timing.kind === 'late' ? 'font-semibold text-warn' : 'text-good')}
        >
          {timing.kind === 'late' && <Icon name="warning" size="small" className="mr-1 align-[-0.15em]" />}
          {words}
        </span>
      )}
    </span>
  );
}
