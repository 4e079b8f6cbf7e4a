import { expect, test } from 'vitest';
import { NetworkError } from '#browser/network-error.ts';
import { ApiError } from '#contract/client.ts';
import { afterFailure } from './use-read.ts';

const refused = (status: number) => new ApiError(status, { code: 'unexpected', message: '' });

test.each([new NetworkError(), refused(429), refused(503)])(
  'a failure that may pass keeps what was read last: %s',
  (error) => {
    expect(afterFailure('last', error)).toEqual({ data: 'last', error });
    expect(afterFailure(null, error)).toEqual({ data: null, error });
  },
);

test.each([400, 404, 410])('a refusal with %d ends it', (status) => {
  expect(afterFailure('last', refused(status)).data).toBeNull();
});
