import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Order } from '#contract/orders.ts';
import type { PaymentOrder } from '#contract/payments.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { buttonClass } from '#ui/button-class.ts';
import { isEmbedded } from '#web/platform/host/embedded-mode.ts';
import { notifyHost } from '#web/platform/host/host-bridge.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useNow } from '#web/platform/use-now.ts';
import { orderLocation } from '#web/widgets/orders/order-addresses.ts';
import { moneyOf } from '#web/widgets/requests/wire-figures.ts';
import { nextInstalment } from '../pay-state.ts';
import { ResultCard } from './result-card.tsx';

export type PaidCardProps = { order: Order; amount: PaymentOrder['amount']; isCredit: boolean };

/** The money is in, or credit stands for it: what happens next, and where to look it up. */
export function PaidCard({ order, amount, isCredit }: PaidCardProps) {
  useEffect(() => {
    if (isEmbedded()) void notifyHost('Success');
  }, []);
  const next = nextInstalment(order);
  return (
    <ResultCard
      tone="good"
      title={isCredit ? 'Placed on credit' : 'Payment received'}
      figure={formatMoney(moneyOf(amount))}
      actions={
        <>
          <Link {...orderLocation('order', order.orderId)} className={buttonClass({})}>
            See the order
          </Link>
          <Link
            to={pathTo('payments')}
            search={{ status: isCredit ? 'due' : 'paid' } as never}
            className={buttonClass({ variant: 'secondary' })}
          >
            {isCredit ? 'See payments' : 'See receipts'}
          </Link>
        </>
      }
    >
      <p>
        <WhatFollows order={order} />
      </p>
      {next && (
        <p className="figures">
          Still to pay: {formatMoney(moneyOf(next.left))}, {next.dueText.toLowerCase()}.
        </p>
      )}
    </ResultCard>
  );
}

function WhatFollows({ order: { number, status, dispatchBy } }: { order: Order }) {
  const order = <b className="figures font-semibold text-ink">{number}</b>;
  const isAhead = dispatchBy >= new Date(useNow()).toISOString().slice(0, 10);
  if (status !== ORDER_STATUS_CODE.created || !isAhead) return <>It counts towards order {order}.</>;
  return (
    <>
      Order {order} is confirmed. We plan to dispatch it by{' '}
      <span className="figures">{formatDay(dispatchBy, DETAIL_DATE_FORMAT)}</span>.
    </>
  );
}

export type PartPaidCardProps = { order: Order; payment: PaymentOrder; children: ReactNode };

/** A transfer or a kept advance may be smaller than what was asked for; the order waits for the rest. */
export function PartPaidCard({ order, payment, children }: PartPaidCardProps) {
  const next = nextInstalment(order);
  return (
    <ResultCard
      tone="info"
      title="A part has arrived"
      figure={formatMoney(moneyOf(payment.instalment.paid))}
      actions={
        <Link
          to={pathTo('paymentDetails', { fabId: order.fabId })}
          search={{ orderId: order.orderId, choose: 1 } as never}
          className={buttonClass({})}
        >
          Pay the rest
        </Link>
      }
    >
      <p className="figures">
        {next && `${formatMoney(moneyOf(next.left))} of order ${order.number} is left. `}
        {order.status === ORDER_STATUS_CODE.provisional && 'The order is confirmed once it is in.'}
      </p>
      {children}
    </ResultCard>
  );
}
