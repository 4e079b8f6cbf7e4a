/** What happened to a request and its quotes, as its history and notifications tell the buyer; who the supplier is never stands in it. */
import type { QuoteAction, RequestAction } from '#domain/requests/request-history.ts';
import type { RequestMessages } from '#domain/requests/request-message.ts';
import type { MessageTexts } from '#domain/shared/message.ts';
import { SWATCH_HISTORY_TEXT } from './swatches.ts';

type AssignedTo = { readonly assignee: string };

export const REQUEST_CHANGED_TEXT = 'Query updated';
export const REQUEST_HISTORY_TEXT: Readonly<
  Record<RequestAction, string | ((details: AssignedTo) => string)>
> = {
  created: 'Draft started',
  copied: 'Draft started from an earlier query',
  changed: 'Specifications changed',
  submitted: 'Sent to suppliers',
  discarded: 'Draft discarded',
  suppliers_invited: 'Suppliers asked to quote',
  information_asked: 'We asked you a question',
  message_sent: 'Message sent',
  assigned: ({ assignee }) => `Assigned to ${assignee}`.trim(),
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
};

export const QUOTE_CHANGED_TEXT = (quote: string): string => `Quote ${quote} updated`;
export const QUOTE_HISTORY_TEXT: Readonly<Record<QuoteAction, (quote: string) => string>> = {
  submitted: (quote) => `Quote ${quote} received`,
  revised: (quote) => `New version of quote ${quote} received`,
  withdrawn: (quote) => `Quote ${quote} withdrawn by the supplier`,
  viewed: (quote) => `Quote ${quote} opened`,
  countered: (quote) => `Counter-offer sent for quote ${quote}`,
  counter_refused: (quote) => `Counter-offer for quote ${quote} not accepted`,
  approved: (quote) => `Quote ${quote} approved`,
  declined: (quote) => `Quote ${quote} declined`,
  expired: (quote) => `Quote ${quote} expired`,
  renewal_asked: (quote) => `Renewal of quote ${quote} requested`,
  needs_requote: (quote) => `Quote ${quote} needs a new price for the changed specifications`,
  not_selected: (quote) => `Quote ${quote} closed: not selected`,
  reminded: (quote) => `Reminder sent: quote ${quote} expires soon`,
  message_sent: (quote) => `Message about quote ${quote} sent`,
};

export const REQUEST_MESSAGE_TEXT: MessageTexts<RequestMessages> = {
  request_unserviceable: ({ number, quality, reason }) => ({
    subject: `We can't serve query ${number}`,
    text: `We can't get quotes for ${quality}. Reason: ${reason}`,
  }),
  request_question: ({ number, text }) => ({
    subject: `Question about query ${number}`,
    text: `About query ${number}: ${text}`,
  }),
};

/** Below a question that can be answered without a look into the app; what is pressed is sent as the answer. */
export const ANSWER_BUTTON_TEXT = ['Yes', 'No'] as const;
