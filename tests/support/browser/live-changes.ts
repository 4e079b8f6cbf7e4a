/** What others do while a buyer looks on: all of it appears on the open screen, and within two seconds. */
import { medianOf } from '#tests/support/server/quickest.ts';
import { expect } from './browser-test.ts';

const LIVE_MS = 2000;

export type LiveChanges = {
  /** Until the open screen shows what was done. */
  shows(change: () => Promise<unknown>, seen: () => Promise<void>): Promise<void>;
  /** A busy machine may be late for one change or another, but not for most. */
  expectQuick(): void;
};

export function watchLiveChanges(): LiveChanges {
  const times: number[] = [];
  return {
    async shows(change, seen) {
      await change();
      const began = performance.now();
      await seen();
      times.push(performance.now() - began);
    },
    expectQuick: () => expect(medianOf(times)).toBeLessThan(LIVE_MS),
  };
}
