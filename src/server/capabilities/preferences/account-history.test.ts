import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACCOUNT_SUBJECTS } from '#domain/account/account-history.ts';
import { accountHistoryText } from '#words/account-history-text.ts';

/** Kept for the desk, without a company: no customer's account shows them. */
const OF_THE_HOUSE = [
  'demo-request',
  'staff-member',
  'company-note',
  'order-note',
  'supplier',
  'quality',
  'price-row',
  'seller',
  'lot',
  'notification',
  'material-option',
  'policy',
  'reference-code',
  'autopilot',
  'job',
  'webhook',
  'payout-file',
  'purchase',
  'book-file',
  'book-rule',
  'credit-note',
  'export-invoice',
  'held-act',
  'person',
];
/** Told beside the request itself, in `requests/history/request-history-text.ts`. */
const OF_A_REQUEST = ['fabric_request', 'quote'];
/** Told beside the order, or shown by its payments themselves. */
const OF_AN_ORDER = ['order', 'payment', 'payment-link', 'refund', 'document', 'invoice-registration'];
const CAPABILITIES = join(import.meta.dirname, '..');

function subjectsInCode(): Set<string> {
  const sources = readdirSync(CAPABILITIES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(CAPABILITIES, name), 'utf8'));
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/subject: \{ kind: '([\w-]+)'/g)].map(([, kind = '']) => kind),
    ),
  );
}

test('every kind of change that leaves a history row has its words', () => {
  const unknown = [...subjectsInCode()].filter(
    (kind) =>
      ![
        ...(ACCOUNT_SUBJECTS as readonly string[]),
        ...OF_THE_HOUSE,
        ...OF_A_REQUEST,
        ...OF_AN_ORDER,
      ].includes(kind),
  );
  expect(unknown).toEqual([]);
});

test('a known move has its own sentence, another move of the same thing a general one', () => {
  expect(accountHistoryText('en', 'session', 'logout')).toBe('Signed out');
  expect(accountHistoryText('en', 'session', 'moved')).toBe('Sign-in changed');
  expect(accountHistoryText('en', 'unheard-of', 'moved')).toBe('Account changed');
  expect(accountHistoryText('en', 'session', 'toString')).toBe('Sign-in changed');
  expect(accountHistoryText('hi', 'address', 'added')).toBe('पता जोड़ा');
  expect(accountHistoryText('bn', 'address', 'added')).toBe('ঠিকানা যোগ');
});
