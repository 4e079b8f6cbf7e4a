import { afterEach, expect, test, vi } from 'vitest';
import { openJoinedReads } from './joined-reads.ts';

afterEach(() => vi.useRealTimers());

/** Each read waits until it is told to end, and answers with what was true when it began. */
function readsOfTest() {
  const ends: (() => void)[] = [];
  let state = 0;
  return {
    begun: () => ends.length,
    change: () => {
      state += 1;
    },
    end: (place: number) => ends[place]?.(),
    read: () => {
      const seen = state;
      return new Promise<number>((resolve) => {
        ends.push(() => resolve(seen));
      });
    },
  };
}

const settled = () => new Promise(setImmediate);

test('those who come while a read is under way share the next one, which sees what happened meanwhile', async () => {
  const joined = openJoinedReads<number>();
  const { read, change, end, begun } = readsOfTest();
  const first = joined('rates', read);
  change();
  const later = Array.from({ length: 50 }, () => joined('rates', read));
  expect(begun()).toBe(1);
  end(0);
  expect(await first).toBe(0);
  await settled();
  expect(begun()).toBe(2);
  end(1);
  expect(await Promise.all(later)).toEqual(Array(50).fill(1));
});

test('once nobody asks any more, the next read begins at once', async () => {
  const joined = openJoinedReads<number>();
  const { read, change, end, begun } = readsOfTest();
  const first = joined('rates', read);
  end(0);
  await first;
  change();
  const second = joined('rates', read);
  expect(begun()).toBe(2);
  end(1);
  expect(await second).toBe(1);
});

test('other questions are not waited for', () => {
  const joined = openJoinedReads<number>();
  const { read, begun } = readsOfTest();
  void joined('rates in India', read);
  void joined('rates in Bangladesh', read);
  expect(begun()).toBe(2);
});

test('who shared a failed read hears of it, and the next one is tried anew', async () => {
  const joined = openJoinedReads<string>();
  const failing = joined('rates', () => Promise.reject(new Error('away')));
  const next = joined('rates', async () => 'back again');
  await expect(failing).rejects.toThrow('away');
  expect(await next).toBe('back again');
});

test('a read that never ends holds up only those who have asked already', async () => {
  vi.useFakeTimers();
  const joined = openJoinedReads<string>();
  void joined('rates', () => new Promise(() => {}));
  vi.advanceTimersByTime(10_001);
  expect(await joined('rates', async () => 'by another line')).toBe('by another line');
  expect(await joined('rates', async () => 'and again')).toBe('and again');
});
