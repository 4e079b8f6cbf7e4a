import { expect, test } from 'vitest';
import { nextStates } from '../shared/lifecycle.ts';
import { unreachableStates } from '../shared/unreachable-states.fixture.ts';
import { bankTransferLifecycle } from './methods/bank-transfer-state.ts';
import { letterOfCreditLifecycle } from './methods/letter-of-credit-state.ts';
import { PAYMENT_STATUS_LABEL, type PaymentStatus, paymentLifecycle } from './payment-status.ts';
import { payoutLifecycle } from './payout-state.ts';
import { instalmentLifecycle } from './plan/instalment-state.ts';
import { refundLifecycle } from './refund-state.ts';

const STATUSES = Object.keys(PAYMENT_STATUS_LABEL) as PaymentStatus[];

test('every status of a payment, instalment, refund, payout, transfer and letter of credit can be reached', () => {
  expect(unreachableStates(paymentLifecycle)).toEqual([]);
  expect(unreachableStates(instalmentLifecycle)).toEqual([]);
  expect(unreachableStates(refundLifecycle)).toEqual([]);
  expect(unreachableStates(payoutLifecycle)).toEqual([]);
  expect(unreachableStates(bankTransferLifecycle)).toEqual([]);
  expect(unreachableStates(letterOfCreditLifecycle)).toEqual([]);
});

test('the list is complete and each status has its own words', () => {
  expect(STATUSES).toEqual(['created', 'attempted', 'captured', 'failed', 'expired', 'refunded']);
  expect(new Set(Object.values(PAYMENT_STATUS_LABEL)).size).toBe(6);
});

test('money that arrives is recorded whatever came before it', () => {
  for (const from of ['created', 'attempted', 'failed', 'expired'] as const) {
    expect(nextStates(paymentLifecycle, from, 'provider')).toContain('captured');
  }
});

test('a customer or the clock never declares a payment captured or refunded', () => {
  for (const from of STATUSES) {
    for (const actor of ['customer', 'clock'] as const) {
      const next = nextStates(paymentLifecycle, from, actor);
      expect(next).not.toContain('captured');
      expect(next).not.toContain('refunded');
    }
  }
});

test('captured money can only be refunded, and only the provider says that a refund came back', () => {
  expect(Object.keys(paymentLifecycle.moves.captured)).toEqual(['refunded']);
  expect(paymentLifecycle.moves.refunded).toEqual({ captured: ['provider'] });
});

test('a failed payment may be tried again', () => {
  expect(nextStates(paymentLifecycle, 'failed', 'customer')).toEqual(['attempted']);
});
