import { expect, test } from 'vitest';
import { NetworkError } from '#browser/network-error.ts';
import { ApiError } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { ERROR_MESSAGE } from '#words/en/errors.ts';
import { errorMessage, fieldError, formatWait } from './error-message.ts';

/** As the server writes it. */
function refused(code: ErrorCode, retryAfterSeconds: number | null = null): ApiError {
  return new ApiError(
    429,
    { code, message: ERROR_MESSAGE[code], fields: { mobile: 'Too short.' } },
    retryAfterSeconds,
  );
}

test('a limit says how long to wait', () => {
  expect(errorMessage(refused('too_many_codes', 25))).toBe(
    'You have requested several codes. Try again in 25 seconds.',
  );
  expect(errorMessage(refused('too_many_codes', 1500))).toContain('Try again in 25 minutes.');
});

test('too many wrong tries ask for a new code, not for patience', () => {
  expect(errorMessage(refused('too_many_tries', 600))).toBe(ERROR_MESSAGE.too_many_tries);
});

test('anything that is no refusal gets the general words', () => {
  expect(errorMessage(new TypeError('x'))).toBe('Something went wrong !');
});

test('a refusal is said in the words that came with it', () => {
  for (const [code, words] of Object.entries(ERROR_MESSAGE)) {
    expect(errorMessage(refused(code as ErrorCode))).toBe(words);
  }
});

test('a lost connection is called by its name', () => {
  expect(errorMessage(new NetworkError())).toMatch(/connection/);
});

test('words for one field are found among the names it may have', () => {
  expect(fieldError(refused('invalid_input'), 'email', 'mobile')).toBe('Too short.');
  expect(fieldError(refused('invalid_input'), 'otp')).toBeUndefined();
});

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
])('%i s reads as %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
