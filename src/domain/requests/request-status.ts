/** The life of a fabric request, from the customer's draft to the first dispatch of its order. */
import type { Lifecycle } from '../shared/lifecycle.ts';

/** Wire codes are the ones stored data and host apps know; never renumber. */
export const REQUEST_STATUS_CODE = {
  draft: 1,
  quote_requested: 2,
  quote_submitted: 3,
  quote_approved: 4,
  moved_to_production: 5,
  suppliers_assigned: 6,
  tna_created: 7,
  greige_dispatched: 8,
  lab_dip_approved: 9,
  bulk_approved: 10,
  dispatched: 11,
  closed: 12,
  unserviceable: 13,
} as const;
export type RequestStatus = keyof typeof REQUEST_STATUS_CODE;

/** Besides people, later parts of the story move a request on by what happens there. */
export type RequestActor = 'customer' | 'staff' | 'orders' | 'production' | 'delivery';

const MAKING: readonly RequestActor[] = ['production'];
const SENDING: readonly RequestActor[] = ['delivery'];

export const requestLifecycle: Lifecycle<RequestStatus, RequestActor> = {
  start: 'draft',
  moves: {
    draft: { quote_requested: ['customer'], closed: ['customer'] },
    quote_requested: { quote_submitted: ['staff'], closed: ['customer'], unserviceable: ['staff'] },
    quote_submitted: { quote_approved: ['customer'], closed: ['customer'] },
    // Guarded: the customer may close only while there is no order.
    quote_approved: { moved_to_production: ['orders'], closed: ['customer'] },
    moved_to_production: { suppliers_assigned: MAKING, closed: ['orders'] },
    suppliers_assigned: { tna_created: MAKING, closed: ['orders'] },
    // Forward only: which of the three gates a fabric passes depends on its type.
    tna_created: {
      greige_dispatched: MAKING,
      lab_dip_approved: MAKING,
      bulk_approved: MAKING,
      dispatched: SENDING,
      closed: ['orders'],
    },
    greige_dispatched: { lab_dip_approved: MAKING, bulk_approved: MAKING, dispatched: SENDING },
    lab_dip_approved: { bulk_approved: MAKING, dispatched: SENDING },
    bulk_approved: { dispatched: SENDING },
    dispatched: {},
    closed: {},
    unserviceable: {},
  },
};

const CLOSED_REQUEST_STATUSES: readonly RequestStatus[] = ['closed', 'unserviceable'];

export function isRequestClosed(status: RequestStatus): boolean {
  return CLOSED_REQUEST_STATUSES.includes(status);
}
