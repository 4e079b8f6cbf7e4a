/** Lets so many calls work side by side; the others wait in line, and when the line hardly moves new ones are refused. */
import { type Countdown, startCountdown } from '../countdown.ts';
import { PlumbingError } from './plumbing-error.ts';

export type ConcurrencyLimit = {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** For a cheap "busy" before anything is asked of the database. */
  assertOpen(): void;
};

export type LimitOptions = {
  places: number;
  /** Nobody waits longer. */
  longestWaitMs: number;
  /** While the first in line has waited as long as this, nobody else joins. */
  acceptableWaitMs: number;
  longestLine: number;
};

const RETRY_AFTER_SECONDS = 1;

type Waiting = { countdown: Countdown; start: () => void };

export function concurrencyLimit(options: LimitOptions): ConcurrencyLimit {
  const { places, longestWaitMs, acceptableWaitMs, longestLine } = options;
  const line = new Set<Waiting>();
  let free = places;

  function assertOpen(): void {
    if (free > 0) return;
    const [first] = line;
    const isStuck = first !== undefined && first.countdown.passedMs() >= acceptableWaitMs;
    if (isStuck || line.size >= longestLine) throw busy();
  }

  function wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const countdown = startCountdown(longestWaitMs, () => {
        line.delete(waiting);
        reject(busy());
      });
      const waiting: Waiting = {
        countdown,
        start() {
          countdown.stop();
          resolve();
        },
      };
      line.add(waiting);
    });
  }

  /** The place goes to the one who waits longest. */
  function leave(): void {
    const [next] = line;
    if (!next) {
      free += 1;
      return;
    }
    line.delete(next);
    next.start();
  }

  return {
    assertOpen,
    async run(work) {
      assertOpen();
      if (free > 0) free -= 1;
      else await wait();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

function busy(): PlumbingError {
  return new PlumbingError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
