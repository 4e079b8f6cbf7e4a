import type { ReactNode } from 'react';
import { LetterOfCreditPanel } from './bank/letter-of-credit-panel.tsx';
import { TransferPanel } from './bank/transfer-panel.tsx';
import { ChoosePanel } from './methods/choose-panel.tsx';
import { UpiPanel } from './methods/upi-panel.tsx';
import type { MethodChoiceState } from './methods/use-method-choice.ts';
import { type PayFacts, type PayState, watchedInstalment } from './pay-state.ts';
import type { Pay } from './provider/use-pay.ts';
import { CheckingCard } from './result/checking-card.tsx';
import { CancelledCard, HoldEndedCard, NothingDueCard } from './result/closed-order-card.tsx';
import { InProgressCard } from './result/in-progress-card.tsx';
import { CreditReturnedCard, PaidTwiceCard, RefundPendingCard } from './result/money-back-card.tsx';
import { PaidCard, PartPaidCard } from './result/paid-card.tsx';

export type PayPanelProps = {
  state: PayState;
  facts: PayFacts;
  pay: Pay;
  choice: MethodChoiceState;
  /** How long the order is still held; null for one that is not. */
  clock: ReactNode;
};

function Paid({ facts }: Pick<PayPanelProps, 'facts'>) {
  const { order, payment } = facts;
  const own = payment?.status === 'captured' ? payment : null;
  const amount = own?.amount ?? watchedInstalment(facts)?.amount ?? order.total;
  return (
    <PaidCard
      order={order}
      instalmentId={watchedInstalment(facts)?.instalmentId ?? null}
      amount={amount}
      isCredit={own?.provider === 'credit'}
    />
  );
}

/** What the buyer can do, or what has become of it: one panel a state. */
export function PayPanel({ state, facts, pay, choice, clock }: PayPanelProps) {
  const { order, payment } = facts;
  if (state === 'hold_ended') return <HoldEndedCard order={order} />;
  if (state === 'cancelled') return <CancelledCard order={order} />;
  if (state === 'nothing_due') return <NothingDueCard order={order} />;
  if (state === 'paid') return <Paid facts={facts} />;
  if (state === 'in_progress') return <InProgressCard order={order} />;
  if (payment === null || state === 'choose') return <ChoosePanel facts={facts} pay={pay} choice={choice} />;
  switch (state) {
    case 'part_paid':
      return (
        <PartPaidCard order={order} payment={payment}>
          {clock}
        </PartPaidCard>
      );
    case 'going_back':
      return <RefundPendingCard order={order} payment={payment} />;
    case 'credit_returned':
      return <CreditReturnedCard order={order} payment={payment} />;
    case 'paid_twice':
      return <PaidTwiceCard order={order} payment={payment} />;
    case 'checking':
      return <CheckingCard order={order} payment={payment} pay={pay} />;
    case 'transfer':
      return <TransferPanel order={order} payment={payment} />;
    case 'letter':
      return <LetterOfCreditPanel order={order} payment={payment} />;
    case 'upi':
      return <UpiPanel order={order} payment={payment} pay={pay} />;
  }
}
