/** A letter of credit from the buyer's report to the money of the bank that opened it. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';

export const LETTER_OF_CREDIT_STATES = ['reported', 'accepted', 'paid', 'refused', 'withdrawn'] as const;
export type LetterOfCreditState = (typeof LETTER_OF_CREDIT_STATES)[number];

export const letterOfCreditLifecycle: Lifecycle<LetterOfCreditState, 'staff' | 'customer'> = {
  start: 'reported',
  moves: {
    // Once staff have accepted it, goods are made on its promise.
    reported: { accepted: ['staff'], refused: ['staff'], withdrawn: ['customer'] },
    accepted: { paid: ['staff'] },
    paid: {},
    refused: {},
    withdrawn: {},
  },
};
