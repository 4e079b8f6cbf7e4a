import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { standStill } from '#tests/support/server/stand-still.ts';
import { withTimeLimit } from './time-limit.ts';

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('an answer that comes in time is passed on, and so is a failure', async () => {
  expect(await withTimeLimit(1000, async () => 'an answer')).toBe('an answer');
  await expect(withTimeLimit(1000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

test('what is slow is given up, not sooner than the limit', async () => {
  const began = performance.now();
  await expect(withTimeLimit(200, untilAborted)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(performance.now() - began).toBeGreaterThan(190);
});

test('an answer that came while this process stood still is read', async () => {
  const answer = withTimeLimit(200, async (signal) => {
    standStill(600);
    await Promise.race([untilAborted(signal), setImmediate()]);
    standStill(600);
    return Promise.race([untilAborted(signal), setImmediate('an answer')]);
  });
  expect(await answer).toBe('an answer');
});
