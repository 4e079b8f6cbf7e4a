/** Money that a provider says it has: is it ours, is it the right amount, and does its order still live? */
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Money } from '#domain/shared/money.ts';

export type ExpectedPayment = { readonly providerOrderId: string; readonly amount: Money };
export type ReportedPayment = {
  readonly providerOrderId: string;
  readonly minor: bigint;
  /** As the provider writes it. */
  readonly currency: string;
};

export type CaptureProblem = 'order_differs' | 'currency_differs' | 'amount_differs';

/** A payment that differs from what was asked is recorded and looked at, never taken for the order. */
export function captureProblem(expected: ExpectedPayment, reported: ReportedPayment): CaptureProblem | null {
  if (reported.providerOrderId !== expected.providerOrderId) return 'order_differs';
  if (reported.currency.toUpperCase() !== expected.amount.currency) return 'currency_differs';
  return reported.minor === expected.amount.minor ? null : 'amount_differs';
}

/** Money is always recorded first; that of a cancelled order goes back. */
export function captureOutcome(status: OrderStatus): 'settle' | 'refund' {
  return status === 'cancelled' ? 'refund' : 'settle';
}

/** For the buyer whose payment could not be confirmed. */
export function unconfirmedPaymentText(reference: string): string {
  return `We could not confirm this payment. If money has left your account it will be matched or returned in 5-7 working days. Reference: ${reference}`;
}
