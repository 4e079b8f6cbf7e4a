import { expect, test } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { postOnly, problemOf } from './use-pincode.ts';

test('an unknown PIN code is named as such', () => {
  const unknown = new ApiError(404, { code: 'pincode_unknown', message: '' });
  expect(problemOf(unknown)).toBe('We could not find this PIN code. Please check the 6 digits.');
});

test('when nobody can be asked, the customer chooses city and state alone', () => {
  const words = 'PIN code check is not available. Please choose the city and state yourself.';
  expect(problemOf(new ApiError(503, { code: 'overloaded', message: '' }))).toBe(words);
  expect(problemOf(new Error('no network'))).toBe(words);
});

test('a place that freight does not reach says why', () => {
  expect(postOnly({ pincode: '900056' })).toMatch(/army post/);
  expect(postOnly({ pincode: '682555' })).toBe(
    'We do not deliver to this PIN code yet. You can choose self pickup.',
  );
});
