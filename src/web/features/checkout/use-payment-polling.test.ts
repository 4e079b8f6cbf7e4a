import { expect, test, vi } from 'vitest';
import { pollWithPauses } from './use-payment-polling.ts';

test('the pauses grow, the last one stays, and a stop is a stop', () => {
  vi.useFakeTimers();
  const looks: number[] = [];
  const start = Date.now();
  const stop = pollWithPauses(() => looks.push((Date.now() - start) / 1000), [2000, 5000, 15_000, 60_000]);
  vi.advanceTimersByTime(202_000);
  expect(looks).toEqual([2, 7, 22, 82, 142, 202]);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(looks).toHaveLength(6);
  vi.useRealTimers();
});
