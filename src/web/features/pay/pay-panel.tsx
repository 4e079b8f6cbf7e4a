import type { ReactNode } from 'react';
import type { Pay } from './checkout/use-pay.ts';
import { ChoosePanel } from './choose/choose-panel.tsx';
import type { MethodChoiceState } from './choose/use-method-choice.ts';
import { CheckingCard } from './ends/checking-card.tsx';
import { CancelledCard, HoldEndedCard, NothingDueCard } from './ends/dead-order-card.tsx';
import { GoingBackCard, KeptAgainCard, PaidTwiceCard } from './ends/money-back-card.tsx';
import { PaidCard, PartPaidCard } from './ends/paid-card.tsx';
import { LetterPanel } from './letter/letter-panel.tsx';
import { type PayFacts, type PayState, watchedInstalment } from './pay-state.ts';
import { TransferPanel } from './transfer/transfer-panel.tsx';
import { UpiPanel } from './upi/upi-panel.tsx';

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
  return <PaidCard order={order} amount={amount} isCredit={own?.provider === 'credit'} />;
}

/** What the buyer can do, or what has become of it: one panel a state. */
export function PayPanel({ state, facts, pay, choice, clock }: PayPanelProps) {
  const { order, payment } = facts;
  if (state === 'hold_ended') return <HoldEndedCard order={order} />;
  if (state === 'cancelled') return <CancelledCard order={order} />;
  if (state === 'nothing_due') return <NothingDueCard order={order} />;
  if (state === 'paid') return <Paid facts={facts} />;
  if (payment === null || state === 'choose') return <ChoosePanel facts={facts} pay={pay} choice={choice} />;
  switch (state) {
    case 'part_paid':
      return (
        <PartPaidCard order={order} payment={payment}>
          {clock}
        </PartPaidCard>
      );
    case 'going_back':
      return <GoingBackCard order={order} payment={payment} />;
    case 'kept_again':
      return <KeptAgainCard order={order} payment={payment} />;
    case 'paid_twice':
      return <PaidTwiceCard order={order} payment={payment} />;
    case 'checking':
      return <CheckingCard order={order} payment={payment} pay={pay} />;
    case 'transfer':
      return <TransferPanel order={order} payment={payment} />;
    case 'letter':
      return <LetterPanel order={order} payment={payment} />;
    case 'upi':
      return <UpiPanel order={order} payment={payment} pay={pay} />;
  }
}
