/** Time that stands still until a test moves it. */
import type { Clock } from '#server/services.ts';

export type TestClock = Clock & { set(at: Date): void; advance(seconds: number): void };

export function openTestClock(start = new Date('2026-11-02T06:30:00.000Z')): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    set(at) {
      now = at.getTime();
    },
    advance(seconds) {
      now += seconds * 1000;
    },
  };
}
