/** What the account's history says in plain words; a subject that is not here has a history of its own elsewhere. */
type SubjectWords = { otherwise: string; [action: string]: string };

const WORDS: Readonly<Record<string, SubjectWords>> = {
  customer: {
    otherwise: 'Profile changed',
    registered: 'Account opened',
    'identity-changed': 'Phone number or e-mail for sign-in changed',
  },
  session: {
    otherwise: 'Sign-in changed',
    'signed-in': 'Signed in',
    logout: 'Signed out',
    ended_by_owner: 'Another device signed out',
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
    'not-applicable': 'MSME answered: not applicable',
  },
  'bank-details': { otherwise: 'Bank details changed' },
  'refund-vpa': {
    otherwise: 'UPI address for refunds changed',
    removed: 'UPI address for refunds removed',
  },
  payout: {
    otherwise: 'Pay-out of account credit changed',
    asked: 'Pay-out of account credit asked',
    sent: 'Account credit paid out',
    refused: 'Pay-out of account credit refused',
  },
  'credit-period': { otherwise: 'Credit period chosen', 'limit-granted': 'Credit limit set' },
  whatsapp: {
    otherwise: 'WhatsApp number changed',
    started: 'WhatsApp number taken from sign-up',
    'number-confirmed': 'WhatsApp number confirmed again',
    'code-failed': 'WhatsApp number not confirmed: wrong code',
    'opted-in': 'WhatsApp messages switched on',
    'opted-out': 'WhatsApp messages switched off',
    delivered: 'First WhatsApp message delivered',
    'not-on-whatsapp': 'WhatsApp does not know the number',
  },
  'notification-choice': {
    otherwise: 'Notifications changed',
    'switched-on': 'A notification switched on',
    'switched-off': 'A notification switched off',
  },
};

export const ACCOUNT_SUBJECTS: readonly string[] = Object.keys(WORDS);

export function historyWords(subjectKind: string, action: string): string {
  const words = WORDS[subjectKind];
  if (!words) return 'Account changed';
  return words[action] ?? words.otherwise;
}
