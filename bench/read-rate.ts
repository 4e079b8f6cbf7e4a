/**
 * Signed-in calls through the whole server as it runs in production, against a bare Fastify + pg: the same database,
 * the same bytes. Servers, callers and database are processes of their own; CPU is what the operating system counts.
 *
 *   npx node bench/read-rate.ts [orders] [seconds]
 */
import { once } from 'node:events';
import pg from 'pg';
import { startOutbox } from '#tests/support/server/outbox.ts';
import { freePort } from '../scripts/bootstrap/free-port.mjs';
import { openMeasuredServer } from './measured-server.ts';
import type { BareRoute } from './read-rate/bare-server.ts';
import { machineTicks, memoryMb, parentOf } from './read-rate/cpu-time.ts';
import { fillOrders } from './read-rate/fill-orders.ts';
import { measureStreams, signInMany } from './read-rate/live-streams.ts';
import { measuredCalls, type NamedCall } from './read-rate/measured-calls.ts';
import {
  bearer,
  type Figures,
  httpText,
  type Measured,
  measure,
  median,
  openLoad,
} from './read-rate/measured-pair.ts';
import { openRecorder } from './read-rate/recorded-calls.ts';
import { openBareSignIns, openSignIns, recordSignIn, type SignIns } from './read-rate/sign-ins.ts';
import { webProcesses } from './read-rate/web-processes.ts';
import { signInDemoCustomer } from './sign-in.ts';
import { forked } from './worker-process.ts';

const ORDERS = Number(process.argv[2] ?? 200_000);
const SECONDS = Number(process.argv[3] ?? 4);
const ROUNDS = 3;
const SIGN_IN_ROUNDS = 5;
const IDLE_GOAL_MB = 120;
const LOAD_GOAL_MB = 200;

const before = machineTicks();
const outbox = await startOutbox();
const measured = await openMeasuredServer({
  PROCESSES: '2',
  OUTBOX_URL: outbox.url,
  SIGN_IN_MESSAGES_PER_MINUTE: '100000',
});
const server = await measured.start();
const client = new pg.Client({ connectionString: measured.databaseUrl });
await client.connect();
const load = openLoad();
const barePort = await freePort();
const bare = forked(new URL('read-rate/bare-server.ts', import.meta.url), {
  DATABASE_URL: measured.databaseUrl,
  PORT: String(barePort),
  NODE_ENV: 'production',
});
try {
  await compareAll();
  reportQuiet();
} finally {
  bare.kill();
  load.close();
  await client.end();
  await server.stop();
  await measured.close();
  await outbox.close();
}

async function compareAll(): Promise<void> {
  const token = await signInDemoCustomer(server);
  const { rows } = await client.query(`select brand_id from people where phone = '+919000000001'`);
  const brandId: string = rows[0]?.brand_id;
  const ours = { port: Number(new URL(server.url).port), pids: webProcesses(server.pid) };
  const theirs = { port: barePort, pids: [bare.pid ?? 0] };
  const idle = Math.max(...ours.pids.map(memoryMb)).toFixed(0);
  say('idle', `${idle} MB a process`, `≤ ${IDLE_GOAL_MB} MB`);
  await fillOrders(client, { from: 0, to: ORDERS, ofReader: 200, reader: brandId });
  const calls = await measuredCalls((path) => dataOf(path, token));
  await openBareRoutes(calls, token);
  const { rows: backend } = await client.query('select pg_backend_pid() as pid');
  const pair = { ours, theirs, postmaster: parentOf(backend[0].pid) };
  for (const call of calls) await compareCall(call, token, pair);
  await compareSignIns(brandId, pair);
  await compareStreams(brandId, pair);
}

type Pair = { ours: Measured; theirs: Measured; postmaster: number };

async function dataOf<Data>(path: string, token: string): Promise<Data> {
  const answer = await fetch(server.url + path, { headers: bearer(token) });
  return ((await answer.json()) as { data: Data }).data;
}

