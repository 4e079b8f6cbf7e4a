import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import type { Pay } from './checkout/use-pay.ts';
import { ChoosePanel } from './choose/choose-panel.tsx';
import type { MethodChoiceState } from './choose/use-method-choice.ts';
import { CheckingCard } from './ends/checking-card.tsx';
import { CancelledCard, GoingBackCard, HoldEndedCard, NothingDueCard } from './ends/dead-order-card.tsx';
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
};

function Paid({ facts }: { facts: PayFacts }) {
  const { order, payment } = facts;
  const own = payment?.status === 'captured' ? payment : null;
  if (own && order.status === ORDER_STATUS_CODE.provisional)
    return <PartPaidCard order={order} payment={own} />;
  const amount = own?.amount ?? watchedInstalment(facts)?.amount ?? order.total;
  return <PaidCard order={order} amount={amount} isCredit={own?.provider === 'credit'} />;
}

/** What the buyer can do, or what has become of it: one panel a state. */
export function PayPanel({ state, facts, pay, choice }: PayPanelProps) {
  const { order, payment } = facts;
  if (state === 'hold_ended') return <HoldEndedCard order={order} />;
  if (state === 'cancelled') return <CancelledCard order={order} />;
  if (state === 'nothing_due') return <NothingDueCard order={order} />;
  if (state === 'paid') return <Paid facts={facts} />;
  if (payment === null || state === 'choose') return <ChoosePanel facts={facts} pay={pay} choice={choice} />;
  switch (state) {
    case 'going_back':
      return <GoingBackCard order={order} payment={payment} />;
    case 'checking':
      return <CheckingCard order={order} payment={payment} />;
    case 'transfer':
      return <TransferPanel order={order} payment={payment} />;
    case 'letter':
      return <LetterPanel order={order} payment={payment} />;
    case 'upi':
      return <UpiPanel order={order} payment={payment} pay={pay} />;
  }
}
