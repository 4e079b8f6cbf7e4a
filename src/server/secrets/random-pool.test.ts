import { expect, test } from 'vitest';
import { randomFromPool } from './random-pool.ts';

test('what was handed out is as long as asked for, and never handed out again', () => {
  const drawn = Array.from({ length: 2000 }, () => randomFromPool(32));
  expect(drawn.every((bytes) => bytes.length === 32)).toBe(true);
  expect(new Set(drawn.map((bytes) => bytes.toString('hex'))).size).toBe(2000);
});

test('what somebody holds does not change when the pool is filled anew', () => {
  const held = randomFromPool(32);
  const before = held.toString('hex');
  for (let i = 0; i < 300; i += 1) randomFromPool(100);
  expect(held.toString('hex')).toBe(before);
});

test('every bit is drawn about as often as not', () => {
  const ones = new Array<number>(256).fill(0);
  for (let n = 0; n < 2000; n += 1)
    randomFromPool(32).forEach((byte, at) => {
      for (let bit = 0; bit < 8; bit += 1)
        if (byte & (1 << bit)) ones[at * 8 + bit] = (ones[at * 8 + bit] ?? 0) + 1;
    });
  // Seven times the standard deviation of 2,000 throws.
  for (const count of ones) expect(Math.abs(count - 1000)).toBeLessThan(157);
});

test('more than the pool holds is refused', () => {
  expect(() => randomFromPool(5000)).toThrow('No more than 4096 random bytes at once.');
});