/** The page of orders is read by hand there; for everything else it asks the database what ours asks. */
async function openBareRoutes(calls: readonly NamedCall[], token: string): Promise<void> {
  const recorder = await openRecorder(measured.databaseUrl, {});
  const routes: BareRoute[] = [];
  for (const call of calls) {
    const path = call.path.split('?', 1)[0] ?? call.path;
    const recorded = call.name === 'order list' ? {} : await recorder.record(call, token);
    routes.push({ method: call.method, path, ...recorded });
  }
  routes.push(...(await recordSignIn(recorder, outbox)));
  await recorder.close();
  bare.send(routes);
  await once(bare, 'message');
}

async function compareCall(
  { name, method, path, body, goal }: NamedCall,
  token: string,
  pair: Pair,
): Promise<void> {
  const requests = [httpText(method, path, bearer(token), body)];
  const figures = { ours: [] as Figures[], bare: [] as Figures[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.bare.push(await measure(load, pair.theirs, pair.postmaster, requests, SECONDS));
    figures.ours.push(await measure(load, pair.ours, pair.postmaster, requests, SECONDS));
  }
  report(name, goal, median(figures.ours), median(figures.bare));
}

async function compareSignIns(brandId: string, { ours, theirs }: Pair): Promise<void> {
  const crowd = await openSignIns(client, load, ours, outbox, { brandId, rounds: SIGN_IN_ROUNDS });
  const bareCrowd = openBareSignIns(load, theirs);
  await crowd.warmUp();
  await bareCrowd.warmUp();
  const rounds = { ours: [] as SignIns[], bare: [] as SignIns[] };
  for (let round = 0; round < SIGN_IN_ROUNDS; round += 1) {
    rounds.bare.push(await bareCrowd.round());
    rounds.ours.push(await crowd.round());
  }
  const mine = median(rounds.ours);
  const other = median(rounds.bare);
  const ratio = Number.isFinite(other.serverMs)
    ? (other.serverMs / mine.serverMs).toFixed(2)
    : 'not comparable:';
  say(
    'sign-in',
    `${ratio} × bare by CPU (${mine.serverMs.toFixed(2)} against ${other.serverMs.toFixed(2)} ms, signed in ${mine.done} and ${other.done} a round)`,
    '≥ 0.7 ×',
  );
}

async function compareStreams(brandId: string, { ours, theirs }: Pair): Promise<void> {
  const tokens = await signInMany(client, brandId);
  const mine = await measureStreams(client, ours, tokens, brandId);
  const other = await measureStreams(client, theirs, tokens, brandId);
  const spent = `${mine.cpuMsPerChange.toFixed(1)} against ${other.cpuMsPerChange.toFixed(1)} ms a change`;
  say(
    '1,000 live streams',
    `${(other.cpuMsPerChange / mine.cpuMsPerChange).toFixed(2)} × bare by CPU (${spent}, heard by ${mine.deliveredPerChange}), ${mine.memoryMb.toFixed(0)} MB`,
    '≥ 0.7 ×',
  );
}

/** What the host of a virtual machine takes counts as CPU of whoever was running. */
function reportQuiet(): void {
  const after = machineTicks();
  const share = (100 * (after.stolen - before.stolen)) / (after.all - before.all);
  say('host', `took ${share.toFixed(1)} % of the CPU meanwhile`, '≤ 2 %, or measure again');
}

function report(name: string, goal: number, ours: Figures, bareFigures: Figures): void {
  const ratio = bareFigures.serverMs / ours.serverMs;
  const whole = (each: Figures) => each.serverMs + each.databaseMs;
  const withDatabase = whole(bareFigures) / whole(ours);
  const figures = ({ serverMs, databaseMs, perSecond, p50 }: Figures) =>
    `${serverMs.toFixed(2)} + ${databaseMs.toFixed(2)} ms, ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(0)} ms`;
  const memory = `${ours.memoryMb.toFixed(0)} MB of ≤ ${LOAD_GOAL_MB}`;
  say(
    name,
    `${ratio.toFixed(2)} × bare by CPU, ${withDatabase.toFixed(2)} × with the database's (ours ${figures(ours)}; bare ${figures(bareFigures)}), refused ${ours.refused} and ${bareFigures.refused}, ${memory}`,
    `≥ ${goal} ×`,
  );
}

function say(what: string, figure: string, goal: string): void {
  console.log(`${what.padEnd(20)} ${figure}   (goal ${goal})`);
}
