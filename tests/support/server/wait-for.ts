/** Waits on a condition with a deadline: no test sleeps and hopes. */
import { setTimeout as pause } from 'node:timers/promises';

/** Long, because a busy machine is slow: what comes at once is seen at once all the same. */
const DEADLINE_MS = 60_000;
const LOOK_EVERY_MS = 10;

/** Looks until there is something to see, and says what was missing when time is up. */
export async function waitFor<T>(
  what: string,
  look: () => T | undefined | null | false | Promise<T | undefined | null | false>,
  deadlineMs = DEADLINE_MS,
): Promise<T> {
  const end = Date.now() + deadlineMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== null && seen !== false) return seen;
    if (Date.now() > end) throw new Error(`Waited ${deadlineMs} ms in vain for ${what}.`);
    await pause(LOOK_EVERY_MS);
  }
}
