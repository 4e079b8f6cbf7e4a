/** Samples stand between production and the customer's eye; each round ends with the customer's decision. */
import type { Lifecycle } from '../shared/lifecycle.ts';

export const SAMPLE_TYPE_LABEL = {
  lab_dip: 'Lab dip',
  strike_off: 'Strike off',
  bulk: 'Bulk',
  bit_loom: 'Bit loom',
} as const;
export type SampleType = keyof typeof SAMPLE_TYPE_LABEL;

/** As it stands in a sentence. */
export const SAMPLE_TYPE_NOUN = {
  lab_dip: 'lab dip',
  strike_off: 'strike-off',
  bulk: 'bulk sample',
  bit_loom: 'bit loom sample',
} as const satisfies Record<SampleType, string>;

/** Wire codes are the ones stored data and host apps know; never renumber. */
export const SAMPLE_APPROVAL_CODE = {
  not_initiated: 0,
  dispatched: 1,
  resubmission_requested: 2,
  cancelled: 3,
  approved: 4,
} as const;
export type SampleApproval = keyof typeof SAMPLE_APPROVAL_CODE;

export const SAMPLE_APPROVAL_LABEL = {
  not_initiated: 'Not initiated',
  dispatched: 'Dispatched',
  resubmission_requested: 'Resubmission requested',
  cancelled: 'Cancelled',
  approved: 'Approved',
} as const satisfies Record<SampleApproval, string>;

export type SampleActor = 'customer' | 'staff';

export const sampleLifecycle: Lifecycle<SampleApproval, SampleActor> = {
  start: 'not_initiated',
  moves: {
    not_initiated: { dispatched: ['staff'], cancelled: ['staff'] },
    dispatched: {
      approved: ['customer'],
      resubmission_requested: ['customer'],
      cancelled: ['staff'],
    },
    resubmission_requested: { dispatched: ['staff'], cancelled: ['staff'] },
    cancelled: {},
    approved: {},
  },
};
