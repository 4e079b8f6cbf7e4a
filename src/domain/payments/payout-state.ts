/** Account credit that the buyer wants back. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';

export const PAYOUT_STATES = ['asked', 'approved', 'sent', 'refused'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** `approved`: one of two people has given their word. */
export const payoutLifecycle: Lifecycle<PayoutState, 'staff'> = {
  start: 'asked',
  moves: {
    asked: { approved: ['staff'], sent: ['staff'], refused: ['staff'] },
    approved: { sent: ['staff'], refused: ['staff'] },
    sent: {},
    refused: {},
  },
};
