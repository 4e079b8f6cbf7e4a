/** Waits on a condition with a deadline: no test sleeps and hopes. */
import { setTimeout as pause } from 'node:timers/promises';

const DEADLINE_MS = 8000;
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
