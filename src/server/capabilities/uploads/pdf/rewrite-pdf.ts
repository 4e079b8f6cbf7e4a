/** Has a PDF written anew in a thread of its own, with an end to its memory and time: a bomb ends itself alone. */
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Refusal } from '#domain/shared/refusal.ts';
import { startCountdown } from '#server/countdown.ts';
import type { MemoryQueue } from '../memory-queue.ts';

export type RewriteAnswer = { kind: 'done'; content: Uint8Array } | { kind: 'locked' | 'unreadable' };

/** Beside this file in the sources, and beside the one file of a built server. */
const BUILT_WORKER = new URL('./rewrite-pdf-worker.mjs', import.meta.url);
const WORKER = existsSync(BUILT_WORKER) ? BUILT_WORKER : new URL('./rewrite-pdf-worker.ts', import.meta.url);

const MEGABYTE = 1024 * 1024;
const MOST_MS = 10_000;
/** Unpacked bytes lie outside the heap, where the engine sets no end; so a watch does. */
const WATCH_EVERY_MS = 20;
const YOUNG_MEMORY_MB = 8;

/** Objects lie in the heap, bytes outside; a small file has no use for much of either. */
function limitsFor(content: Buffer) {
  const heapMb = 48 + Math.ceil((content.length * 8) / MEGABYTE);
  const outsideBytes = 16 * MEGABYTE + content.length * 6;
  return { heapMb, outsideBytes, allBytes: (heapMb + YOUNG_MEMORY_MB) * MEGABYTE + outsideBytes };
}

export async function rewritePdf(memory: MemoryQueue, content: Buffer): Promise<Buffer> {
  const answer = await memory.run(limitsFor(content).allBytes, () => inThread(content));
  if (answer.kind === 'done') return Buffer.from(answer.content);
  throw new Refusal(answer.kind === 'locked' ? 'pdf_locked' : 'pdf_unreadable');
}

async function inThread(content: Buffer): Promise<RewriteAnswer> {
  const { heapMb, outsideBytes } = limitsFor(content);
  const worker = new Worker(WORKER, {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
  });
  const end = () => worker.terminate();
  const countdown = startCountdown(MOST_MS, end);
  const watch = setInterval(() => endAbove(worker, outsideBytes), WATCH_EVERY_MS);
  try {
    return await answerOf(worker);
  } finally {
    countdown.stop();
    clearInterval(watch);
    await end();
  }
}

function answerOf(worker: Worker): Promise<RewriteAnswer> {
  return new Promise((resolve) => {
    worker.once('message', resolve);
    // Out of memory, out of time, or a file that breaks the library: all of them are the file's fault.
    worker.once('error', () => resolve({ kind: 'unreadable' }));
    worker.once('exit', () => resolve({ kind: 'unreadable' }));
  });
}

async function endAbove(worker: Worker, outsideBytes: number): Promise<void> {
  // A thread that just ended has no figures any more.
  const figures = await worker.getHeapStatistics().catch(() => null);
  if (figures && figures.external_memory > outsideBytes) await worker.terminate();
}
