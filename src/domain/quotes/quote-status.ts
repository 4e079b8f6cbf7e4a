/** The life of a supplier's quote; a version never changes once sent, a new price is a new version. */
import type { Lifecycle } from '../shared/lifecycle.ts';

export const QUOTE_STATUS_LABEL = {
  submitted: 'New',
  viewed: 'Viewed',
  countered: 'Counter-offer sent',
  needs_requote: 'Needs a new quote',
  approved: 'Approved',
  declined: 'Declined',
  expired: 'Expired',
  renewal_asked: 'Renewal requested',
  withdrawn: 'Withdrawn',
  not_selected: 'Not selected',
} as const;
export type QuoteStatus = keyof typeof QUOTE_STATUS_LABEL;

/** A next version that nobody has looked at yet is not a new quote. */
export function quoteStatusLabel(status: QuoteStatus, version: number): string {
  return status === 'submitted' && version > 1 ? 'Revised' : QUOTE_STATUS_LABEL[status];
}

/** `clock`: nobody acts, the validity ends. */
export type QuoteActor = 'customer' | 'staff' | 'clock';

/** While a quote is open the customer decides, staff may send a next version or take it back, and time runs. */
const OPEN = {
  submitted: ['staff'],
  countered: ['customer'],
  approved: ['customer'],
  declined: ['customer'],
  // The customer approved another quote of the same request.
  not_selected: ['customer'],
  // The customer changed the specification behind it.
  needs_requote: ['customer'],
  expired: ['clock'],
  withdrawn: ['staff'],
} as const;

export const quoteLifecycle: Lifecycle<QuoteStatus, QuoteActor> = {
  start: 'submitted',
  moves: {
    submitted: { ...OPEN, viewed: ['customer'] },
    viewed: OPEN,
    countered: OPEN,
    needs_requote: {
      submitted: ['staff'],
      declined: ['customer'],
      not_selected: ['customer'],
      expired: ['clock'],
      withdrawn: ['staff'],
    },
    // Not selected: the request was decided or closed while the price was out of date.
    expired: { renewal_asked: ['customer'], not_selected: ['customer'] },
    renewal_asked: { submitted: ['staff'], not_selected: ['customer'], withdrawn: ['staff'] },
    approved: {},
    declined: {},
    withdrawn: {},
    not_selected: {},
  },
};
