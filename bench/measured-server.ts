/** A server on a PostgreSQL of its own, with real fsync, for measurements; everything goes away afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '#tests/support/server/server-process.ts';
import { buildServer } from '../scripts/launch/server-build.mjs';
import { openPostgres } from '../scripts/postgres/embedded-postgres.mjs';
import { readSettings } from '../scripts/postgres/settings.mjs';
import { familyCpuMs } from './read-rate/cpu-time.ts';

export type MeasuredServer = {
  databaseUrl: string;
  start(): Promise<ServerProcess>;
  close(): Promise<void>;
};

export async function openMeasuredServer(env: Record<string, string> = {}): Promise<MeasuredServer> {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-bench-'));
  const { url, close } = await openPostgres({ folder });
  // Of root's clusters the data is kept outside the folder.
  const { data } = readSettings(folder, 'postgres');
  const usual = { LOG_LEVEL: 'silent', AUTOPILOT: 'off', DATA_DIR: folder, TRUST_PROXY: '127.0.0.0/8' };
  const started: ServerProcess[] = [];
  async function closeAll(): Promise<void> {
    for (const server of started) await server.kill9();
    await close();
    for (const used of [data, folder]) await rm(used, { recursive: true, force: true });
  }
  return {
    databaseUrl: url,
    async start() {
      const entry = await buildServer();
      try {
        const server = await startServerProcess({ databaseUrl: url, env: { ...usual, ...env }, entry });
        started.push(server);
        return server;
      } catch (problem) {
        await closeAll();
        throw problem;
      }
    },
    close: closeAll,
  };
}

const QUIET_MS_A_SECOND = 100;
const LONGEST_UNREST_SECONDS = 60;

/** After its start the demo renders its documents: figures begin when that is done. Linux only. */
export async function untilQuiet(supervisor: number): Promise<void> {
  for (let second = 0; second < LONGEST_UNREST_SECONDS; second += 1) {
    const before = familyCpuMs(supervisor);
    await pause(1000);
    if (familyCpuMs(supervisor) - before < QUIET_MS_A_SECOND) return;
  }
}
