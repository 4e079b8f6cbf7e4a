import { afterEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, countFirstWaitFrom, lazyScreen } from './lazy-screen.tsx';

const Screen = () => null;

afterEach(() => vi.useRealTimers());

test('a screen is loaded once, however often it is asked for', async () => {
  const load = vi.fn(async () => Screen);
  const lazy = lazyScreen(load);
  await Promise.all([lazy.preload(), lazy.preload()]);
  expect(lazy.preload()).toBeUndefined();
  expect(load).toHaveBeenCalledOnce();
});

test('a failed load is a chunk error, and the next try really loads again', async () => {
  const load = vi.fn(async () => Screen).mockRejectedValueOnce(new TypeError('network'));
  const lazy = lazyScreen(load);
  await expect(lazy.preload()).rejects.toBeInstanceOf(ChunkLoadError);
  await lazy.preload();
  expect(load).toHaveBeenCalledTimes(2);
  expect(lazy.preload()).toBeUndefined();
});

test('a screen that is not there after 120 000 ms is a chunk error', async () => {
  vi.useFakeTimers();
  const lazy = lazyScreen(() => new Promise<typeof Screen>(() => {}));
  const outcome = vi.fn();
  lazy.preload()?.catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError);
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
});

test('the wait for the first screen counts from the moment the page was opened', async () => {
  vi.useFakeTimers();
  countFirstWaitFrom(Date.now());
  vi.setSystemTime(Date.now() + 119_000);
  const outcome = vi.fn();
  lazyScreen(() => new Promise<typeof Screen>(() => {}))
    .preload()
    ?.catch(outcome);
  await vi.advanceTimersByTimeAsync(1000);
  expect(outcome.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError);
});
