/** A letter of credit from the buyer's report to the money of the bank that opened it. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';

export const LETTER_OF_CREDIT_STATES = ['reported', 'accepted', 'paid', 'refused'] as const;
export type LetterOfCreditState = (typeof LETTER_OF_CREDIT_STATES)[number];

export const letterOfCreditLifecycle: Lifecycle<LetterOfCreditState, 'staff'> = {
  start: 'reported',
  moves: {
    reported: { accepted: ['staff'], refused: ['staff'] },
    accepted: { paid: ['staff'] },
    paid: {},
    refused: {},
  },
};
