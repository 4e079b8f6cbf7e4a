import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/customer/orders.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { pathTo } from '#web/platform/paths.ts';
import { resultTexts } from './result.texts.ts';

/** From a quote the approved one waits; a ready quality is looked at again with today's stock. */
export function OrderAgain({ order: { fabId, quoteId, source } }: { order: Order }) {
  const place =
    source === 'quote'
      ? linkTo('confirmDetails', { quoteId }, { fabId })
      : linkTo(source === 'live' ? 'liveQualityConfirm' : 'topSellingConfirm', { fabId });
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
