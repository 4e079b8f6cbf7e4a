/** Where the payment behind a link stands: the server's word first, then what the provider's page said. */
import type { PaymentOrder } from '#contract/customer/payments.ts';
import type { CheckoutOutcome } from '../result/checkout-answer.ts';

type Status = PaymentOrder['status'];
export type LinkState = 'received' | 'going_back' | 'checking' | 'open';
export type LinkFacts = {
  status: Status;
  outcome: CheckoutOutcome | null;
  /** As the server knew it when the visit to the provider's page began, or when the payer came back. */
  statusThen: Status;
};

export function linkState({ status, outcome, statusThen }: LinkFacts): LinkState {
  if (status === 'captured') return 'received';
  if (status === 'refunded') return 'going_back';
  if (outcome === 'abandoned' || outcome === 'failed') return 'open';
  if (status === 'attempted') return 'checking';
  // A failure that was known before the visit says nothing about it.
  const hasFailed = status === 'failed' && statusThen !== 'failed';
  return outcome !== null && !hasFailed ? 'checking' : 'open';
}
