/** What the buyer found of a roll; a count that was made later corrects an earlier one. */
import type { Lifecycle } from '../shared/lifecycle.ts';

export const ROLL_STATE_LABEL = {
  sent: 'Not checked yet',
  received: 'Received',
  missing: 'Missing',
} as const;
export type RollState = keyof typeof ROLL_STATE_LABEL;

export const rollLifecycle: Lifecycle<RollState, 'customer'> = {
  start: 'sent',
  moves: {
    sent: { received: ['customer'], missing: ['customer'] },
    received: { received: ['customer'], missing: ['customer'] },
    missing: { received: ['customer'], missing: ['customer'] },
  },
};
