import { expect, test } from 'vitest';
import { GST_CHECK_STATE_LABEL } from '#words/en/account.ts';
import { VERIFICATION_STATUS_CODE, verificationStatusOf } from './verification-status.ts';
import {
  WHATSAPP_EVENTS,
  WHATSAPP_VALIDITY_CODE,
  type WhatsappValidity,
  whatsappValidityAfter,
} from './whatsapp-validity.ts';

const VALIDITIES = Object.keys(WHATSAPP_VALIDITY_CODE) as WhatsappValidity[];

test('verification and WhatsApp codes are those of the specification', () => {
  expect(VERIFICATION_STATUS_CODE).toEqual({ not_available: 0, verified: 1, not_verified: 2 });
  expect(WHATSAPP_VALIDITY_CODE).toEqual({ invalid: 20, not_opted_in: 40, soft_valid: 80, valid: 100 });
});

test('the GST check has the four states of the specification', () => {
  expect(Object.keys(GST_CHECK_STATE_LABEL)).toEqual(['verify', 'loading', 'error', 'valid']);
});

test('one confirmed number verifies a company, unless a person still has to look', () => {
  const [confirmed, typed] = [{ isConfirmed: true }, { isConfirmed: false }];
  expect(verificationStatusOf([], false)).toBe('not_available');
  expect(verificationStatusOf([], true)).toBe('not_available');
  expect(verificationStatusOf([typed], false)).toBe('not_verified');
  expect(verificationStatusOf([typed, confirmed], false)).toBe('verified');
  expect(verificationStatusOf([confirmed], true)).toBe('not_verified');
});

test('only a delivered message makes a WhatsApp number valid', () => {
  for (const from of VALIDITIES.filter((state) => state !== 'valid'))
    for (const event of WHATSAPP_EVENTS.filter((one) => one !== 'message_delivered'))
      expect(whatsappValidityAfter(from, event)).not.toBe('valid');
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
