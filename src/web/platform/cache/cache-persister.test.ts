import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHE_KEY, createCachePersister, RESTORE_TIMEOUT_MS, UNREAD_CACHE_KEY } from './cache-persister.ts';

const CLIENT = { buster: '1', timestamp: 1, clientState: { queries: [], mutations: [] } };
let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was kept comes back to the same customer', async () => {
  const persister = createCachePersister('asha', () => true);
  void persister.persistClient(CLIENT);
  vi.advanceTimersByTime(1000);
  expect(await createCachePersister('asha', () => true).restoreClient()).toEqual(CLIENT);
});

test('another customer neither sees nor keeps what was stored before', async () => {
  stored.set(CACHE_KEY, JSON.stringify({ customerId: 'asha', client: CLIENT }));
  expect(await createCachePersister('rahim', () => true).restoreClient()).toBeUndefined();
  expect(stored.has(CACHE_KEY)).toBe(false);
});

test('a restore that takes longer than 5000 ms starts clean and erases nothing', async () => {
  stored.set(CACHE_KEY, 'slow but whole');
  const persister = createCachePersister(
    'asha',
    () => true,
    () => new Promise(() => {}),
  );
  const restored = persister.restoreClient();
  expect(RESTORE_TIMEOUT_MS).toBe(5000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await restored).toBeUndefined();
  void persister.persistClient(CLIENT);
  vi.advanceTimersByTime(10_000);
  expect(stored.get(CACHE_KEY)).toBe('slow but whole');
});

test('what cannot be read is set aside, not erased', async () => {
  stored.set(CACHE_KEY, '{broken');
  expect(await createCachePersister('asha', () => true).restoreClient()).toBeUndefined();
  expect(stored.get(UNREAD_CACHE_KEY)).toBe('{broken');
});

test('after sign-out a late save brings nothing back', () => {
  let isSignedIn = true;
  const persister = createCachePersister('asha', () => isSignedIn);
  void persister.persistClient(CLIENT);
  isSignedIn = false;
  vi.advanceTimersByTime(1000);
  expect(stored.has(CACHE_KEY)).toBe(false);
});

test('a full disk does not break the app', () => {
  vi.stubGlobal('window', {
    localStorage: {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  });
  const persister = createCachePersister('asha', () => true);
  void persister.persistClient(CLIENT);
  expect(() => vi.advanceTimersByTime(1000)).not.toThrow();
});
