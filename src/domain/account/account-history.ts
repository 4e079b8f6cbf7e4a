/** What the history of an account names: each kind of subject with the changes that have words of their own. */
import { SWATCH_ACTIONS } from '#domain/swatches/swatch-history.ts';

export const ACCOUNT_HISTORY = {
  customer: ['registered', 'identity-changed'],
  session: ['signed-in', 'logout', 'switched', 'ended_by_owner'],
  colleague: [
    'invited',
    'invited-again',
    'approver-added',
    'approver-ended',
    'invitation-ended',
    'joined',
    'changed',
    'mended',
    'blocked',
    'unblocked',
    'left',
    'handover-offered',
    'handover-ended',
    'handed-over',
  ],
  merge: ['merged-into', 'merged-with'],
  verification: ['company-name', 'another-pan', 'confirmed'],
  address: ['added', 'removed'],
  'gst-number': ['added', 'removed', 'made-default'],
  msme: ['registered', 'not-applicable'],
  'bank-details': [],
  'refund-vpa': ['removed'],
  payout: ['asked', 'sent', 'refused'],
  swatch: SWATCH_ACTIONS,
  'document-share': ['shared', 'ended'],
  'credit-period': ['limit-granted'],
  whatsapp: [
    'started',
    'number-confirmed',
    'code-failed',
    'opted-in',
    'opted-out',
    'delivered',
    'not-on-whatsapp',
  ],
  'notification-choice': ['switched-on', 'switched-off'],
} as const;
type AccountHistory = typeof ACCOUNT_HISTORY;
export type AccountSubject = keyof AccountHistory;

/** A subject that is not here has a history of its own elsewhere. */
export const ACCOUNT_SUBJECTS = Object.keys(ACCOUNT_HISTORY) as AccountSubject[];

/** `otherwise`: any other change of it. */
export type AccountHistoryTexts = {
  readonly [Subject in AccountSubject]: Readonly<
    Record<AccountHistory[Subject][number] | 'otherwise', string>
  >;
};
