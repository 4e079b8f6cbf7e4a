/** What happened to a request and its quotes, as its history and notifications tell the buyer; who the supplier is never stands in it. */
import type { QuoteAction, RequestAction } from '#domain/requests/request-history.ts';
import type { RequestMessages } from '#domain/requests/request-message.ts';
import type { MessageTexts } from '#domain/shared/message.ts';
import { SWATCH_HISTORY_TEXT } from './swatches.ts';

type AssignedTo = { readonly assignee: string };

export const REQUEST_CHANGED_TEXT = 'क्वेरी बदली';
export const REQUEST_HISTORY_TEXT: Readonly<
  Record<RequestAction, string | ((details: AssignedTo) => string)>
> = {
  created: 'ड्राफ्ट शुरू',
  copied: 'पुरानी क्वेरी से ड्राफ्ट शुरू',
  changed: 'स्पेसिफिकेशन बदला',
  submitted: 'सप्लायरों को भेजी',
  discarded: 'ड्राफ्ट हटाया',
  suppliers_invited: 'सप्लायरों से भाव माँगा',
  information_asked: 'हमने आपसे सवाल पूछा',
  message_sent: 'मैसेज भेजा',
  assigned: ({ assignee }) => (assignee ? `${assignee} के ज़िम्मे` : 'ज़िम्मा दिया'),
  unassigned: 'किसी के ज़िम्मे नहीं',
  ...SWATCH_HISTORY_TEXT,
  ordered: 'ऑर्डर पक्का हुआ',
  suppliers_assigned: 'मिल तय हुई',
  tna_created: 'प्रोडक्शन प्लान आया',
  greige_dispatched: 'ग्रे प्रोसेस हाउस पहुँचा',
  lab_dip_approved: 'लैब डिप या स्ट्राइक ऑफ मंज़ूर',
  bulk_approved: 'बल्क सैंपल मंज़ूर',
  dispatched: 'पहला माल डिस्पैच',
  order_cancelled: 'ऑर्डर रद्द होने से बंद',
  closed: 'क्वेरी बंद',
  unserviceable: 'कोई सप्लायर यह कपड़ा नहीं बना सकता',
};

export const QUOTE_CHANGED_TEXT = (quote: string): string => `भाव ${quote} बदला`;
export const QUOTE_HISTORY_TEXT: Readonly<Record<QuoteAction, (quote: string) => string>> = {
  submitted: (quote) => `भाव ${quote} आया`,
  revised: (quote) => `भाव ${quote} का नया वर्शन आया`,
  withdrawn: (quote) => `सप्लायर ने भाव ${quote} वापस लिया`,
  viewed: (quote) => `भाव ${quote} खोला`,
  countered: (quote) => `भाव ${quote} पर काउंटर ऑफर भेजा`,
  counter_refused: (quote) => `भाव ${quote} पर काउंटर ऑफर नहीं माना`,
  approved: (quote) => `भाव ${quote} मंज़ूर`,
  declined: (quote) => `भाव ${quote} मना किया`,
  expired: (quote) => `भाव ${quote} का समय निकला`,
  renewal_asked: (quote) => `भाव ${quote} फिर से माँगा`,
  needs_requote: (quote) => `बदले स्पेसिफिकेशन पर भाव ${quote} का नया रेट चाहिए`,
  not_selected: (quote) => `भाव ${quote} बंद: नहीं चुना गया`,
  reminded: (quote) => `याद दिलाया: भाव ${quote} जल्द खत्म होगा`,
  message_sent: (quote) => `भाव ${quote} पर मैसेज भेजा`,
};

export const REQUEST_MESSAGE_TEXT: MessageTexts<RequestMessages> = {
  request_unserviceable: ({ number, quality, reason }) => ({
    subject: `क्वेरी ${number} हम नहीं कर पाएँगे`,
    text: `${quality} के भाव नहीं मिल पा रहे। वजह: ${reason}`,
  }),
  request_question: ({ number, text }) => ({
    subject: `क्वेरी ${number} पर सवाल`,
    text: `क्वेरी ${number}: ${text}`,
  }),
};

/** Below a question that can be answered without a look into the app; what is pressed is sent as the answer. */
export const ANSWER_BUTTON_TEXT = ['हाँ', 'नहीं'] as const;
