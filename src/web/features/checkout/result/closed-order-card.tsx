import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/customer/orders.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { OrderAgain } from './order-again.tsx';
import { resultTexts } from './result.texts.ts';
import { ResultCard } from './result-card.tsx';

const { holdEnded, cancelled, nothingDue } = resultTexts;

/** Price and stock are free again; the same cloth can be ordered anew. */
export function HoldEndedCard({ order }: { order: Order }) {
  return (
    <ResultCard tone="warn" title={holdEnded.title} actions={<OrderAgain order={order} />}>
      <p>{holdEnded.text(order.number)}</p>
    </ResultCard>
  );
}

export function CancelledCard({ order }: { order: Order }) {
  const { number, cancelledBy, cancelReason } = order;
  return (
    <ResultCard tone="warn" title={cancelled.title} actions={<OrderAgain order={order} />}>
      <p>{cancelledBy === 'customer' ? cancelled.byYou(number) : cancelled.byUs(number)}</p>
      {cancelReason && <p>{cancelReason}</p>}
    </ResultCard>
  );
}

export function NothingDueCard({ order }: { order: Order }) {
  return (
    <ResultCard
      tone="good"
      title={nothingDue.title}
      actions={
        <Link {...linkTo('payments', { status: 'paid' })} className={buttonClass({})}>
          {resultTexts.seeReceipts}
        </Link>
      }
    >
      <p>{nothingDue.text(order.number)}</p>
    </ResultCard>
  );
}
