import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { broadcastJitter, jitterMs } from './broadcast-jitter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who is alone hears at once, and a thousand screens within a second', () => {
  expect(jitterMs(1, 0.99)).toBe(0);
  const delays = Array.from({ length: 1000 }, (_, place) => jitterMs(1000, place / 1000));
  expect(Math.max(...delays)).toBeLessThan(1000);
  const busiest = Math.max(
    ...Array.from({ length: 10 }, (_, tenth) => delays.filter((ms) => Math.floor(ms / 100) === tenth).length),
  );
  expect(busiest).toBeLessThanOrEqual(150);
});

test('words within the moment are told as one, and none after the screen has gone', () => {
  const sent: string[][] = [];
  const words = broadcastJitter<string>(
    () => 100,
    (keys) => sent.push(keys),
  );
  words.add(['catalogue']);
  words.add(['catalogue', 'material-options']);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(sent).toEqual([['catalogue', 'material-options']]);
  words.add(['catalogue']);
  words.drop();
  vi.advanceTimersByTime(1000);
  expect(sent).toHaveLength(1);
});
