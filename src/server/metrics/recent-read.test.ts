import { expect, test } from 'vitest';
import { recentRead } from './recent-read.ts';

function counted() {
  const time = { ms: 1_000_000 };
  let reads = 0;
  const read = recentRead({ now: () => new Date(time.ms) }, async () => {
    reads += 1;
    return reads;
  });
  return { time, read };
}

test('within five seconds everybody gets the same answer, also those who ask at once', async () => {
  const { time, read } = counted();
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  time.ms += 4999;
  expect(await read()).toBe(1);
  time.ms += 1;
  expect(await read()).toBe(2);
});

test('a clock that is put back keeps no old figure', async () => {
  const { time, read } = counted();
  await read();
  time.ms -= 5000;
  expect(await read()).toBe(2);
});
