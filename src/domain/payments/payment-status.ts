/** The life of a payment order: one for each instalment, with as many attempts as the customer needs. */
import type { Lifecycle } from '../shared/lifecycle.ts';

export const PAYMENT_STATUS_LABEL = {
  created: 'Not paid yet',
  attempted: 'Being paid',
  captured: 'Paid',
  failed: 'Payment failed',
  expired: 'Payment expired',
  refunded: 'Refunded',
} as const;
export type PaymentStatus = keyof typeof PAYMENT_STATUS_LABEL;

/** `provider`: the checked word of the payment provider, by browser, webhook or poll. */
export type PaymentActor = 'customer' | 'staff' | 'provider' | 'clock';

/** Staff match bank transfers, so they can confirm money too. */
const RECEIVED: readonly PaymentActor[] = ['provider', 'staff'];

export const paymentLifecycle: Lifecycle<PaymentStatus, PaymentActor> = {
  start: 'created',
  moves: {
    // The provider's word may come before the browser's, so an attempt can be skipped.
    created: {
      attempted: ['customer', 'provider'],
      captured: RECEIVED,
      failed: ['provider'],
      expired: ['clock'],
    },
    attempted: { captured: RECEIVED, failed: ['provider'], expired: ['clock'] },
    failed: { attempted: ['customer', 'provider'], captured: RECEIVED, expired: ['clock'] },
    // Money that comes late is recorded first and refunded if its order is dead: it is never lost.
    expired: { captured: RECEIVED },
    captured: { refunded: RECEIVED },
    // A bank may send a refund back after it had counted as sent: the money is with us again.
    refunded: { captured: ['provider'] },
  },
};
