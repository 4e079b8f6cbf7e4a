import { expect, test } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { postOnly, problemOf } from './use-pincode.ts';

test('an unknown PIN code is named as such', () => {
  const unknown = new ApiError(404, { code: 'pincode_unknown', message: '' });
  expect(problemOf(unknown)).toEqual({ code: 'pincode_not_found' });
});

test('when nobody can be asked, the customer chooses city and state alone', () => {
  const words = { code: 'pincode_not_checked' };
  expect(problemOf(new ApiError(503, { code: 'overloaded', message: '' }))).toEqual(words);
  expect(problemOf(new Error('no network'))).toEqual(words);
});

test('a place that freight does not reach says why', () => {
  expect(postOnly({ pincode: '900056' })).toEqual({ code: 'pincode_of_army_post' });
  expect(postOnly({ pincode: '682555' })).toEqual({ code: 'pincode_not_served' });
});
