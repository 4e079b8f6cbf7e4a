import { expect, test } from 'vitest';
import type { PaymentOrder } from '#contract/payments.ts';
import { reportedPaymentWords } from './reported-payment-words.ts';

const transfer = (state: 'reported' | 'matched' | 'refused'): PaymentOrder['transfers'][number] => ({
  utr: 'LOOMN52026111200',
  amount: { minor: '100', currency: 'INR' },
  paidOn: '2026-11-12',
  state,
  refuseReason: null,
});
const letter = (state: 'reported' | 'accepted' | 'refused'): PaymentOrder['letters'][number] => ({
  number: 'LC 1',
  bank: 'A bank',
  amount: { minor: '100', currency: 'USD' },
  expiresOn: '2027-01-31',
  state,
});

test('only what waits for us is said to be looked at', () => {
  expect(reportedPaymentWords({ transfers: [], letters: [] })).toBeNull();
  expect(reportedPaymentWords({ transfers: [transfer('refused'), transfer('reported')], letters: [] })).toBe(
    'Transfer being matched',
  );
  expect(reportedPaymentWords({ transfers: [], letters: [letter('reported')] })).toBe(
    'Letter of credit being checked',
  );
  expect(
    reportedPaymentWords({ transfers: [transfer('refused')], letters: [letter('accepted')] }),
  ).toBeNull();
});
