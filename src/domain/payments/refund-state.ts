/** Money on its way back to the buyer. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';

export type RefundState = 'asked' | 'approved' | 'released' | 'pending' | 'sent' | 'failed';

/**
 * Staff give their word, above a sum two of them; money that came for an expired order goes back without it. Even a
 * refund that was sent can come back from the buyer's bank, and is then released again.
 */
export const refundLifecycle: Lifecycle<RefundState, 'staff' | 'provider'> = {
  start: 'asked',
  moves: {
    asked: {
      approved: ['staff'],
      released: ['staff'],
      pending: ['provider'],
      sent: ['provider'],
      failed: ['provider'],
    },
    approved: { released: ['staff'] },
    released: { pending: ['provider'], sent: ['provider', 'staff'], failed: ['provider'] },
    pending: { sent: ['provider'], failed: ['provider'] },
    sent: { failed: ['provider'] },
    failed: { approved: ['staff'], released: ['staff'] },
  },
};
