/** A server on a PostgreSQL of its own, with real fsync, for measurements; everything goes away afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '#tests/support/server/server-process.ts';
import { buildServer } from '../scripts/launch/server-build.mjs';
import { openPostgres } from '../scripts/postgres/embedded-postgres.mjs';
import { readSettings } from '../scripts/postgres/settings.mjs';

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
  return {
    databaseUrl: url,
    async start() {
      const entry = await buildServer();
      const server = await startServerProcess({ databaseUrl: url, env: { ...usual, ...env }, entry });
      started.push(server);
      return server;
    },
    async close() {
      for (const server of started) await server.kill9();
      await close();
      for (const used of [data, folder]) await rm(used, { recursive: true, force: true });
    },
  };
}
