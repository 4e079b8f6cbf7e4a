/** kill -9 under load, again and again: what was acknowledged is there, once. `node bench/crash.ts [kills]` */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openMeasuredServer } from './measured-server.ts';

const KILLS = Number(process.argv[2] ?? 20);
const CALLERS = 8;

const measured = await openMeasuredServer();
const acknowledged: string[] = [];
const readyMs: number[] = [];
try {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const startedAt = performance.now();
    const server = await measured.start();
    readyMs.push(performance.now() - startedAt);
    const load = Promise.all(Array.from({ length: CALLERS }, () => askForDemos(server.url)));
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 800));
    await server.kill9();
    await load;
  }
  const { lost, doubled } = await compare();
  console.log(
    `${KILLS} kills, ${acknowledged.length} acknowledged, ${lost} lost, ${doubled} doubled (goal 0, 0)`,
  );
  console.log(`ready again in ${Math.max(...readyMs).toFixed(0)} ms at most (goal ≤ 5000)`);
  if (lost > 0 || doubled > 0) process.exitCode = 1;
} finally {
  await measured.close();
}

/** Each call is tried with one key until it is answered or the server is gone. */
async function askForDemos(url: string): Promise<void> {
  for (;;) {
    const name = randomUUID();
    try {
      const answer = await fetch(`${url}/api/requestDemo`, {
        method: 'POST',
        // Every call from another address: the limit of one is not what is measured here.
        headers: {
          'content-type': 'application/json',
          'idempotency-key': name,
          'x-forwarded-for': someAddress(),
        },
        body: JSON.stringify({ name, email: 'crash@bench.example', contact: '1' }),
      });
      if (answer.ok) acknowledged.push(name);
    } catch {
      return;
    }
  }
}

function someAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

async function compare(): Promise<{ lost: number; doubled: number }> {
  const client = new pg.Client({ connectionString: measured.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string; n: string }>(
    'select name, count(*) as n from demo_requests group by name',
  );
  await client.end();
  const counts = new Map(rows.map(({ name, n }) => [name, Number(n)]));
  return {
    lost: acknowledged.filter((name) => !counts.has(name)).length,
    doubled: [...counts.values()].filter((n) => n > 1).length,
  };
}
