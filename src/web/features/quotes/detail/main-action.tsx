import { Link } from '@tanstack/react-router';
import type { Quote } from '#contract/customer/quotes.ts';
import type { FabricRequest } from '#contract/customer/requests.ts';
import { isCountedQuote } from '#domain/quotes/open-quote.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { StickyAction } from '#ui/surfaces/sticky-action.tsx';
import { isEmbedded } from '#web/platform/host/embedded-mode.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { orderLocation } from '#web/widgets/orders/order-links.ts';
import { cardAction } from '../list/card-text.ts';
import { useOwnRequestMoves } from '../own-moves.ts';

/** The one next step of the query, at the thumb. */
export function MainAction({ request, quotes }: { request: FabricRequest; quotes: readonly Quote[] }) {
  const { fabId } = request;
  const quoteCount = quotes.filter(isCountedQuote).length;
  const allowedMoves = useOwnRequestMoves()(request.allowedMoves);
  const { kind, label } = cardAction({ ...request, allowedMoves, quoteCount });
  const isWide = useIsWide();
  if (kind === 'answer' || kind === 'look' || (kind === 'compare' && quoteCount < 2)) return null;
  // Beside the list the other two stand at the head of the quotes and in the approved one.
  if (isWide && kind !== 'resume') return null;
  const place = {
    resume: linkTo('createRequest', { draft: fabId }),
    compare: linkTo('selectQuotes', {}, { fabId }),
    order: linkTo('confirmDetails', {}, { fabId }),
    'view-order': orderLocation('order', request.orderId ?? ''),
  }[kind];
  return (
    <StickyAction aboveBottomBar={!isEmbedded()}>
      <Link {...place} className={buttonClass({})}>
        {label}
      </Link>
    </StickyAction>
  );
}
