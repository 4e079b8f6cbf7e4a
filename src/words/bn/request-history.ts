/** What happened to a request and its quotes, as its history and notifications tell the buyer; who the supplier is never stands in it. */
import type { QuoteAction, RequestAction } from '#domain/requests/request-history.ts';
import type { RequestMessages } from '#domain/requests/request-message.ts';
import type { MessageTexts } from '#domain/shared/message.ts';
import { SWATCH_HISTORY_TEXT } from './swatches.ts';

type AssignedTo = { readonly assignee: string };

export const REQUEST_CHANGED_TEXT = 'কোয়েরি বদলেছে';
export const REQUEST_HISTORY_TEXT: Readonly<
  Record<RequestAction, string | ((details: AssignedTo) => string)>
> = {
  created: 'ড্রাফট শুরু',
  copied: 'আগের কোয়েরি থেকে ড্রাফট শুরু',
  changed: 'স্পেসিফিকেশন বদলানো হয়েছে',
  submitted: 'সাপ্লায়ারদের পাঠানো হয়েছে',
  discarded: 'ড্রাফট মুছে ফেলা হয়েছে',
  suppliers_invited: 'সাপ্লায়ারদের কাছে দর চাওয়া হয়েছে',
  information_asked: 'আমরা আপনাকে প্রশ্ন করেছি',
  message_sent: 'মেসেজ পাঠানো হয়েছে',
  assigned: ({ assignee }) => (assignee ? `দায়িত্বে ${assignee}` : 'দায়িত্ব দেওয়া হয়েছে'),
  unassigned: 'কেউ দায়িত্বে নেই',
  ...SWATCH_HISTORY_TEXT,
  ordered: 'অর্ডার পাকা হয়েছে',
  suppliers_assigned: 'মিল ঠিক হয়েছে',
  tna_created: 'প্রোডাকশন প্ল্যান এসেছে',
  greige_dispatched: 'গ্রে প্রসেস হাউসে পৌঁছেছে',
  lab_dip_approved: 'ল্যাব ডিপ বা স্ট্রাইক অফ অনুমোদিত',
  bulk_approved: 'বাল্ক স্যাম্পল অনুমোদিত',
  dispatched: 'প্রথম মাল ডিসপ্যাচ হয়েছে',
  order_cancelled: 'অর্ডার বাতিল, তাই বন্ধ',
  closed: 'কোয়েরি বন্ধ',
  unserviceable: 'কোনো সাপ্লায়ার এই কাপড় বানাতে পারবেন না',
};

export const QUOTE_CHANGED_TEXT = (quote: string): string => `দর ${quote} বদলেছে`;
export const QUOTE_HISTORY_TEXT: Readonly<Record<QuoteAction, (quote: string) => string>> = {
  submitted: (quote) => `দর ${quote} এসেছে`,
  revised: (quote) => `দর ${quote}-এর নতুন ভার্সন এসেছে`,
  withdrawn: (quote) => `সাপ্লায়ার দর ${quote} ফিরিয়ে নিয়েছেন`,
  viewed: (quote) => `দর ${quote} খোলা হয়েছে`,
  countered: (quote) => `দর ${quote}-এ পাল্টা অফার পাঠানো হয়েছে`,
  counter_refused: (quote) => `দর ${quote}-এর পাল্টা অফার মানা হয়নি`,
  approved: (quote) => `দর ${quote} অনুমোদিত`,
  declined: (quote) => `দর ${quote}-এ না বলা হয়েছে`,
  expired: (quote) => `দর ${quote}-এর সময় শেষ`,
  renewal_asked: (quote) => `দর ${quote} আবার চাওয়া হয়েছে`,
  needs_requote: (quote) => `স্পেসিফিকেশন বদলেছে, দর ${quote}-এর নতুন রেট চাই`,
  not_selected: (quote) => `দর ${quote} বন্ধ: বাছা হয়নি`,
  reminded: (quote) => `মনে করানো হয়েছে: দর ${quote}-এর সময় শেষ হয়ে আসছে`,
  message_sent: (quote) => `দর ${quote} নিয়ে মেসেজ পাঠানো হয়েছে`,
};

export const REQUEST_MESSAGE_TEXT: MessageTexts<RequestMessages> = {
  request_unserviceable: ({ number, quality, reason }) => ({
    subject: `কোয়েরি ${number} আমরা দিতে পারছি না`,
    text: `${quality}-এর দর পাওয়া যাচ্ছে না। কারণ: ${reason}`,
  }),
  request_question: ({ number, text }) => ({
    subject: `কোয়েরি ${number} নিয়ে প্রশ্ন`,
    text: `কোয়েরি ${number}: ${text}`,
  }),
};

/** Below a question that can be answered without a look into the app; what is pressed is sent as the answer. */
export const ANSWER_BUTTON_TEXT = ['হ্যাঁ', 'না'] as const;
