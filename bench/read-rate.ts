/**
 * Signed-in calls through the whole server as it runs in production, against a bare Fastify + pg: the same database,
 * the same bytes. Servers, callers and database are processes of their own; CPU is what the operating system counts.
 *
 *   npx node bench/read-rate.ts [orders] [seconds]
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { freePort } from '../scripts/bootstrap/free-port.mjs';
import { openMeasuredServer } from './measured-server.ts';
import type { BareRoute } from './read-rate/bare-server.ts';
import { childrenOf, memoryMb, parentOf } from './read-rate/cpu-time.ts';
import { fillOrders } from './read-rate/fill-orders.ts';
import { measureStreams, signInMany } from './read-rate/live-streams.ts';
import { measuredCalls } from './read-rate/measured-calls.ts';
import { type Figures, forked, httpText, measure, median, openLoad } from './read-rate/measured-pair.ts';
import { openRecorder } from './read-rate/recorded-calls.ts';
import { signInDemoCustomer } from './sign-in.ts';

const ORDERS = Number(process.argv[2] ?? 200_000);
const SECONDS = Number(process.argv[3] ?? 4);
const ROUNDS = 3;
const IDLE_GOAL_MB = 120;
const LOAD_GOAL_MB = 200;

const measured = await openMeasuredServer({ PROCESSES: '2' });
const server = await measured.start();
const client = new pg.Client({ connectionString: measured.databaseUrl });
await client.connect();
const load = openLoad();
const barePort = await freePort();
const bare = forked('bare-server.ts', {
  DATABASE_URL: measured.databaseUrl,
  PORT: String(barePort),
  NODE_ENV: 'production',
});
try {
  await compareAll();
} finally {
  bare.kill();
  load.close();
  await client.end();
  await server.stop();
  await measured.close();
}

async function compareAll(): Promise<void> {
  const token = await signInDemoCustomer(server);
  const { rows } = await client.query(`select brand_id from people where phone = '+919000000001'`);
  const brandId: string = rows[0]?.brand_id;
  const pids = webProcesses(server.pid);
  say('idle', `${idleMemory(pids)} MB a process`, `≤ ${IDLE_GOAL_MB} MB`);
  await fillOrders(client, { orders: ORDERS, companies: 2000, ofReader: 200, reader: brandId });
  const get = async <Data>(path: string) => {
    const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { data: Data }).data;
  };
  const calls = await measuredCalls(get);
  const recorder = await openRecorder(measured.databaseUrl, {});
  const routes: BareRoute[] = [];
  for (const call of calls) {
    const path = call.path.split('?', 1)[0] ?? call.path;
    const recorded = call.name === 'order list' ? {} : await recorder.record(call, token);
    routes.push({ method: call.method, path, ...recorded });
  }
  await recorder.close();
  bare.send(routes);
  await once(bare, 'message');

  const { rows: backend } = await client.query('select pg_backend_pid() as pid');
  const postmaster = parentOf(backend[0].pid);
  const ours = { port: Number(new URL(server.url).port), pids };
  const theirs = { port: barePort, pids: [bare.pid ?? 0] };
  for (const { name, method, path, body, goal } of calls) {
    const requests = [httpText(method, path, token, body)];
    const figures = { ours: [] as Figures[], bare: [] as Figures[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      figures.bare.push(await measure(load, theirs, postmaster, requests, SECONDS));
      figures.ours.push(await measure(load, ours, postmaster, requests, SECONDS));
    }
    report(name, goal, median(figures.ours), median(figures.bare));
  }
  const tokens = await signInMany(client, brandId);
  const streams = {
    ours: await measureStreams(client, ours, tokens, brandId),
    bare: await measureStreams(client, theirs, tokens, brandId),
  };
  const ratio = streams.bare.cpuMsPerChange / streams.ours.cpuMsPerChange;
  say(
    '1,000 live streams',
    `${ratio.toFixed(2)} × bare by CPU (${streams.ours.cpuMsPerChange.toFixed(1)} against ${streams.bare.cpuMsPerChange.toFixed(1)} ms a change, heard by ${streams.ours.deliveredPerChange}), ${streams.ours.memoryMb.toFixed(0)} MB`,
    '≥ 0.7 ×',
  );
}

function report(name: string, goal: number, ours: Figures, bareFigures: Figures): void {
  const ratio = bareFigures.serverMs / ours.serverMs;
  const figures = ({ serverMs, databaseMs, perSecond, p50 }: Figures) =>
    `${serverMs.toFixed(2)} + ${databaseMs.toFixed(2)} ms, ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(0)} ms`;
  const memory = `${ours.memoryMb.toFixed(0)} MB of ≤ ${LOAD_GOAL_MB}`;
  say(
    name,
    `${ratio.toFixed(2)} × bare by CPU (ours ${figures(ours)}; bare ${figures(bareFigures)}), refused ${ours.refused}, ${memory}`,
    `≥ ${goal} ×`,
  );
}

function say(what: string, figure: string, goal: string): void {
  console.log(`${what.padEnd(20)} ${figure}   (goal ${goal})`);
}

function idleMemory(pids: number[]): string {
  return Math.max(...pids.map(memoryMb)).toFixed(0);
}

function webProcesses(supervisor: number): number[] {
  return childrenOf(supervisor).filter((pid) =>
    readFileSync(`/proc/${pid}/environ`, 'utf8').includes('PROCESS_ROLE=web'),
  );
}
