import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/orders.ts';
import type { PaymentOrder } from '#contract/payments.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { buttonClass } from '#ui/button-class.ts';
import { pathTo } from '#web/platform/paths.ts';
import { moneyOf } from '#web/widgets/requests/wire-figures.ts';
import { EndCard } from './end-card.tsx';

/** Price and stock are free again; the same cloth can be ordered anew. */
export function HoldEndedCard({ order }: { order: Order }) {
  return (
    <EndCard tone="warn" title="The hold has ended" actions={<OrderAgain order={order} />}>
      <p>
        Price and stock of order <span className="figures">{order.number}</span> are no longer kept for you.
        You have not been charged; should a payment still arrive, it goes back by itself.
      </p>
    </EndCard>
  );
}

export function CancelledCard({ order }: { order: Order }) {
  return (
    <EndCard tone="warn" title="This order is cancelled" actions={<OrderAgain order={order} />}>
      <p>
        There is nothing to pay for order <span className="figures">{order.number}</span> any more.
      </p>
      {order.cancelReason && <p>{order.cancelReason}</p>}
    </EndCard>
  );
}

/** Paid after the order had died: taken down first, then given back. */
export function GoingBackCard({ order, payment }: { order: Order; payment: PaymentOrder }) {
  const isBack = payment.status === 'refunded';
  return (
    <EndCard
      tone="warn"
      title={isBack ? 'Your money is on its way back' : 'Your money goes back to you'}
      figure={formatMoney(moneyOf(payment.amount))}
      actions={<OrderAgain order={order} />}
    >
      <p>
        Order <span className="figures">{order.number}</span> is no longer open, so we send the payment back
        the way it came. Banks need 5-7 working days for it.
      </p>
    </EndCard>
  );
}

export function NothingDueCard({ order }: { order: Order }) {
  return (
    <EndCard
      tone="good"
      title="Nothing is left to pay"
      actions={
        <Link to={pathTo('payments')} search={{ status: 'paid' } as never} className={buttonClass({})}>
          See receipts
        </Link>
      }
    >
      <p>
        All parts of order <span className="figures">{order.number}</span> are settled.
      </p>
    </EndCard>
  );
}

/** From a quote the approved one waits; a ready quality is looked at again with today's stock. */
function OrderAgain({ order: { fabId, quoteId, source } }: { order: Order }) {
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
        Order again
      </Link>
      <Link to={pathTo('quotes')} className={buttonClass({ variant: 'secondary' })}>
        All queries
      </Link>
    </>
  );
}
