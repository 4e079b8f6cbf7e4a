/** First words of the query keys of money; the live ones are announced by the server. */
import type { LiveKey } from '#contract/events.ts';

const PAYMENTS_KEY = 'payments' satisfies LiveKey;

export const TRANSFERS_KEY = 'transfers';
export const LETTERS_KEY = 'letters-of-credit';
export const REFUNDS_KEY = 'refunds';
export const PAYOUTS_KEY = 'payouts';
export const OVERDUE_KEY = 'overdue';
export const RECEIPTS_KEY = 'receipts';
export const MONEY_KEYS = [
  PAYMENTS_KEY,
  TRANSFERS_KEY,
  LETTERS_KEY,
  REFUNDS_KEY,
  PAYOUTS_KEY,
  OVERDUE_KEY,
  RECEIPTS_KEY,
  'orders',
  'held-acts',
  'today',
] as const;
