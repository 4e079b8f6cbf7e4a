/** What a history records of a request and its quotes, and what of it the buyer reads. */
import { SWATCH_ACTIONS } from '../swatches/swatch-history.ts';

export const REQUEST_ACTIONS = [
  'created',
  'copied',
  'changed',
  'submitted',
  'discarded',
  'suppliers_invited',
  'information_asked',
  'message_sent',
  'assigned',
  'unassigned',
  ...SWATCH_ACTIONS,
  'ordered',
  'suppliers_assigned',
  'tna_created',
  'greige_dispatched',
  'lab_dip_approved',
  'bulk_approved',
  'dispatched',
  'order_cancelled',
  'closed',
  'unserviceable',
] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

export const QUOTE_ACTIONS = [
  'submitted',
  'revised',
  'withdrawn',
  'viewed',
  'countered',
  'counter_refused',
  'approved',
  'declined',
  'expired',
  'renewal_asked',
  'needs_requote',
  'not_selected',
  'reminded',
  'message_sent',
] as const;
export type QuoteAction = (typeof QUOTE_ACTIONS)[number];

/** Kept, but nobody wants to read them: a draft is saved at every step, and the quote itself tells of the others. */
export const HIDDEN_REQUEST_ACTIONS: readonly string[] = [
  'draft_saved',
  'first_quote',
  'approved',
  'priorities_set',
];
