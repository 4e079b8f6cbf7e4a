/** Two servers under the same load, one after the other: CPU per request by the operating system, rate and memory. */
import { openWorker, type WorkerProcess } from '../worker-process.ts';
import { cpuMs, familyCpuMs, memoryMb } from './cpu-time.ts';
import type { LoadOrder, LoadReport } from './load-process.ts';

export type Measured = { port: number; pids: number[] };
export type Figures = {
  perSecond: number;
  /** Milliseconds of CPU a request, of the server's processes and of the database's. */
  serverMs: number;
  databaseMs: number;
  p50: number;
  p99: number;
  refused: number;
  /** Of the largest process. */
  memoryMb: number;
};

export const CALLERS = 64;

export type LoadDriver = WorkerProcess<LoadOrder, LoadReport>;

export function openLoad(): LoadDriver {
  return openWorker(new URL('load-process.ts', import.meta.url));
}

export async function measure(
  load: LoadDriver,
  { port, pids }: Measured,
  postmaster: number,
  requests: string[],
  seconds: number,
): Promise<Figures> {
  const order = { port, requests, callers: CALLERS };
  await load.run({ ...order, seconds: 1 });
  const cpu = () => ({
    server: pids.reduce((sum, pid) => sum + cpuMs(pid), 0),
    database: familyCpuMs(postmaster),
  });
  const before = cpu();
  const { answered, refused, latenciesMs } = await load.run({ ...order, seconds });
  const after = cpu();
  const sorted = latenciesMs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    perSecond: answered / seconds,
    serverMs: (after.server - before.server) / answered,
    databaseMs: (after.database - before.database) / answered,
    p50: at(0.5),
    p99: at(0.99),
    refused,
    memoryMb: Math.max(...pids.map(memoryMb)),
  };
}

/** The median of several rounds, by what the server's processes spend. */
export function median<Round extends { serverMs: number }>(rounds: Round[]): Round {
  const sorted = rounds.toSorted((a, b) => a.serverMs - b.serverMs);
  return sorted[Math.floor(sorted.length / 2)] as Round;
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

export function httpText(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): string {
  const text = body ? JSON.stringify(body) : '';
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}
