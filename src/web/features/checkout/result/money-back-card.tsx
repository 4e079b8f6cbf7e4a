/** Money that could not stay with the order it was paid for: where it is now. */
import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/orders.ts';
import type { PaymentOrder } from '#contract/payments.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { buttonClass } from '#ui/button-class.ts';
import { pathTo } from '#web/platform/paths.ts';
import { moneyOf } from '#web/widgets/requests/wire-figures.ts';
import { OrderAgain } from './order-again.tsx';
import { ResultCard } from './result-card.tsx';

export type MoneyBackCardProps = { order: Order; payment: PaymentOrder };

/** Paid after the order had died: taken down first, then given back. */
export function GoingBackCard({ order, payment }: MoneyBackCardProps) {
  const isBack = payment.status === 'refunded';
  return (
    <ResultCard
      tone="warn"
      title={isBack ? 'Your money is on its way back' : 'Your money goes back to you'}
      figure={formatMoney(moneyOf(payment.amount))}
      actions={<OrderAgain order={order} />}
    >
      <p>
        Order <span className="figures">{order.number}</span> is no longer open, so we send the payment back
        the way it came. Banks need 5-7 working days for it.
      </p>
    </ResultCard>
  );
}

/** No bank is asked: it was our buyer's money with us before, and is so again. */
export function CreditReturnedCard({ order, payment }: MoneyBackCardProps) {
  return (
    <ResultCard
      tone="warn"
      title="Your account credit is back"
      figure={formatMoney(moneyOf(payment.amount))}
      actions={<OrderAgain order={order} />}
    >
      <p>
        Order <span className="figures">{order.number}</span> is no longer open. What it took from your
        account credit can pay for your next order.
      </p>
    </ResultCard>
  );
}

export function PaidTwiceCard({ order, payment }: MoneyBackCardProps) {
  return (
    <ResultCard
      tone="warn"
      title="Paid twice: this one goes back"
      figure={formatMoney(moneyOf(payment.amount))}
      actions={
        <Link to={pathTo('payments')} className={buttonClass({ variant: 'secondary' })}>
          Go to payments
        </Link>
      }
    >
      <p>
        This part of order <span className="figures">{order.number}</span> was paid already, and stays paid.
        We send the second payment back the way it came. Banks need 5-7 working days for it.
      </p>
    </ResultCard>
  );
}
