/** The life of one issue that a customer raised, from the first photo to its settlement. */
import type { Lifecycle } from '../shared/lifecycle.ts';

export const CLAIM_STATUS_LABEL = {
  raised: 'Raised',
  under_review: 'Under review',
  offer: 'Offer made',
  accepted: 'Accepted',
  disputed: 'Disputed',
  escalated: 'Escalated',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
  rejected: 'Rejected',
} as const;
export type ClaimStatus = keyof typeof CLAIM_STATUS_LABEL;

/** `clock`: an unanswered issue escalates by itself. */
export type ClaimActor = 'customer' | 'staff' | 'clock';

/** Staff answer in 3 working days; from the 4th day the customer may escalate, on the 7th it happens by itself. */
export const CLAIM_ANSWER_WORKING_DAYS = 3;
export const CLAIM_ESCALATE_FROM_DAY = 4;
export const CLAIM_AUTO_ESCALATE_DAY = 7;

export const claimLifecycle: Lifecycle<ClaimStatus, ClaimActor> = {
  start: 'raised',
  moves: {
    raised: { under_review: ['staff'], escalated: ['customer', 'clock'], withdrawn: ['customer'] },
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
    accepted: { closed: ['staff'] },
    closed: {},
    withdrawn: {},
    rejected: {},
  },
};
