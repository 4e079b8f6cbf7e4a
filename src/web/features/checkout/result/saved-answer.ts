/** What became of the last visit to a provider's page; kept for this tab, so that a reload does not forget a payment that is under way. */
import { PAYMENT_STATUSES, type PaymentOrder } from '#contract/customer/payments.ts';
import { readStored, removeStored, writeStored } from '#web/platform/browser-storage.ts';
import { type CheckoutOutcome, isOutcome } from './checkout-answer.ts';

const KEY = 'selvedge.payment-answer';

export type SavedAnswer = {
  paymentOrderId: string;
  /** `unconfirmed`: the proof that came back was refused. */
  outcome: Exclude<CheckoutOutcome, 'paid'> | 'unconfirmed';
  /** As the server knew the payment when the buyer came back. */
  statusThen: PaymentOrder['status'] | null;
};

export function saveAnswer(answer: SavedAnswer): void {
  writeStored('session', KEY, JSON.stringify(answer));
}

export function forgetAnswer(): void {
  removeStored('session', KEY);
}

export function savedAnswer(paymentOrderId: string | null): SavedAnswer | null {
  const text = readStored('session', KEY);
  if (text === null || paymentOrderId === null) return null;
  try {
    const { outcome, statusThen, ...rest } = JSON.parse(text) as Record<string, unknown>;
    const isKnown = outcome === 'unconfirmed' || (isOutcome(outcome) && outcome !== 'paid');
    if (!isKnown || rest.paymentOrderId !== paymentOrderId) return null;
    return {
      paymentOrderId,
      outcome,
      statusThen: PAYMENT_STATUSES.find((status) => status === statusThen) ?? null,
    };
  } catch {
    return null;
  }
}
