/** Account credit that the buyer wants back: released by people, written into a file for the bank, confirmed by its UTR. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';
import type { Money } from '#domain/shared/money.ts';
import { peopleNeeded, type Releaser, type ReleaseStep, releaseStep } from './two-people.ts';

export const PAYOUT_STATES = ['asked', 'approved', 'released', 'at_bank', 'sent', 'refused'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/**
 * `approved`: one of two people has given their word. `released`: everybody has, so it may go into a bank file.
 * What the bank sends back begins anew, with new words.
 */
export const payoutLifecycle: Lifecycle<PayoutState, 'staff'> = {
  start: 'asked',
  moves: {
    asked: { approved: ['staff'], released: ['staff'], refused: ['staff'] },
    approved: { released: ['staff'], refused: ['staff'] },
    released: { at_bank: ['staff'], asked: ['staff'], refused: ['staff'] },
    at_bank: { sent: ['staff'], asked: ['staff'] },
    sent: {},
    refused: {},
  },
};

/**
 * A refusal turns the sum into account credit again. Where the bank may have paid it already, whoever said that it came
 * back does not also turn it into credit alone; the place of a returner who was let go is taken by whoever comes next.
 */
export function refusalStep(
  amount: Money,
  { wasReturned, returnedBy, by }: { wasReturned: boolean; returnedBy: Releaser | null; by: Releaser },
): ReleaseStep {
  if (!wasReturned) return 'released';
  return releaseStep({ needed: peopleNeeded('payout', amount), approvedBy: returnedBy, by, madeBy: null });
}
