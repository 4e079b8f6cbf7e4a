/** One small write after the other by the clock, each sent again until it is acknowledged: when can be written, and when not. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { askForDemo } from '../demo-requests.ts';

const EVERY_MS = 200;
const AGAIN_AFTER_MS = 200;
/** Longer than HAProxy waits for a node. */
const TRY_LIMIT_MS = 40_000;
const GIVEN_UP_AFTER_MS = 180_000;

export type SteadyWrites = {
  acknowledged: readonly string[];
  /** Tries that were answered with a fault or not at all, by what was said. */
  refused: ReadonlyMap<string, number>;
  /** The longest time without an acknowledged write since then, in seconds. */
  longestSilence(since: number): number;
  stop(): Promise<void>;
};

export function startWrites(url: string): SteadyWrites {
  const acknowledged: string[] = [];
  const moments: number[] = [];
  const refused = new Map<string, number>();
  const open = new Set<Promise<void>>();
  const write = async () => {
    const name = randomUUID();
    const end = performance.now() + GIVEN_UP_AFTER_MS;
    while (performance.now() < end) {
      const said = await askForDemo(url, name, AbortSignal.timeout(TRY_LIMIT_MS)).catch(whatWasSaid);
      if (said === 200 || said === 201) {
        acknowledged.push(name);
        moments.push(performance.now());
        return;
      }
      refused.set(String(said), (refused.get(String(said)) ?? 0) + 1);
      await pause(AGAIN_AFTER_MS);
    }
  };
  const timer = setInterval(() => {
    const writing = write().finally(() => open.delete(writing));
    open.add(writing);
  }, EVERY_MS);
  return {
    acknowledged,
    refused,
    longestSilence(since) {
      const after = [since, ...moments.filter((moment) => moment > since)];
      const silences = after.slice(1).map((moment, place) => moment - (after[place] ?? moment));
      return Math.max(0, ...silences) / 1000;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}

function whatWasSaid(error: Error & { cause?: { code?: string } }): string {
  return error.cause?.code ?? error.name;
}
