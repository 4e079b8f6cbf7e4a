/** Signed-in reads through the whole server, against a bare Fastify + pg; server, callers and database each in processes of their own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../scripts/bootstrap/free-port.mjs';
import { openMeasuredServer } from './measured-server.ts';
import type { BareRoute } from './read-rate/bare-server.ts';
import { cpuMs, familyCpuMs, memoryMb, parentOf } from './read-rate/cpu-time.ts';
import { fillOrders } from './read-rate/fill-orders.ts';
import type { LoadReport } from './read-rate/load-process.ts';
import { signInDemoCustomer } from './sign-in.ts';

const CALLERS = 64;
const SECONDS = Number(process.argv[3] ?? 5);
const ORDERS = Number(process.argv[2] ?? 200_000);

const measured = await openMeasuredServer();
const server = await measured.start();
const client = new pg.Client({ connectionString: measured.databaseUrl });
await client.connect();
const child = (file: string, env = {}) =>
  fork(fileURLToPath(new URL(file, import.meta.url)), { env: { ...process.env, ...env } });
const load = child('read-rate/load-process.ts');
const barePort = await freePort();
const bare = child('read-rate/bare-server.ts', {
  DATABASE_URL: measured.databaseUrl,
  PORT: String(barePort),
  NODE_ENV: 'production',
});
try {
  const token = await signInDemoCustomer(server);
  const reader = (await client.query(`select brand_id from people where phone = '+919000000001'`)).rows[0]
    ?.brand_id;
  console.log('idle', memoryMb(server.pid).toFixed(0), 'MB');
  await fillOrders(client, { orders: ORDERS, companies: 2000, ofReader: 200, reader });
  const routes: BareRoute[] = [{ method: 'GET', path: '/apifabric/orders' }];
  bare.send(routes);
  await once(bare, 'message');
  const postmaster = parentOf((await client.query('select pg_backend_pid() as pid')).rows[0].pid);
  const port = Number(new URL(server.url).port);
  const path = '/apifabric/orders?orderTab=10&offset=0&limit=20';
  const [a, b] = await Promise.all(
    [port, barePort].map(async (p) =>
      (await fetch(`http://127.0.0.1:${p}${path}`, { headers: { authorization: `Bearer ${token}` } })).text(),
    ),
  );
  console.log('bytes', a?.length, b?.length);
  for (let round = 0; round < 2; round += 1) {
    await measure('bare', barePort, bare.pid ?? 0);
    await measure('ours', port, server.pid);
  }
  async function measure(name: string, to: number, pid: number) {
    const requests = [`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`];
    await run(1);
    const before = [cpuMs(pid), postmaster ? familyCpuMs(postmaster) : 0] as const;
    const report = await run(SECONDS);
    const n = report.answered;
    const spent = (cpuMs(pid) - before[0]) / n;
    const db = postmaster ? (familyCpuMs(postmaster) - before[1]) / n : 0;
    const sorted = report.latenciesMs.sort((x, y) => x - y);
    console.log(
      `${name}: ${(n / SECONDS).toFixed(0)}/s, ${spent.toFixed(3)} + ${db.toFixed(3)} ms CPU, p50 ${sorted[Math.floor(n / 2)]?.toFixed(0)} ms, refused ${report.refused}, ${memoryMb(pid).toFixed(0)} MB`,
    );
    async function run(seconds: number): Promise<LoadReport> {
      load.send({ port: to, requests, callers: CALLERS, seconds });
      return (await once(load, 'message'))[0] as LoadReport;
    }
  }
} finally {
  bare.kill();
  load.kill();
  await client.end();
  await server.stop();
  await measured.close();
}
