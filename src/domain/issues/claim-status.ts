/** The life of one issue that a customer raised, from the first photo to its settlement. */
import type { Lifecycle } from '../shared/lifecycle.ts';

export const CLAIM_STATUSES = [
  'raised',
  'under_review',
  'offer',
  'accepted',
  'disputed',
  'escalated',
  'closed',
  'withdrawn',
  'rejected',
] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** `clock`: an unanswered issue escalates by itself; `settlement`: money that was promised is in the books. */
export type ClaimActor = 'customer' | 'staff' | 'clock' | 'settlement';

export const claimLifecycle: Lifecycle<ClaimStatus, ClaimActor> = {
  start: 'raised',
  moves: {
    raised: {
      under_review: ['staff'],
      offer: ['staff'],
      rejected: ['staff'],
      escalated: ['customer', 'clock'],
      withdrawn: ['customer'],
    },
    under_review: {
      offer: ['staff'],
      rejected: ['staff'],
      escalated: ['customer', 'clock'],
      withdrawn: ['customer'],
    },
    offer: { accepted: ['customer'], disputed: ['customer'], withdrawn: ['customer'] },
    disputed: {
      offer: ['staff'],
      rejected: ['staff'],
      escalated: ['customer', 'clock'],
      withdrawn: ['customer'],
    },
    escalated: { offer: ['staff'], rejected: ['staff'], closed: ['staff'], withdrawn: ['customer'] },
    // A refund or a credit note is settled at once; a replacement once it has arrived.
    accepted: { closed: ['staff', 'settlement'] },
    closed: {},
    withdrawn: {},
    rejected: {},
  },
};

/** The desk has to say something: until it offers or rejects, the claim waits for us. */
export const STATUSES_TO_ANSWER: readonly ClaimStatus[] = (
  Object.keys(claimLifecycle.moves) as ClaimStatus[]
).filter((status) => claimLifecycle.moves[status].offer !== undefined);

/** Its rolls are free for another claim: this one gave nothing. */
export const ENDED_WITHOUT_SETTLEMENT: readonly ClaimStatus[] = ['withdrawn', 'rejected'];

/** Nobody has to do anything more about it. */
export function isOver(status: ClaimStatus): boolean {
  return Object.keys(claimLifecycle.moves[status]).length === 0;
}
