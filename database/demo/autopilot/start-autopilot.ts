/** Lets the suppliers and the accounts of the cast answer on their own while a demo runs. */
import type { Parts } from '#server/parts.ts';
import { type Failures, tick } from './tick.ts';

const TICK_MS = 2000;

/** Answers how to stop: what has begun is finished first. */
export function startAutopilot(parts: Parts): () => Promise<void> {
  const failures: Failures = new Map();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    try {
      await tick(parts, failures);
    } catch (error) {
      parts.log.warn({ err: error }, 'autopilot: this turn was lost, the next one follows');
    }
    if (!isStopped) timer = setTimeout(begin, TICK_MS);
  }
  function begin(): void {
    running = run();
  }
  begin();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
