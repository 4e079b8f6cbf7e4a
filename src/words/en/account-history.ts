/** What happened in an account, and who did it. */
import type { AccountHistoryTexts } from '#domain/account/account-history.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { HISTORY_ACTOR_TEXT } from './history-actors.ts';
import { SWATCH_HISTORY_TEXT } from './swatches.ts';

const CHANGES: AccountHistoryTexts = {
  customer: {
    otherwise: 'Profile changed',
    registered: 'Account created',
    'identity-changed': 'Sign-in phone number or email changed',
  },
  session: {
    otherwise: 'Sign-in changed',
    'signed-in': 'Signed in',
    logout: 'Signed out',
    switched: 'Switched to another company',
    ended_by_owner: 'Another device signed out',
  },
  colleague: {
    otherwise: 'Colleague changed',
    invited: 'Colleague invited',
    'invited-again': 'Colleague invited again',
    'approver-added': 'Approver by link added',
    'approver-ended': 'Approver by link removed',
    'invitation-ended': 'Invitation of a colleague withdrawn',
    joined: 'Colleague joined',
    changed: 'Roles or limit of a colleague changed',
    mended: 'Roles or limit of a colleague put right',
    blocked: 'Colleague blocked',
    unblocked: 'Colleague let back in',
    left: 'Colleague left the company',
    'handover-offered': 'Company offered to a colleague',
    'handover-ended': 'Offer to hand over the company ended',
    'handed-over': 'Company handed over to a colleague',
  },
  merge: {
    otherwise: 'Companies merged',
    'merged-into': 'Merged into another company of the same GST number',
    'merged-with': 'Another company of the same GST number merged into this one',
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
    ...SWATCH_HISTORY_TEXT,
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

export const ACCOUNT_HISTORY_WORDS = {
  changes: CHANGES,
  /** Of a subject that a newer version of the server stored. */
  otherwise: 'Account changed',
  actors: { ...HISTORY_ACTOR_TEXT, staff: `${BRAND_NAME} staff` },
};
