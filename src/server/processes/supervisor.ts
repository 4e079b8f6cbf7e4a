/** Starts the processes of one machine, starts one that fell again, and lets all of them drain at the end. */
import cluster, { type Worker } from 'node:cluster';
import { answerMetrics } from './cluster-metrics.ts';
import type { ProcessPlan } from './process-plan.ts';
import { READY, type SupervisorMessage } from './supervisor-messages.ts';

const RESTART_PAUSE_MS = 500;
const DRAIN_TIMEOUT_MS = 12_000;
/** Small spaces for what is short-lived spare a waiting process a third of its memory, for some more collections under load. */
const SMALL = '--max-semi-space-size=4';
/** The heap grows by two thirds before it is swept: a process under load stays below 200 MB. */
const SWEPT_EARLY = '--heap-growing-percent=65';
/** So that a process can let go what only its start needed. */
const MAY_COLLECT = '--expose-gc';
/** A pause of seconds is no reason to give memory back: the compiled code that nobody is in goes with it, and is missed. */
const KEPT_WARM = '--memory-reducer-delay-ms=600000';
/** One thread beside the main one collects and compiles; under the load of calls it would fall behind. */
const ONE_HELPER = '--v8-pool-size=1';
/** Nobody waits for jobs by the millisecond, so there memory counts more than speed. */
const MEMORY_FLAGS = {
  web: [SMALL, SWEPT_EARLY, MAY_COLLECT, KEPT_WARM],
  jobs: [SMALL, '--optimize-for-size', MAY_COLLECT, ONE_HELPER],
} as const;
/** The C library keeps a pool of freed memory for every thread that asks, and gives little of it back by itself. */
const FEW_POOLS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

export function supervise({ web }: ProcessPlan, drainSeconds: number): void {
  let isStopping = false;

  function start(role: keyof typeof MEMORY_FLAGS, onFirstReady?: () => void): void {
    cluster.setupPrimary({ execArgv: [...MEMORY_FLAGS[role]] });
    const worker = cluster.fork({ ...FEW_POOLS, PROCESS_ROLE: role });
    let isReady = false;
    worker.on('message', (message: SupervisorMessage) => {
      if (message.kind === READY && !isReady) {
        isReady = true;
        onFirstReady?.();
      }
      void answerMetrics(worker, message);
    });
    worker.once('exit', (code) => {
      if (isStopping) return;
      // What cannot even start says why and would say so for ever.
      if (!isReady) return stop(code || 1, 'SIGINT');
      setTimeout(() => isStopping || start(role), RESTART_PAUSE_MS);
    });
  }

  function stop(exitCode: number, signal: 'SIGTERM' | 'SIGINT'): void {
    if (isStopping) return;
    isStopping = true;
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    setTimeout(() => process.exit(exitCode || 1), drainSeconds * 1000 + DRAIN_TIMEOUT_MS).unref();
    void Promise.all(running.map(ended)).then(() => process.exit(exitCode));
    for (const worker of running) worker.process.kill(signal);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0, signal));
  // The one for jobs brings the database up to date and fills a new demo before anybody is let in.
  start('jobs', () => {
    for (let count = 0; count < web; count += 1) start('web');
  });
}

function ended(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.isDead()) resolve();
    else worker.once('exit', () => resolve());
  });
}
