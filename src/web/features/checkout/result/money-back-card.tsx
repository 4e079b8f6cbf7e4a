/** Money that could not stay with the order it was paid for: where it is now. */
import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/customer/orders.ts';
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { pathTo } from '#web/platform/paths.ts';
import { OrderAgain } from './order-again.tsx';
import { resultTexts } from './result.texts.ts';
import { ResultCard } from './result-card.tsx';

const { back: texts } = resultTexts;

export type MoneyBackCardProps = { order: Order; payment: PaymentOrder };

/** Paid after the order was closed: recorded first, then given back. */
export function RefundPendingCard({ order, payment }: MoneyBackCardProps) {
  return (
    <ResultCard
      tone="warn"
      title={payment.status === 'refunded' ? texts.refunded : texts.refunding}
      figure={formatMoney(moneyOf(payment.amount))}
      actions={<OrderAgain order={order} />}
    >
      <p>{texts.text(order.number)}</p>
    </ResultCard>
  );
}

/** No bank is asked: it was our buyer's money with us before, and is so again. */
export function CreditReturnedCard({ order, payment }: MoneyBackCardProps) {
  return (
    <ResultCard
      tone="warn"
      title={texts.creditTitle}
      figure={formatMoney(moneyOf(payment.amount))}
      actions={<OrderAgain order={order} />}
    >
      <p>{texts.creditText(order.number)}</p>
    </ResultCard>
  );
}

export function PaidTwiceCard({ order, payment }: MoneyBackCardProps) {
  return (
    <ResultCard
      tone="warn"
      title={texts.twiceTitle}
      figure={formatMoney(moneyOf(payment.amount))}
      actions={
        <Link to={pathTo('payments')} className={buttonClass({ variant: 'secondary' })}>
          {resultTexts.goToPayments}
        </Link>
      }
    >
      <p>{texts.twiceText(order.number)}</p>
    </ResultCard>
  );
}
