import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellIfLong } from './tell-if-long.ts';
import { currentToasts } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = () => currentToasts().map(({ message }) => message);

test('what is soon done says nothing', async () => {
  expect(await tellIfLong(Promise.resolve('done'), 'Please wait.')).toBe('done');
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown()).toEqual([]);
});

test('what takes long says so until it is done, well or not', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const told = tellIfLong(promise, 'Please wait.').catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown()).toEqual(['Please wait.']);
  reject(new Error('no'));
  expect(await told).toBe('failed');
  expect(shown()).toEqual([]);
});
