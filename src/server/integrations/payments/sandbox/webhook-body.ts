/** What Razorpay would write about a payment or a refund. */
import { wireAmount } from '../amount.ts';
import type { ProviderPayment } from '../payment-provider.ts';

export type SandboxEvent =
  | {
      event: 'payment.authorized' | 'payment.captured' | 'payment.failed' | 'order.paid';
      payment: ProviderPayment;
    }
  | { event: 'refund.processed'; payment: ProviderPayment; providerRefundId: string };

const PAYMENT_STATUS = {
  'payment.authorized': 'authorized',
  'payment.captured': 'captured',
  'payment.failed': 'failed',
  'order.paid': 'captured',
} as const;

export function webhookBody(happened: SandboxEvent, at: Date): string {
  const { payment } = happened;
  const payload =
    happened.event === 'refund.processed'
      ? { refund: { entity: refundEntity(payment, happened.providerRefundId) } }
      : {
          payment: { entity: paymentEntity(payment, PAYMENT_STATUS[happened.event]) },
          ...(happened.event === 'order.paid' ? { order: { entity: orderEntity(payment) } } : {}),
        };
  return JSON.stringify({
    entity: 'event',
    event: happened.event,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(at.getTime() / 1000),
  });
}

function paymentEntity(payment: ProviderPayment, status: string) {
  return {
    id: payment.providerPaymentId,
    entity: 'payment',
    ...figures(payment),
    status,
    order_id: payment.providerOrderId,
    method: payment.method,
    error_description: payment.failureReason,
  };
}

function orderEntity(payment: ProviderPayment) {
  return { id: payment.providerOrderId, entity: 'order', ...figures(payment), status: 'paid' };
}

function refundEntity(payment: ProviderPayment, id: string) {
  return {
    id,
    entity: 'refund',
    ...figures(payment),
    payment_id: payment.providerPaymentId,
    status: 'processed',
  };
}

function figures({ amount }: ProviderPayment) {
  return { amount: wireAmount('sandbox', amount), currency: amount.currency };
}
