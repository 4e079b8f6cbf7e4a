/** A process that takes one order at a time and reports: callers there take no time from whoever measures. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type WorkerProcess<Order extends object, Report> = {
  pid: number;
  run(order: Order): Promise<Report>;
  close(): void;
};

export function openWorker<Order extends object, Report>(file: URL): WorkerProcess<Order, Report> {
  const child = forked(file);
  const fallen = once(child, 'exit').then(([code]) => {
    throw new Error(`${file.pathname.split('/').pop()} ended with ${code}.`);
  });
  // Whoever waits for a report hears of it.
  fallen.catch(() => {});
  return {
    pid: child.pid ?? 0,
    async run(order) {
      child.send(order);
      return (await Promise.race([once(child, 'message'), fallen]))[0] as Report;
    },
    close: () => child.kill(),
  };
}

export function forked(file: URL, env: Record<string, string> = {}): ChildProcess {
  return fork(fileURLToPath(file), { env: { ...process.env, ...env }, serialization: 'advanced' });
}
