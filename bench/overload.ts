/**
 * Three times more calls than the server can serve: who is let in is served fast, the rest is told at once, and
 * payments go on. Server and database have cores of their own, the callers another.
 *
 *   npx node bench/overload.ts [seconds] [times the capacity]
 */
import { loadavg } from 'node:os';
import { keepProcessOn, sharedOutCores } from './cores.ts';
import { percentile } from './load.ts';
import { openMeasuredServer, untilQuiet } from './measured-server.ts';
import { cpuMs } from './read-rate/cpu-time.ts';
import { bearer, CALLERS, httpText, openLoad } from './read-rate/measured-pair.ts';
import { webProcesses } from './read-rate/web-processes.ts';
import { openPayments } from './rush/payments-meanwhile.ts';
import type { RushCall, RushOrder } from './rush/rush-process.ts';
import { signInDemoCustomer } from './sign-in.ts';
import { openWorker } from './worker-process.ts';

const [SECONDS = 8, OVERLOAD = 3] = process.argv.slice(2).map(Number);
const CALM_SECONDS = 4;
const PAYMENTS = 60;
/** Other measurements leave the limit out. */
const AS_IN_PRODUCTION = { PROCESSES: '2', MAX_EVENT_LOOP_DELAY_MS: '400' };

const cores = sharedOutCores();
const isShared = cores !== null && keepProcessOn(cores.others);
const measured = await openMeasuredServer(AS_IN_PRODUCTION);
const server = await measured.start();
const bare = openWorker<object, number>(new URL('rush/bare-refusals.ts', import.meta.url));
if (isShared) keepProcessOn(cores.last);
const load = openLoad();
const rush = openWorker<RushOrder, RushCall[]>(new URL('rush/rush-process.ts', import.meta.url));
try {
  const token = await signInDemoCustomer(server);
  const payments = await openPayments(
    { url: server.url, token, databaseUrl: measured.databaseUrl },
    PAYMENTS,
  );
  const requests = [httpText('GET', '/apiuser/customer/me/', bearer(token))];
  const port = Number(new URL(server.url).port);
  const calmly = async (seconds: number) =>
    (await load.run({ port, requests, callers: CALLERS, seconds })).answered / seconds;
  await untilQuiet(server.pid);
  await calmly(3);
  const beforeCalm = cpuOfServer();
  const capacity = await calmly(CALM_SECONDS);
  const servingMs = (cpuOfServer() - beforeCalm) / (capacity * CALM_SECONDS);
  const perSecond = OVERLOAD * capacity;
  const barePort = await bare.run({});
  const beforeBare = cpuMs(bare.pid);
  const own = await rush.run({ port: barePort, requests, perSecond, seconds: 3 });
  const bareMs = (cpuMs(bare.pid) - beforeBare) / own.length;
  const beforeRush = cpuOfServer();
  const [calls, paid] = await Promise.all([
    rush.run({ port, requests, perSecond, seconds: SECONDS }),
    payments.payUntil(performance.now() + SECONDS * 1000),
  ]);
  const rushMs = cpuOfServer() - beforeRush;
  const after = await calmly(3);
  const accepted = calls.filter(({ status }) => status === 200);
  const shed = calls.filter(({ status }) => status === 503);
  const inTime = accepted.filter(({ answeredAfterMs }) => answeredAfterMs <= SECONDS * 1000).length;
  const others = calls.length - accepted.length - shed.length;
  console.log(
    `load average ${loadavg()[0]?.toFixed(1)}; callers on a core of their own: ${isShared ? 'yes' : 'no'}`,
  );
  console.log(`capacity: ${capacity.toFixed(0)} calls/s, right after the rush ${after.toFixed(0)}`);
  console.log(
    `what the callers add themselves, on a bare server at the same rate: p99 ${p99(own, 'fromDueMs')} ms from due, ${p99(own, 'fromSentMs')} ms from sent`,
  );
  const refusingMs = (rushMs - accepted.length * servingMs) / shed.length;
  console.log(
    `CPU of the server: ${(1000 * servingMs).toFixed(0)} µs a call served, ${(1000 * refusingMs).toFixed(0)} µs a call refused; a bare one refuses in ${(1000 * bareMs).toFixed(0)} µs`,
  );
  console.log(
    `goodput in the rush: ${((100 * inTime) / (capacity * SECONDS)).toFixed(0)} % of capacity (goal ≥ 80 %)`,
  );
  console.log(
    `accepted ${accepted.length}: p99 ${p99(accepted, 'fromDueMs')} ms from due, ${p99(accepted, 'fromSentMs')} ms from sent (goal ≤ 500)`,
  );
  console.log(
    `shed ${shed.length}: p99 ${p99(shed, 'fromDueMs')} ms from due, ${p99(shed, 'fromSentMs')} ms from sent (goal ≤ 50), other answers ${others} (goal 0)`,
  );
  console.log(
    `payments in the rush: ${paid.succeeded} succeed, ${paid.failures.length} fail (goal 0), p99 ${percentile(paid.ms, 0.99).toFixed(0)} ms`,
  );
  for (const failure of paid.failures.slice(0, 3)) console.log(`  ${failure}`);
  await payments.close();
} finally {
  rush.close();
  bare.close();
  load.close();
  await server.stop();
  await measured.close();
}

function cpuOfServer(): number {
  return webProcesses(server.pid).reduce((sum, pid) => sum + cpuMs(pid), 0);
}

function p99(calls: RushCall[], from: 'fromDueMs' | 'fromSentMs'): string {
  return percentile(
    calls.map((call) => call[from]),
    0.99,
  ).toFixed(0);
}
