/**
 * How long the main thread was blocked, by the CPU time of its tasks instead of the clock: on a busy machine a task also
 * waits for its turn, and Lighthouse multiplies that wait by four.
 */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of its thread, in microseconds. */
  tdur?: number;
  args?: { name?: string };
};

const SLOWED = 4;
const BLOCKS_FROM_MS = 50;

export function blockedByCpuMs(events: readonly TraceEvent[]): number {
  const tasks = events.filter(({ name, dur }) => name === 'RunTask' && dur !== undefined);
  const isMain = mainThreadOf(events, tasks);
  const firstPaint = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  return tasks
    .filter((task) => isMain(task) && task.ts >= firstPaint)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (SLOWED * tdur) / 1000 - BLOCKS_FROM_MS), 0);
}

/** Of all pages that are open, the one that did the most. */
function mainThreadOf(events: readonly TraceEvent[], tasks: readonly TraceEvent[]) {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => ({ pid, tid, spent: 0 }));
  for (const { pid, tid, tdur = 0 } of tasks) {
    const thread = threads.find((known) => known.pid === pid && known.tid === tid);
    if (thread) thread.spent += tdur;
  }
  const [main] = threads.toSorted((a, b) => b.spent - a.spent);
  return ({ pid, tid }: TraceEvent) => pid === main?.pid && tid === main.tid;
}
