/** What the history of a request says to its buyer; who the supplier is never stands in it. */
type Words = { otherwise: string; [action: string]: string };

/** `{number}` is the number of the quote. */
const WORDS: Readonly<Record<RequestSubject, Words>> = {
  fabric_request: {
    otherwise: 'Query changed',
    created: 'Draft begun',
    copied: 'Draft begun as a copy of an earlier query',
    changed: 'Specifications changed',
    submitted: 'Sent to suppliers',
    suppliers_invited: 'Suppliers were asked to quote',
    information_asked: 'The desk asked for information',
    message_sent: 'Message sent',
    ordered: 'Order confirmed',
    suppliers_assigned: 'The mill was assigned',
    tna_created: 'Production plan published',
    greige_dispatched: 'Greige reached the process house',
    lab_dip_approved: 'Lab dip or strike-off approved',
    bulk_approved: 'Bulk sample approved',
    dispatched: 'First goods dispatched',
    order_cancelled: 'Closed with its cancelled order',
    closed: 'Query closed',
    unserviceable: 'No supplier can serve this query',
  },
  quote: {
    otherwise: 'Quote {number} changed',
    submitted: 'Quote {number} arrived',
    revised: 'Quote {number} has a new version',
    withdrawn: 'Quote {number} was withdrawn',
    viewed: 'Quote {number} was opened',
    countered: 'Counter-offer made on quote {number}',
    counter_refused: 'Counter-offer on quote {number} was refused',
    approved: 'Quote {number} approved',
    declined: 'Quote {number} declined',
    expired: 'Quote {number} expired',
    renewal_asked: 'Renewal of quote {number} asked for',
    needs_requote: 'Quote {number} needs a new price for the changed specifications',
    not_selected: 'Quote {number} was not selected',
    reminded: 'Reminder sent: quote {number} ends soon',
    message_sent: 'Message about quote {number} sent',
  },
};

export const REQUEST_SUBJECTS = ['fabric_request', 'quote'] as const;
export type RequestSubject = (typeof REQUEST_SUBJECTS)[number];

/** Kept, but nobody wants to read them: a draft is saved at every step, and the quote itself tells of the others. */
export const UNTOLD_OF_REQUEST: readonly string[] = ['draft_saved', 'first_quote', 'approved'];

export function isTold(subject: RequestSubject, action: string): boolean {
  return Object.hasOwn(WORDS[subject], action);
}

export function requestHistoryWords(
  subject: RequestSubject,
  action: string,
  quoteNumber: string | null,
): string {
  const words = WORDS[subject];
  const sentence = isTold(subject, action) ? words[action] : words.otherwise;
  return (sentence ?? words.otherwise).replace('{number}', quoteNumber ?? '').trim();
}
