/** kill -9 of a server in the middle of its work, again and again. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '#tests/support/server/server-process.ts';
import type { MeasuredServer } from './measured-server.ts';

export type KillPlan = {
  kills: number;
  callers: number;
  /** One caller at work until the server is gone. */
  work: (server: ServerProcess) => Promise<void>;
  /** Resolves at the moment of the kill. */
  moment?: () => Promise<unknown>;
};

/** Every start after a kill must be ready within this. */
export const READY_GOAL_MS = 5000;

/** Returns the server of the last start, and how long the slowest start after a kill took. */
export async function killUnderLoad(
  measured: MeasuredServer,
  first: ServerProcess,
  { kills, callers, work, moment = () => pause(200 + Math.random() * 800) }: KillPlan,
): Promise<{ last: ServerProcess; slowestMs: number }> {
  let last = first;
  let slowestMs = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const victim = last;
    const load = Promise.all(Array.from({ length: callers }, () => work(victim)));
    // A caller that fails says so at once.
    await Promise.race([moment(), load]);
    await victim.kill9();
    await load;
    const startedAt = performance.now();
    last = await measured.start();
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
  }
  return { last, slowestMs };
}
