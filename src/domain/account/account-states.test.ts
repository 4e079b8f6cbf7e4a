import { expect, test } from 'vitest';
import { nextStates, unreachableStates } from '../shared/lifecycle.ts';
import { GST_CHECK_STATE_LABEL, gstCheckLifecycle } from './gst-check-state.ts';
import {
  VERIFICATION_STATUS_CODE,
  VERIFICATION_STATUS_LABEL,
  verificationLifecycle,
} from './verification-status.ts';
import { WHATSAPP_VALIDITY_CODE, WHATSAPP_VALIDITY_LABEL, whatsappLifecycle } from './whatsapp-validity.ts';

test('every state of an account can be reached', () => {
  expect(unreachableStates(verificationLifecycle)).toEqual([]);
  expect(unreachableStates(gstCheckLifecycle)).toEqual([]);
  expect(unreachableStates(whatsappLifecycle)).toEqual([]);
});

test('verification and WhatsApp codes are those of the specification', () => {
  expect(VERIFICATION_STATUS_CODE).toEqual({ not_available: 0, verified: 1, not_verified: 2 });
  expect(WHATSAPP_VALIDITY_CODE).toEqual({ invalid: 20, not_opted_in: 40, soft_valid: 80, valid: 100 });
});

test('the GST check has the four states of the specification', () => {
  expect(Object.keys(GST_CHECK_STATE_LABEL)).toEqual(['verify', 'loading', 'error', 'valid']);
});

test('every state has words for people', () => {
  for (const labels of [VERIFICATION_STATUS_LABEL, WHATSAPP_VALIDITY_LABEL, GST_CHECK_STATE_LABEL]) {
    for (const label of Object.values(labels)) expect(label).not.toBe('');
  }
});

test('only the register decides that a GST number is valid', () => {
  expect(nextStates(gstCheckLifecycle, 'loading', 'customer')).toEqual(['verify']);
  expect(nextStates(gstCheckLifecycle, 'loading', 'register')).toEqual(['valid', 'error']);
});

test('only a delivered message makes a WhatsApp number valid', () => {
  for (const from of ['invalid', 'not_opted_in', 'soft_valid'] as const) {
    expect(nextStates(whatsappLifecycle, from, 'customer')).not.toContain('valid');
  }
});
