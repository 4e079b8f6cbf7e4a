import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/customer/orders.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { DocumentShelf } from '#web/widgets/documents/document-shelf.tsx';
import { documentsTexts } from '#web/widgets/documents/documents.texts.ts';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { InstalmentPlan } from '#web/widgets/payments/instalment-plan.tsx';
import { checkoutTexts } from './checkout.texts.ts';
import { PaySheets } from './lazy-sheets.tsx';
import { PartChoice } from './methods/part-choice.tsx';
import { PayAction } from './methods/pay-action.tsx';
import { useMethodChoice } from './methods/use-method-choice.ts';
import { OrderLoadError } from './order-load-error.tsx';
import { PayPanel } from './pay-panel.tsx';
import type { PaySearch } from './pay-search.ts';
import { nextInstalment, payState } from './pay-state.ts';
import { usePay } from './provider/use-pay.ts';
import { CheckingCard } from './result/checking-card.tsx';
import { type AnswerState, useCheckoutAnswer } from './result/use-checkout-answer.ts';
import { AmountHead } from './summary/amount-head.tsx';
import { CostSummary } from './summary/cost-summary.tsx';
import { HoldClock } from './summary/hold-clock.tsx';
import { Paper } from './summary/paper.tsx';
import { useOpenPayment } from './use-open-payment.ts';

export type PayOrderProps = { orderId: string; address: PaySearch };

export function PayOrder({ orderId, address }: PayOrderProps) {
  const { data: order, error, isFetching, refetch } = useQuery(ordersQueries.one(orderId));
  const answer = useCheckoutAnswer(address.paymentOrderId);
  if (!order) {
    if (!error) return <PaySkeleton />;
    return <OrderLoadError error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return <KnownOrder order={order} address={address} answer={answer} onLookAgain={() => void refetch()} />;
}

type KnownOrderProps = {
  order: Order;
  address: PaySearch;
  answer: AnswerState;
  onLookAgain: () => void;
};

function KnownOrder({ order, address, answer, onLookAgain }: KnownOrderProps) {
  // What is being checked is not paid another way.
  const isChoosing = address.isChoosing && order.paymentInProgress === null;
  const [watchedId] = useState(() => nextInstalment(order, address.instalment)?.instalmentId ?? null);
  const factsOf = (payment: Parameters<typeof payState>[0]['payment']) => ({
    order,
    payment,
    answer: answer.answer,
    isChoosing,
    watchedId,
  });
  const { payment, isLoading } = useOpenPayment(
    order,
    { ...address, isChoosing },
    (one) => one.status === 'attempted' || payState(factsOf(one)) === 'checking',
  );
  const pay = usePay(order.orderId, answer);
  const isWide = useIsWide();
  const choice = useMethodChoice(order, payment);
  // Once shown, the page stays whole: a payment that is found later only changes it.
  const [isShown, setShown] = useState(false);
  if (!isLoading && !isShown) setShown(true);
  if (isLoading && !isShown) return <PaySkeleton />;
  const facts = factsOf(payment);
  const state = payState(facts);
  const isPayable = ['choose', 'upi', 'transfer', 'letter'].includes(state);
  const hasNext = isPayable || state === 'checking' || state === 'part_paid';
  const isVerifying = answer.isVerifying && state !== 'paid' && state !== 'part_paid';
  const due = (state === 'choose' ? null : payment?.instalment) ?? nextInstalment(order, address.instalment);
  const clock = order.heldUntil && <HoldClock heldUntil={order.heldUntil} onEnd={onLookAgain} />;
  const head = isPayable && !isVerifying && (
    <AmountHead order={order} due={due}>
      {clock}
    </AmountHead>
  );
  const action = state === 'choose' && !isVerifying && (
    <PayAction order={order} due={due} pay={pay} choice={choice} />
  );
  return (
    <div className="-mx-4 -mb-4 wide:m-0 wide:grid wide:grid-cols-[minmax(0,1fr)_22rem] wide:items-start wide:gap-x-6">
      <div className="flex flex-col gap-3 px-4 pb-3 wide:px-0">
        {!isWide && head}
        {isVerifying ? (
          <CheckingCard order={order} payment={payment} />
        ) : (
          <>
            {state === 'choose' && <PartChoice order={order} chosen={due} />}
            <PayPanel state={state} facts={facts} pay={pay} choice={choice} clock={clock} />
          </>
        )}
        {isWide && action}
      </div>
      <div className="flex flex-col gap-3 px-4 pb-4 wide:px-0">
        {isWide && head}
        <Paper title={checkoutTexts.summary.plan}>
          <InstalmentPlan
            instalments={order.instalments}
            currentId={hasNext ? (due?.instalmentId ?? null) : null}
          />
        </Paper>
        <CostSummary order={order} />
        <Paper title={documentsTexts.title}>
          <DocumentShelf orderId={order.orderId} />
        </Paper>
      </div>
      {!isWide && action}
      <PaySheets order={order} />
    </div>
  );
}

function PaySkeleton() {
  return (
    <div role="status" aria-label={checkoutTexts.loading} className="flex flex-col gap-4">
      <div className="flex gap-3 rounded-card border border-line bg-paper p-4">
        <Skeleton shape="swatch" className="shrink-0" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton />
          <Skeleton className="max-w-40" />
          <Skeleton shape="title" />
        </div>
      </div>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} shape="button" />
      ))}
    </div>
  );
}
