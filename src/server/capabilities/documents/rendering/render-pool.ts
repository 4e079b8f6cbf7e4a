/** A few threads that render, so that calls are answered meanwhile; a thread that falls fails its document alone. */
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderOrder } from './render-order.ts';

/** Beside this file in the sources, and beside the one file of a built server. */
const BUILT_WORKER = new URL('./render-worker.mjs', import.meta.url);
const WORKER = existsSync(BUILT_WORKER) ? BUILT_WORKER : new URL('./render-worker.ts', import.meta.url);

const THREADS = 2;
/** Long lists need room; a thread that takes more is ended before the process is. */
const THREAD_MEMORY_MB = 160;
const YOUNG_MEMORY_MB = 16;

type Task = {
  order: RenderOrder;
  onProgress: (percent: number) => void;
  resolve: (content: Buffer) => void;
  reject: (error: Error) => void;
};
type Thread = { worker: Worker; task: Task | null };

export type RenderPool = {
  render(order: RenderOrder, onProgress: (percent: number) => void): Promise<Buffer>;
  close(): Promise<void>;
};

export function openRenderPool(threadCount = THREADS): RenderPool {
  const waiting: Task[] = [];
  const threads = new Set<Thread>();

  function next(): void {
    const task = waiting[0];
    const free = [...threads].find((thread) => thread.task === null);
    const thread = free ?? (task && threads.size < threadCount ? start() : undefined);
    if (!task || !thread) return;
    waiting.shift();
    thread.task = task;
    thread.worker.ref();
    thread.worker.postMessage(task.order);
  }

  function start(): Thread {
    const worker = new Worker(WORKER, {
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
    });
    const thread: Thread = { worker, task: null };
    threads.add(thread);
    worker.on('message', (answer: RenderAnswer) => settle(thread, answer));
    worker.on('error', (error: Error) => settle(thread, { kind: 'failed', reason: error.message }));
    worker.on('exit', () => {
      threads.delete(thread);
      settle(thread, { kind: 'failed', reason: 'the thread ended' });
    });
    return thread;
  }

  function settle(thread: Thread, answer: RenderAnswer): void {
    const { task } = thread;
    if (answer.kind === 'progress') {
      task?.onProgress(answer.percent);
      return;
    }
    thread.task = null;
    // Nobody waits for a thread without work when the process ends.
    thread.worker.unref();
    if (answer.kind === 'done') task?.resolve(Buffer.from(answer.content));
    else task?.reject(new Error(answer.reason));
    next();
  }

  return {
    render: (order, onProgress) =>
      new Promise((resolve, reject) => {
        waiting.push({ order, onProgress, resolve, reject });
        next();
      }),
    async close() {
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
