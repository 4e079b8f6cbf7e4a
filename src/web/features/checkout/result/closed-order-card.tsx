import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/orders.ts';
import { buttonClass } from '#ui/button-class.ts';
import { pathTo } from '#web/platform/paths.ts';
import { OrderAgain } from './order-again.tsx';
import { ResultCard } from './result-card.tsx';

/** Price and stock are free again; the same cloth can be ordered anew. */
export function HoldEndedCard({ order }: { order: Order }) {
  return (
    <ResultCard tone="warn" title="The hold has ended" actions={<OrderAgain order={order} />}>
      <p>
        Price and stock of order <span className="figures">{order.number}</span> are no longer kept for you.
        You have not been charged; should a payment still arrive, it goes back by itself.
      </p>
    </ResultCard>
  );
}

export function CancelledCard({ order }: { order: Order }) {
  const number = <span className="figures">{order.number}</span>;
  return (
    <ResultCard tone="warn" title="This order is cancelled" actions={<OrderAgain order={order} />}>
      <p>
        {order.cancelledBy === 'customer' ? (
          <>You or a colleague cancelled order {number}.</>
        ) : (
          <>We had to cancel order {number}.</>
        )}{' '}
        There is nothing to pay for it any more.
      </p>
      {order.cancelReason && <p>{order.cancelReason}</p>}
    </ResultCard>
  );
}

export function NothingDueCard({ order }: { order: Order }) {
  return (
    <ResultCard
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
    </ResultCard>
  );
}
