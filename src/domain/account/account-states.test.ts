import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextStates } from '../shared/lifecycle.ts';
import { unreachableStates } from '../shared/unreachable-states.fixture.ts';
import { GST_CHECK_STATE_LABEL, gstCheckLifecycle } from './gst-check-state.ts';
import {
  VERIFICATION_STATUS_CODE,
  VERIFICATION_STATUS_LABEL,
  verificationLifecycle,
} from './verification-status.ts';
import {
  WHATSAPP_EVENTS,
  WHATSAPP_VALIDITY_CODE,
  WHATSAPP_VALIDITY_LABEL,
  type WhatsappValidity,
  whatsappLifecycle,
  whatsappValidityAfter,
} from './whatsapp-validity.ts';

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

test('a WhatsApp number is proven, opted in and reached, one after the other', () => {
  const walk: WhatsappValidity[] = ['invalid'];
  for (const event of ['code_passed', 'opted_in', 'message_delivered'] as const) {
    walk.push(whatsappValidityAfter(walk.at(-1) ?? 'invalid', event));
  }
  expect(walk.map((state) => WHATSAPP_VALIDITY_CODE[state])).toEqual([20, 40, 80, 100]);
});

test('a failed code and a message to a number that is not proven change nothing', () => {
  expect(whatsappValidityAfter('invalid', 'code_failed')).toBe('invalid');
  expect(whatsappValidityAfter('invalid', 'message_delivered')).toBe('invalid');
  expect(whatsappValidityAfter('not_opted_in', 'message_delivered')).toBe('not_opted_in');
});

test('whoever opts out waits for a delivered message again', () => {
  expect(whatsappValidityAfter('valid', 'opted_out')).toBe('not_opted_in');
  expect(whatsappValidityAfter('not_opted_in', 'opted_in')).toBe('soft_valid');
});

test('no event moves a WhatsApp number where its life cycle does not lead', () => {
  const states = Object.keys(WHATSAPP_VALIDITY_CODE) as WhatsappValidity[];
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.constantFrom(...WHATSAPP_EVENTS), (from, event) => {
      const to = whatsappValidityAfter(from, event);
      if (to !== from) expect(Object.keys(whatsappLifecycle.moves[from])).toContain(to);
    }),
  );
});
