import { useState } from 'react';
import type { Order } from '#contract/customer/orders.ts';
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { nextInstalment } from '../pay-state.ts';

type Method = PaymentOrder['method'];
export type MethodChoiceState = {
  chosen: Method | null;
  choose: (method: Method) => void;
  appliesAccountCredit: boolean;
  applyAccountCredit: (applies: boolean) => void;
};

/** The way that was tried last, else credit where the order is placed on credit, else the first that is open. */
export function useMethodChoice(order: Order, payment: PaymentOrder | null): MethodChoiceState {
  const [wanted, setWanted] = useState<Method | null>(null);
  const [applies, setApplies] = useState(false);
  const { methods, advance } = order;
  const planned: Method | null = nextInstalment(order)?.kind === 'credit' ? 'credit' : null;
  const open = methods.filter(({ isOpen }) => isOpen).map(({ method }) => method);
  const chosen = [wanted, payment?.method, planned].find((method) => method && open.includes(method));
  return {
    chosen: chosen ?? open[0] ?? null,
    choose: setWanted,
    // Nothing is left to apply once it was taken.
    appliesAccountCredit: applies && advance.offered.minor !== '0',
    applyAccountCredit: setApplies,
  };
}
