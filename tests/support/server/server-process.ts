/** The server as its own process, the way it runs in earnest: for signals, crashes, several at once, and browsers. */
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endChild, ended } from '../../../scripts/bootstrap/child-process.mjs';
import { freePort } from '../../../scripts/bootstrap/free-port.mjs';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const START_LIMIT_MS = 180_000;
const DRAIN_LIMIT_MS = 15_000;

export type ServerProcess = {
  url: string;
  pid: number;
  /** Everything it has printed so far, logs and complaints. */
  output(): string;
  /** Asks it to drain; answers its exit code. */
  stop(): Promise<number>;
  kill9(): Promise<void>;
};

export type ServerProcessOptions = {
  databaseUrl: string;
  env?: Record<string, string>;
  /** What `npm start` runs: the global set-ups have built it. */
  entry?: string;
};

export async function startServerProcess({
  databaseUrl,
  env = {},
  entry = process.env.TEST_SERVER_ENTRY ?? 'src/server/main.ts',
}: ServerProcessOptions): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [entry], {
    cwd: PROJECT,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      PROCESSES: '1',
      // A machine busy with other work is late, and would refuse whatever a test asks at that moment.
      MAX_EVENT_LOOP_DELAY_MS: '600000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const server: ServerProcess = {
    url,
    pid: child.pid ?? 0,
    output: () => printed,
    stop: () => endChild(child, DRAIN_LIMIT_MS),
    async kill9() {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${printed}`);
    if (Date.now() > deadline) {
      await server.kill9();
      throw new Error(`The server was not ready after ${START_LIMIT_MS} ms:\n${printed}`);
    }
    await pause(50);
  }
  return server;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
