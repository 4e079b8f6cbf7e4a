/** What samples are compared with comes from the buyer, and stands once the desk has it in its hands. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';

export const STANDARD_KINDS = ['colour', 'artwork', 'design'] as const;
export type StandardKind = (typeof STANDARD_KINDS)[number];

export const STANDARD_KIND_LABEL = {
  colour: 'Colour standard',
  artwork: 'Artwork',
  design: 'Design',
} as const satisfies Record<StandardKind, string>;

export const STANDARD_STATUS_LABEL = {
  awaited: 'Not sent yet',
  given: 'Sent',
  refused: 'New one requested',
  received: 'Received',
  cancelled: 'Cancelled',
} as const;
export type StandardStatus = keyof typeof STANDARD_STATUS_LABEL;

/** `production`: the plan itself, where a Pantone number leaves nothing to wait for. */
export type StandardActor = 'customer' | 'staff' | 'production';

/** A swatch may arrive without a word, and what was announced may be corrected until it has arrived. */
export const standardLifecycle: Lifecycle<StandardStatus, StandardActor> = {
  start: 'awaited',
  moves: {
    awaited: { given: ['customer'], received: ['staff', 'production'], cancelled: ['production'] },
    given: {
      given: ['customer'],
      received: ['staff', 'production'],
      refused: ['staff'],
      cancelled: ['production'],
    },
    refused: { given: ['customer'], received: ['staff', 'production'], cancelled: ['production'] },
    received: {},
    cancelled: {},
  },
};

/** Nothing more is expected of anybody. */
export function isSettledStandard({ status }: { readonly status: StandardStatus }): boolean {
  return status === 'received' || status === 'cancelled';
}

/** It is the buyer's turn, not ours. */
export function isOwedByBuyer({ status }: { readonly status: StandardStatus }): boolean {
  return status === 'awaited' || status === 'refused';
}
