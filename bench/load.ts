/** A closed loop of callers over kept connections: as many calls as they manage in the given time. */
import { Agent, request } from 'node:http';

/** Status 0: the connection broke before an answer came. */
export type CallResult = { status: number; ms: number };
export type Load = {
  origin: string;
  path: string;
  headers?: Record<string, string>;
  callers: number;
  seconds: number;
};

export async function runLoad({ origin, path, headers = {}, callers, seconds }: Load): Promise<CallResult[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const end = performance.now() + seconds * 1000;
  const results: CallResult[] = [];
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < end) results.push(await callOnce(new URL(path, origin), headers, agent));
    }),
  );
  agent.destroy();
  return results;
}

export type Arrivals = Omit<Load, 'callers'> & { perSecond: number };

/** Callers who come at a fixed rate, whether the ones before were served or not: the way a rush really looks. */
export async function runArrivals({
  origin,
  path,
  headers = {},
  perSecond,
  seconds,
}: Arrivals): Promise<CallResult[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2000 });
  const url = new URL(path, origin);
  const startedAt = performance.now();
  const calls: Promise<CallResult>[] = [];
  while (performance.now() - startedAt < seconds * 1000) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    while (calls.length < due) calls.push(callOnce(url, headers, agent));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const results = await Promise.all(calls);
  agent.destroy();
  return results;
}

function callOnce(url: URL, headers: Record<string, string>, agent: Agent): Promise<CallResult> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const call = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, ms: performance.now() - startedAt }),
      );
    });
    call.once('error', () => resolve({ status: 0, ms: performance.now() - startedAt }));
    call.end();
  });
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
