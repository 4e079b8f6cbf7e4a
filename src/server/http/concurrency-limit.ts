/**
 * Lets so many calls work side by side. The others wait, each in the line of its own caller, and the callers take
 * turns: whoever sends a hundred at once waits for the own hundred, not everybody else.
 */
import { FairLine } from './fair-line.ts';
import { PlumbingError } from './plumbing-error.ts';

export type ConcurrencyLimit = {
  run<T>(work: () => Promise<T>, caller: string): Promise<T>;
  /** For a cheap "busy" before anything is known of the caller: whether a stranger would wait too long. */
  assertOpen(): void;
};

export type LimitOptions = {
  places: number;
  /** How many of the places one caller may take; all of them unless it is said. */
  placesOfOne?: number;
  /** Nobody waits longer. */
  longestWaitMs: number;
  /** While the next in turn has waited as long as this, no stranger joins; nor does a caller whose own line has. */
  acceptableWaitMs: number;
  longestLine: number;
  longestLineOfOne?: number;
};

const RETRY_AFTER_SECONDS = 1;

export function concurrencyLimit(options: LimitOptions): ConcurrencyLimit {
  const { places, placesOfOne = places, longestWaitMs, acceptableWaitMs, longestLine } = options;
  const { longestLineOfOne = longestLine } = options;
  const line = new FairLine({ placesOfOne, longestWaitMs });
  let free = places;

  function assertOpen(): void {
    if (free > 0) return;
    const wait = line.strangersWaitMs();
    if (line.waitingCount >= longestLine || (wait !== null && wait >= acceptableWaitMs)) throw busy();
  }

  function assertOwnLineMoves(caller: string): void {
    const { length, firstWaitsMs } = line.lineOf(caller);
    if (length > 0 && (firstWaitsMs >= acceptableWaitMs || length >= longestLineOfOne)) throw busy();
  }

  async function takePlace(caller: string): Promise<void> {
    if (free > 0 && line.mayBegin(caller)) {
      free -= 1;
      return line.begin(caller);
    }
    if (line.hasRoomOfItsOwn(caller)) assertOpen();
    assertOwnLineMoves(caller);
    return line.join(caller, busy);
  }

  return {
    assertOpen,
    async run(work, caller) {
      await takePlace(caller);
      try {
        return await work();
      } finally {
        line.end(caller);
        // The place goes on to the next in turn, or is free again.
        if (!line.letNextIn()) free += 1;
      }
    },
  };
}

function busy(): PlumbingError {
  return new PlumbingError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
