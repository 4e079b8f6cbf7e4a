import { expect, test } from 'vitest';
import { ApiError } from './client.ts';
import { keyedSender } from './idempotency-key.ts';

const BODY = { version: 2 };

/** Sends one input after the other, each with the outcome it is given, and tells the keys. */
async function keysOf(...sends: { input: unknown; fails?: Error }[]): Promise<string[]> {
  const keys: string[] = [];
  let made = 0;
  const send = keyedSender(() => `key-${++made}`);
  for (const { input, fails } of sends) {
    const sent = send(input, async (key) => {
      keys.push(key);
      if (fails) throw fails;
      return 'done';
    });
    if (fails) await expect(sent).rejects.toBe(fails);
    else expect(await sent).toBe('done');
  }
  return keys;
}

function refusal(status: number): ApiError {
  return new ApiError(status, { code: 'unexpected', message: 'x' });
}

test.each([refusal(500), refusal(503), new TypeError('lost')])(
  'after %s the same input is sent with the same key, however often',
  async (fails) => {
    const again = { input: { version: 2 }, fails };
    expect(await keysOf({ input: BODY, fails }, again, again)).toEqual(['key-1', 'key-1', 'key-1']);
  },
);

test.each([400, 404, 409, 422, 429])('a refusal with %d ends the key', async (status) => {
  const keys = await keysOf({ input: BODY, fails: refusal(status) }, { input: BODY });
  expect(keys).toEqual(['key-1', 'key-2']);
});

test('a change that was made ends the key, so doing the same again is a second change', async () => {
  expect(await keysOf({ input: BODY }, { input: BODY })).toEqual(['key-1', 'key-2']);
});

test('another input is another intent, and the first keeps its key while its outcome is unknown', async () => {
  const keys = await keysOf({ input: BODY, fails: refusal(500) }, { input: { version: 3 } }, { input: BODY });
  expect(keys).toEqual(['key-1', 'key-2', 'key-1']);
});
