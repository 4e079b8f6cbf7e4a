/** What the history of a request says to its buyer; who the supplier is never stands in it. */
import { SWATCH_HISTORY_TEXT } from '#words/en/swatches.ts';

type Words = { otherwise: string; [action: string]: string };

/** `{number}` is the number of the quote, `{assignee}` the colleague who goes on. */
const WORDS: Readonly<Record<RequestSubject, Words>> = {
  fabric_request: {
    otherwise: 'Query updated',
    created: 'Draft started',
    copied: 'Draft started from an earlier query',
    changed: 'Specifications changed',
    submitted: 'Sent to suppliers',
    discarded: 'Draft discarded',
    suppliers_invited: 'Suppliers asked to quote',
    information_asked: 'We asked you a question',
    message_sent: 'Message sent',
    assigned: 'Assigned to {assignee}',
    unassigned: 'Assigned to nobody',
    ...SWATCH_HISTORY_TEXT,
    ordered: 'Order confirmed',
    suppliers_assigned: 'Mill assigned',
    tna_created: 'Production plan published',
    greige_dispatched: 'Greige reached the process house',
    lab_dip_approved: 'Lab dip or strike-off approved',
    bulk_approved: 'Bulk sample approved',
    dispatched: 'First goods dispatched',
    order_cancelled: 'Closed because the order was cancelled',
    closed: 'Query closed',
    unserviceable: 'No supplier can make this fabric',
  },
  quote: {
    otherwise: 'Quote {number} updated',
    submitted: 'Quote {number} received',
    revised: 'New version of quote {number} received',
    withdrawn: 'Quote {number} withdrawn by the supplier',
    viewed: 'Quote {number} opened',
    countered: 'Counter-offer sent for quote {number}',
    counter_refused: 'Counter-offer for quote {number} not accepted',
    approved: 'Quote {number} approved',
    declined: 'Quote {number} declined',
    expired: 'Quote {number} expired',
    renewal_asked: 'Renewal of quote {number} requested',
    needs_requote: 'Quote {number} needs a new price for the changed specifications',
    not_selected: 'Quote {number} closed: not selected',
    reminded: 'Reminder sent: quote {number} expires soon',
    message_sent: 'Message about quote {number} sent',
  },
};

export const REQUEST_SUBJECTS = ['fabric_request', 'quote'] as const;
export type RequestSubject = (typeof REQUEST_SUBJECTS)[number];

/** Kept, but nobody wants to read them: a draft is saved at every step, and the quote itself tells of the others. */
export const HIDDEN_REQUEST_ACTIONS: readonly string[] = [
  'draft_saved',
  'first_quote',
  'approved',
  'priorities_set',
];

export function isShownInHistory(subject: RequestSubject, action: string): boolean {
  return Object.hasOwn(WORDS[subject], action);
}

export function requestHistoryText(
  subject: RequestSubject,
  action: string,
  { quoteNumber, assignee = '' }: { quoteNumber: string | null; assignee?: string },
): string {
  const words = WORDS[subject];
  const sentence = isShownInHistory(subject, action) ? words[action] : words.otherwise;
  return (sentence ?? words.otherwise)
    .replace('{number}', quoteNumber ?? '')
    .replace('{assignee}', assignee)
    .trim();
}
