/** Ordinary calls share most connections to the database, never all: sign-in and payment checks always find one. */
import { PlumbingError } from './plumbing-error.ts';

export type Turns = { take<T>(work: () => Promise<T>): Promise<T> };

const LONGEST_WAIT_MS = 3000;
const RETRY_AFTER_SECONDS = 1;

export function turnsFor({ databasePoolSize }: { databasePoolSize: number }): Turns {
  const keptFree = Math.max(2, Math.floor(databasePoolSize / 4));
  return openTurns(Math.max(1, databasePoolSize - keptFree), LONGEST_WAIT_MS);
}

export function openTurns(places: number, longestWaitMs: number): Turns {
  const waiting = new Set<() => void>();
  let free = places;

  function enter(): Promise<void> | undefined {
    if (free === 0) return wait();
    free -= 1;
    return undefined;
  }

  function wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const goOn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(goOn);
        reject(new PlumbingError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      }, longestWaitMs);
      waiting.add(goOn);
    });
  }

  /** The place goes to the one who waits longest. */
  function leave(): void {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return {
    async take(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
