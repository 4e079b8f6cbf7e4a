/**
 * Lets so many calls work side by side. The others wait, each in the line of its own caller, and the callers take
 * turns: whoever sends a hundred at once waits for the own hundred, not everybody else.
 */
import { FairLine } from './fair-line.ts';
import { PlumbingError } from './plumbing-error.ts';

/** `process_late`: the process falls behind; `line_long`: the wait would be too long; `waited`: it was. */
export const REFUSED_REASONS = ['process_late', 'line_long', 'waited'] as const;
export type RefusedReason = (typeof REFUSED_REASONS)[number];

export type BulkheadLoad = {
  working: number;
  waiting: number;
  /** Since the process began. */
  refused: Readonly<Record<RefusedReason, number>>;
};

export type ConcurrencyLimit = {
  run<T>(work: () => Promise<T>, caller: string): Promise<T>;
  /** Whether one more call of this caller (null: of a stranger) would find a place, or wait only as long as it may. */
  isOpenTo(caller: string | null): boolean;
  /** For whoever is turned away before the line is asked. */
  countRefused(reason: RefusedReason): void;
  load(): BulkheadLoad;
};

export type LimitOptions = {
  places: number;
  /** How many of the places one caller may take; all of them unless it is said. */
  placesOfOne?: number;
  /** Nobody waits longer. */
  longestWaitMs: number;
  /** While the next in turn has waited as long as this, no stranger joins; nor does a caller whose own line has. */
  acceptableWaitMs: number;
  /** The door is shut to whoever would wait longer than this, going by how long work takes at present. */
  foreseenWaitMs?: number;
  longestLine: number;
  longestLineOfOne?: number;
  now?: () => number;
};

const RETRY_AFTER_SECONDS = 1;

export function concurrencyLimit(options: LimitOptions): ConcurrencyLimit {
  const { places, placesOfOne = places, longestWaitMs, acceptableWaitMs, longestLine } = options;
  const { longestLineOfOne = longestLine, foreseenWaitMs = Number.POSITIVE_INFINITY } = options;
  const { now = () => performance.now() } = options;
  const line = new FairLine({ placesOfOne, longestWaitMs });
  const duration = recentMean();
  const refused: Record<RefusedReason, number> = { process_late: 0, line_long: 0, waited: 0 };
  let free = places;
  let working = 0;

  function foreseenMs(caller: string | null): number {
    return (line.aheadOf(caller) * duration.mean()) / (caller === null ? places : placesOfOne);
  }

  function isOpenToStrangers(): boolean {
    if (free > 0) return true;
    const wait = line.strangersWaitMs();
    return line.waitingCount < longestLine && (wait === null || wait < acceptableWaitMs);
  }

  function hasMovingLine(caller: string): boolean {
    const { length, firstWaitsMs } = line.lineOf(caller);
    return length === 0 || (firstWaitsMs < acceptableWaitMs && length < longestLineOfOne);
  }

  function mayJoin(caller: string): boolean {
    return (!line.hasRoomOfItsOwn(caller) || isOpenToStrangers()) && hasMovingLine(caller);
  }

  function isOpenTo(caller: string | null): boolean {
    if (caller !== null && free > 0 && line.mayBegin(caller)) return true;
    const isOpen = caller === null ? isOpenToStrangers() : mayJoin(caller);
    return isOpen && foreseenMs(caller) < foreseenWaitMs;
  }

  function refuse(reason: RefusedReason): PlumbingError {
    refused[reason] += 1;
    return busy();
  }

  async function takePlace(caller: string): Promise<void> {
    if (free > 0 && line.mayBegin(caller)) {
      free -= 1;
      return line.begin(caller);
    }
    // Who was let in at the door is not sent away because the forecast has changed since.
    if (!mayJoin(caller)) throw refuse('line_long');
    return line.join(caller, () => refuse('waited'));
  }

  return {
    isOpenTo,
    countRefused(reason) {
      refused[reason] += 1;
    },
    load: () => ({ working, waiting: line.waitingCount, refused }),
    async run(work, caller) {
      await takePlace(caller);
      const begunAt = now();
      working += 1;
      try {
        return await work();
      } finally {
        working -= 1;
        duration.note(now() - begunAt);
        line.end(caller);
        // The place goes on to the next in turn, or is free again.
        if (!line.letNextIn()) free += 1;
      }
    },
  };
}

/** What is long ago counts ever less. */
function recentMean(): { note(value: number): void; mean(): number } {
  const WEIGHT = 1 / 16;
  let mean = 0;
  return {
    note(value) {
      mean += (value - mean) * WEIGHT;
    },
    mean: () => mean,
  };
}

export function assertOpenToStrangers(limit: ConcurrencyLimit): void {
  if (limit.isOpenTo(null)) return;
  limit.countRefused('line_long');
  throw busy();
}

function busy(): PlumbingError {
  return new PlumbingError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
