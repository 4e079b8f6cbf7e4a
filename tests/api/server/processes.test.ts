/** Several processes on one port behave as one server: they share sign-ins, start again when they fall, and drain. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { signInAtDemo } from '#tests/support/server/demo-sign-in.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server/server-process.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let server: ServerProcess;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startServerProcess({
    databaseUrl: database.url,
    env: { MODE: 'demo', PROCESSES: '2', LOG_LEVEL: 'silent' },
  });
});
afterAll(async () => {
  await server.kill9();
  await database.close();
});

/** The processes below the supervisor, as the operating system knows them. */
function workers(): number[] {
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
  return children.trim().split(' ').filter(Boolean).map(Number);
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

type Answer = { status: number; text: string };

/** A connection of its own each time, so that both processes are asked; who is told "busy" asks again. */
function get(path: string, token?: string): Promise<Answer> {
  const headers = { connection: 'close', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return waitFor(`an answer of ${path}`, async () => {
    const answer = await fetch(server.url + path, { headers });
    const text = await answer.text();
    return answer.status === 503 ? undefined : { status: answer.status, text };
  });
}

test.runIf(process.platform === 'linux')(
  'one signs in once for all processes, and out of all at once',
  async () => {
    const token = await signInAtDemo(server, [server]);
    const requested = await Promise.all(
      Array.from({ length: 10 }, () => get('/apiuser/customer/me/', token)),
    );
    expect(requested.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await get('/apiuser/logout/', token)).status).toBe(200);
    const after = await Promise.all(Array.from({ length: 10 }, () => get('/apiuser/customer/me/', token)));
    expect(after.map(({ status }) => status)).toEqual(Array(10).fill(401));
  },
);

test.runIf(process.platform === 'linux')(
  'whichever process is asked, the metrics are those of all',
  async () => {
    const counted = async () => {
      const { text } = await get('/metrics');
      const line =
        /http_request_duration_seconds_count\{method="GET",route="\/apiuser\/customer\/:customerId\/",status="401"\} (\d+)/;
      return Number(line.exec(text)?.[1] ?? 0);
    };
    const before = await counted();
    await Promise.all(Array.from({ length: 12 }, () => get('/apiuser/customer/me/')));
    expect((await counted()) - before).toBe(12);
    const { text } = await get('/metrics');
    // Read once, by the process that works off jobs; what each process tells of itself is added up.
    expect(text).toMatch(/^sign_in_under_attack\{audience="customer"\} 0$/m);
    expect(text).toMatch(/^jobs_due\{job="cleanup"\} \d+$/m);
    expect(text.match(/^schema_version (\d+)$/m)?.[1]).toMatch(/^\d+$/);
    expect(text.match(/^build_info\{.*\} (\d)$/m)?.[1]).toBe('1');
    expect(Number(text.match(/^database_pool_most (\d+)$/m)?.[1])).toBeGreaterThan(20);
  },
);

test.runIf(process.platform === 'linux')(
  'a process that falls is started again, and calls go on meanwhile',
  async () => {
    const before = workers();
    expect(before).toHaveLength(3);
    const victim = before.at(-1) ?? 0;
    process.kill(victim, 'SIGKILL');
    await waitFor('its end', async () => !workers().includes(victim));
    await waitFor('a new process', async () => {
      expect((await get('/healthz')).status).toBe(200);
      const now = workers();
      return now.length === 3 && !now.includes(victim);
    });
  },
);

test.runIf(process.platform === 'linux')('when the supervisor is killed, nobody stays behind', async () => {
  const alone = await startServerProcess({
    databaseUrl: database.url,
    env: { MODE: 'demo', PROCESSES: '2', LOG_LEVEL: 'silent' },
  });
  const children = readFileSync(`/proc/${alone.pid}/task/${alone.pid}/children`, 'utf8');
  const pids = children.trim().split(' ').map(Number);
  await alone.kill9();
  await waitFor('the processes to end', async () => !pids.some(isAlive));
});

test.runIf(process.platform === 'linux')('asked to stop, all of them drain and end', async () => {
  const pids = workers();
  expect(await server.stop()).toBe(0);
  expect(pids.filter(isAlive)).toEqual([]);
});
