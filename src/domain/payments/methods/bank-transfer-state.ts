/** A bank transfer from the buyer's report to the statement of our bank. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';

export const BANK_TRANSFER_STATES = ['reported', 'matched', 'refused'] as const;
export type BankTransferState = (typeof BANK_TRANSFER_STATES)[number];

export const bankTransferLifecycle: Lifecycle<BankTransferState, 'staff'> = {
  start: 'reported',
  moves: {
    reported: { matched: ['staff'], refused: ['staff'] },
    matched: {},
    refused: {},
  },
};
