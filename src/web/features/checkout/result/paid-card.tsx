import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Order } from '#contract/customer/orders.ts';
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { useBuyerDay } from '#web/widgets/buyer-settings.tsx';
import { orderLocation } from '#web/widgets/orders/order-links.ts';
import { nextInstalment } from '../pay-state.ts';
import { reportSuccess } from './report-success.ts';
import { resultTexts } from './result.texts.ts';
import { ResultCard } from './result-card.tsx';

const { paid: texts, partPaid: partTexts } = resultTexts;

export type PaidCardProps = {
  order: Order;
  /** The part that was paid; null where the order is paid without one in sight. */
  instalmentId: string | null;
  amount: PaymentOrder['amount'];
  isCredit: boolean;
};

/** The money is in, or credit stands for it: what happens next, and where to look it up. */
export function PaidCard({ order, instalmentId, amount, isCredit }: PaidCardProps) {
  useEffect(() => reportSuccess(instalmentId ?? order.orderId), [instalmentId, order.orderId]);
  const next = nextInstalment(order);
  return (
    <ResultCard
      tone="good"
      title={isCredit ? texts.onCredit : texts.received}
      figure={formatMoney(moneyOf(amount))}
      actions={
        <>
          <Link {...orderLocation('order', order.orderId)} className={buttonClass({})}>
            {texts.seeOrder}
          </Link>
          <Link
            {...linkTo('payments', { status: isCredit ? 'due' : 'paid' })}
            className={buttonClass({ variant: 'secondary' })}
          >
            {isCredit ? texts.seePayments : resultTexts.seeReceipts}
          </Link>
        </>
      }
    >
      <p className="figures">{useWhatFollows(order, next === null)}</p>
      {next && (
        <p className="figures">{texts.left(formatMoney(moneyOf(next.left)), next.dueText.toLowerCase())}</p>
      )}
    </ResultCard>
  );
}

function useWhatFollows({ number, status, dispatchBy }: Order, isSettled: boolean): string {
  const isAhead = dispatchBy >= useBuyerDay().today;
  if (status !== ORDER_STATUS_CODE.created || !isAhead) {
    return isSettled ? texts.settled(number) : texts.recorded(number);
  }
  return texts.confirmed(number, formatDay(dispatchBy, DETAIL_DATE_FORMAT));
}

export type PartPaidCardProps = { order: Order; payment: PaymentOrder; children: ReactNode };

/** A transfer or account credit may be smaller than what was asked for; the order waits for the rest. */
export function PartPaidCard({ order, payment, children }: PartPaidCardProps) {
  const next = nextInstalment(order);
  return (
    <ResultCard
      tone="info"
      title={partTexts.title}
      figure={formatMoney(moneyOf(payment.instalment.paid))}
      actions={
        order.paymentInProgress === null && (
          <Link
            {...linkTo('paymentDetails', { orderId: order.orderId, choose: 1 }, { fabId: order.fabId })}
            className={buttonClass({})}
          >
            {partTexts.action}
          </Link>
        )
      }
    >
      <p className="figures">
        {next && `${partTexts.left(formatMoney(moneyOf(next.left)), order.number)} `}
        {order.status === ORDER_STATUS_CODE.provisional && partTexts.confirms}
      </p>
      {children}
    </ResultCard>
  );
}
