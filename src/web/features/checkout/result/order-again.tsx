import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/customer/orders.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { pathTo } from '#web/platform/paths.ts';
import { resultTexts } from './result.texts.ts';

/** From a quote the approved one waits; a ready quality is looked at again with today's stock. */
export function OrderAgain({ order: { fabId, quoteId, source } }: { order: Order }) {
  const place =
    source === 'quote'
      ? { to: pathTo('confirmDetails', { fabId }), search: { quoteId } as never }
      : {
          to: pathTo(source === 'live' ? 'liveQualityConfirm' : 'topSellingConfirm'),
          search: { fabId } as never,
        };
  return (
    <>
      <Link {...place} className={buttonClass({})}>
        {resultTexts.orderAgain}
      </Link>
      <Link to={pathTo('quotes')} className={buttonClass({ variant: 'secondary' })}>
        {resultTexts.allQueries}
      </Link>
    </>
  );
}
