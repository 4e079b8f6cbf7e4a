import { Link } from '@tanstack/react-router';
import type { Quote, QuoteMove } from '#contract/quotes.ts';
import { buttonClass } from '#ui/button-class.ts';
import { pathTo } from '#web/platform/paths.ts';
import { OverlayButton } from '../overlay-button.tsx';
import { RenewButton } from './renew-button.tsx';

export type QuoteActionsProps = {
  quote: Quote;
  /** Only one quote of a screen has the button that stands out. */
  isFirst: boolean;
};

/** Only what the server allows right now: what decides first, what is said and read below it. */
export function QuoteActions({ quote, isFirst }: QuoteActionsProps) {
  const may = (move: QuoteMove) => quote.allowedMoves.includes(move);
  return (
    <div className="flex flex-col gap-1">
      <Decisions quote={quote} isFirst={isFirst} may={may} />
      <div className="-mx-2 flex flex-wrap *:px-2">
        {may('message') && <MoreButton quote={quote} view="messages" label="Messages" />}
        <MoreButton quote={quote} view="price" label="Price" />
        {may('decline') && <MoreButton quote={quote} view="decline" label="Decline" />}
      </div>
    </div>
  );
}

type DecisionsProps = QuoteActionsProps & { may: (move: QuoteMove) => boolean };

function Decisions({ quote, isFirst, may }: DecisionsProps) {
  const { quoteId, fabId, supplier } = quote;
  if (!may('order') && !may('approve') && !may('renew') && !may('counter')) return null;
  return (
    <div className="flex gap-2 *:flex-1 sm:*:flex-none">
      {may('order') && (
        <Link
          to={pathTo('confirmDetails', { fabId })}
          search={{ quoteId } as never}
          className={buttonClass({ size: 'small' })}
        >
          Place order
        </Link>
      )}
      {may('approve') && (
        <OverlayButton
          view="approve"
          id={quoteId}
          size="small"
          icon="check"
          variant={isFirst ? 'primary' : 'secondary'}
          aria-label={`Approve: ${supplier.alias}`}
        >
          Approve
        </OverlayButton>
      )}
      {may('renew') && <RenewButton quote={quote} />}
      {may('counter') && (
        <OverlayButton
          view="counter"
          id={quoteId}
          size="small"
          variant="secondary"
          aria-label={`Counter-offer: ${supplier.alias}`}
        >
          Counter-offer
        </OverlayButton>
      )}
    </div>
  );
}

const MORE_ICON = { messages: 'chat', price: 'clock', decline: 'close' } as const;
type MoreButtonProps = { quote: Quote; view: keyof typeof MORE_ICON; label: string };

function MoreButton({ quote: { quoteId, supplier }, view, label }: MoreButtonProps) {
  return (
    <OverlayButton
      view={view}
      id={quoteId}
      size="small"
      variant="quiet"
      icon={MORE_ICON[view]}
      aria-label={`${label}: ${supplier.alias}`}
    >
      {label}
    </OverlayButton>
  );
}
