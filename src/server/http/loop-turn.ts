/**
 * In one turn of the event loop a process reads every call that has come. A turn that lasts lets all others wait where
 * nobody sees them: for the process, and not in a line.
 */
export type TurnLimits = {
  /** A turn that has lasted as long takes in no more… */
  longestMs: number;
  /** …unless they were fewer: a process that was only held up for a moment turns nobody away. */
  fewCalls: number;
};

const FEW_CALLS = 16;
const SHARE_OF_DELAY = 1 / 16;

/** A process that is as late as `maxEventLoopDelayMs` has fallen behind; long before, its turns get too long. */
export function turnLimits(maxEventLoopDelayMs: number): TurnLimits {
  return { longestMs: maxEventLoopDelayMs * SHARE_OF_DELAY, fewCalls: FEW_CALLS };
}

type Surroundings = { now(): number; atTurnsEnd(act: () => void): void };

const OF_THIS_PROCESS: Surroundings = {
  now: () => performance.now(),
  atTurnsEnd: (act) => {
    setImmediate(act);
  },
};

export type LoopTurn = {
  /** Counts a call that was read; false when this turn has lasted too long to take it in. */
  takesIn(): boolean;
};

export function loopTurn(
  { longestMs, fewCalls }: TurnLimits,
  { now, atTurnsEnd }: Surroundings = OF_THIS_PROCESS,
): LoopTurn {
  let begunAt: number | null = null;
  let calls = 0;
  return {
    takesIn() {
      if (begunAt === null) {
        begunAt = now();
        calls = 0;
        atTurnsEnd(() => {
          begunAt = null;
        });
      }
      if (calls >= fewCalls && now() - begunAt >= longestMs) return false;
      calls += 1;
      return true;
    },
  };
}
