import { expect, test } from 'vitest';
import {
  OTP_EXPIRES_SECONDS,
  OTP_LENGTH,
  OTP_MAX_SENDS_PER_HOUR,
  OTP_MAX_WRONG_TRIES,
  OTP_RESEND_AFTER_SECONDS,
} from './one-time-code.ts';

test('a code has 6 digits, lives 10 minutes and dies after 5 wrong tries', () => {
  expect([OTP_LENGTH, OTP_EXPIRES_SECONDS, OTP_MAX_WRONG_TRIES]).toEqual([6, 600, 5]);
});

test('a code may be sent again after 30 seconds and 5 times an hour', () => {
  expect([OTP_RESEND_AFTER_SECONDS, OTP_MAX_SENDS_PER_HOUR]).toEqual([30, 5]);
});
