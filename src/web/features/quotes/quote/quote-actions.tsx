import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Quote } from '#contract/customer/quotes.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { quoteMessage } from '#web/widgets/sharing/shared-text.ts';
import { sharingTexts } from '#web/widgets/sharing/sharing.texts.ts';
import { WhatsappLink } from '#web/widgets/sharing/whatsapp-link.tsx';
import { OverlayButton } from '../overlay-button.tsx';
import { useMayWithQuote } from '../own-moves.ts';
import { quoteTexts } from './quote.texts.ts';
import { RenewButton } from './renew-button.tsx';

const texts = quoteTexts.actions;

export type QuoteActionsProps = {
  quote: Quote;
  /** Only one quote of a screen has the button that stands out. */
  isFirst: boolean;
};

/** What decides, and only what the server allows right now. */
export function QuoteActions({ quote, isFirst }: QuoteActionsProps) {
  const { quoteId, fabId, supplier } = quote;
  const may = useMayWithQuote();
  // On a phone the order has its one button at the foot of the screen.
  const isWide = useIsWide();
  const isOrderedHere = isWide && may(quote, 'order');
  if (!isOrderedHere && !may(quote, 'approve') && !may(quote, 'renew') && !may(quote, 'counter')) return null;
  return (
    <div className="flex flex-wrap gap-2 *:flex-1 sm:*:flex-none">
      {isOrderedHere && (
        <Link
          {...linkTo('confirmDetails', { quoteId }, { fabId })}
          className={buttonClass({ size: 'small' })}
        >
          {texts.order}
        </Link>
      )}
      {may(quote, 'approve') && (
        <OverlayButton
          view="approve"
          id={quoteId}
          size="small"
          icon="check"
          variant={isFirst ? 'primary' : 'secondary'}
          aria-label={texts.of(texts.approve, supplier.alias)}
        >
          {texts.approve}
        </OverlayButton>
      )}
      {may(quote, 'renew') && <RenewButton quote={quote} />}
      {may(quote, 'counter') && (
        <OverlayButton
          view="counter"
          id={quoteId}
          size="small"
          variant="secondary"
          aria-label={texts.of(texts.counter, supplier.alias)}
        >
          {texts.counter}
        </OverlayButton>
      )}
    </div>
  );
}

/** What is said and read about a quote: below its terms, so that the next quote is not pushed away. */
export function MoreActions({ quote }: { quote: Quote }) {
  const may = useMayWithQuote();
  return (
    <div className="-mx-2 flex flex-wrap *:px-2">
      {may(quote, 'message') && <MoreButton quote={quote} view="messages" label={texts.messages} />}
      <MoreButton quote={quote} view="price" label={texts.price} />
      <ShareQuote quote={quote} />
      {may(quote, 'decline') && <MoreButton quote={quote} view="decline" label={texts.decline} />}
    </div>
  );
}

function ShareQuote({ quote }: { quote: Quote }) {
  const { data: request } = useQuery(requestsQueries.one(quote.fabId));
  if (!request) return null;
  return (
    <WhatsappLink
      text={quoteMessage(quote, request)}
      label={sharingTexts.whatsapp}
      name={sharingTexts.shareNamed(quote.supplier.alias)}
    />
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
      aria-label={texts.of(label, supplier.alias)}
    >
      {label}
    </OverlayButton>
  );
}
