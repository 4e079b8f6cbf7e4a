/** What the account's history says in plain words; a subject that is not here has a history of its own elsewhere. */
import { SWATCH_HISTORY_TEXTS } from '#domain/swatches/swatch-history-text.ts';

type SubjectTexts = { otherwise: string; [action: string]: string };

const WORDS: Readonly<Record<string, SubjectTexts>> = {
  customer: {
    otherwise: 'Profile changed',
    registered: 'Account created',
    'identity-changed': 'Sign-in phone number or email changed',
  },
  session: {
    otherwise: 'Sign-in changed',
    'signed-in': 'Signed in',
    logout: 'Signed out',
    ended_by_owner: 'Another device signed out',
  },
  verification: {
    otherwise: 'Verification changed',
    'company-name': 'No longer verified: company name changed',
    'another-pan': 'No longer verified: GST number of another PAN added',
    confirmed: 'Verification confirmed',
  },
  address: {
    otherwise: 'Address changed',
    added: 'Address added',
    removed: 'Address removed',
  },
  'gst-number': {
    otherwise: 'GST number changed',
    added: 'GST number added',
    removed: 'GST number removed',
    'made-default': 'Default GST number chosen',
  },
  msme: {
    otherwise: 'MSME details changed',
    registered: 'MSME registration saved',
    'not-applicable': 'MSME: not applicable',
  },
  'bank-details': { otherwise: 'Bank details changed' },
  'refund-vpa': {
    otherwise: 'UPI ID for refunds changed',
    removed: 'UPI ID for refunds removed',
  },
  payout: {
    otherwise: 'Account credit payout updated',
    asked: 'Account credit payout requested',
    sent: 'Account credit paid out',
    refused: 'Account credit payout declined',
  },
  swatch: {
    otherwise: 'Swatch updated',
    ...SWATCH_HISTORY_TEXTS,
  },
  'document-share': {
    otherwise: 'Document link changed',
    shared: 'Document shared by link',
    ended: 'Document link revoked',
  },
  'credit-period': { otherwise: 'Credit period chosen', 'limit-granted': 'Credit limit set' },
  whatsapp: {
    otherwise: 'WhatsApp number changed',
    started: 'WhatsApp number added at sign-up',
    'number-confirmed': 'WhatsApp number confirmed again',
    'code-failed': 'WhatsApp number not confirmed: wrong code',
    'opted-in': 'WhatsApp messages turned on',
    'opted-out': 'WhatsApp messages turned off',
    delivered: 'First WhatsApp message delivered',
    'not-on-whatsapp': 'Number is not on WhatsApp',
  },
  'notification-choice': {
    otherwise: 'Notifications changed',
    'switched-on': 'Notification turned on',
    'switched-off': 'Notification turned off',
  },
};

export const ACCOUNT_SUBJECTS: readonly string[] = Object.keys(WORDS);

export function historyText(subjectKind: string, action: string): string {
  const words = WORDS[subjectKind];
  if (!words) return 'Account changed';
  return words[action] ?? words.otherwise;
}
