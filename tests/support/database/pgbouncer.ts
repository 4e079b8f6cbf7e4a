/** A real pooler between the app and its database: each transaction may run on another connection. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChild } from '../../../scripts/bootstrap/child-process.mjs';
import { freePort } from '../../../scripts/bootstrap/free-port.mjs';
import { clusterOwner, giveTo } from '../../../scripts/postgres/owner.mjs';
import { waitFor } from '../server/wait-for.ts';
import { ensurePgBouncer } from './pgbouncer-program.ts';

const STOP_LIMIT_MS = 15_000;
/** Few, so that everybody meets what others left on a connection. */
const SERVER_CONNECTIONS = 3;

export type PgBouncer = { url: string; close(): Promise<void> };

export async function openPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const program = await ensurePgBouncer();
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-pgbouncer-'));
  const owner = clusterOwner(folder);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settings(new URL(databaseUrl), port), { mode: 0o600 });
  for (const path of [folder, file]) giveTo(owner, path);
  const child = spawn(program, ['-q', file], { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr?.on('data', (text) => {
    printed += text;
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  await waitFor('PgBouncer', () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}:\n${printed}`);
    return listens(port);
  });
  return {
    url: url.href,
    async close() {
      await endChild(child, STOP_LIMIT_MS);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function settings({ hostname, port, pathname, username, password }: URL, listenPort: number): string {
  return `[databases]
${pathname.slice(1)} = host=${hostname} port=${port || 5432} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 500
`;
}

/** Without signing in: a connection to the database is opened for the first who does. */
async function listens(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port });
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
