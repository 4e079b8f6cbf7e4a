import { expect, test } from 'vitest';
import {
  isCodeExpired,
  isCodeFormat,
  OTP_EXPIRES_SECONDS,
  OTP_LENGTH,
  OTP_MAX_SENDS_PER_HOUR,
  OTP_MAX_WRONG_TRIES,
  OTP_RESEND_AFTER_SECONDS,
  secondsUntilResend,
} from './one-time-code.ts';

const sentAt = new Date('2026-11-12T10:00:00Z');
const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000);

test('a code has 6 digits, lives 10 minutes and dies after 5 wrong tries', () => {
  expect([OTP_LENGTH, OTP_EXPIRES_SECONDS, OTP_MAX_WRONG_TRIES]).toEqual([6, 600, 5]);
});

test('a code may be sent again after 30 seconds and 5 times an hour', () => {
  expect([OTP_RESEND_AFTER_SECONDS, OTP_MAX_SENDS_PER_HOUR]).toEqual([30, 5]);
});

test('only six plain digits look like a code', () => {
  expect(isCodeFormat('012345')).toBe(true);
  for (const bad of ['12345', '1234567', '12345a', ' 12345', '123456\n', '１２３４５６', '']) {
    expect(isCodeFormat(bad)).toBe(false);
  }
});

test('a code ends at its tenth minute', () => {
  expect(isCodeExpired(sentAt, after(599.999))).toBe(false);
  expect(isCodeExpired(sentAt, after(600))).toBe(true);
});

test('the countdown runs from 30 to 0 and never shows more, even when clocks differ', () => {
  expect(secondsUntilResend(sentAt, sentAt)).toBe(30);
  expect(secondsUntilResend(sentAt, after(29.2))).toBe(1);
  expect(secondsUntilResend(sentAt, after(30))).toBe(0);
  expect(secondsUntilResend(sentAt, after(9000))).toBe(0);
  expect(secondsUntilResend(sentAt, after(-60))).toBe(30);
});
