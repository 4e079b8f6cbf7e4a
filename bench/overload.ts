/** Three times more calls than the server can serve: who is let in is served fast, the rest is told at once. */
import { percentile, runArrivals, runLoad } from './load.ts';
import { openMeasuredServer } from './measured-server.ts';
import { signInDemoCustomer } from './sign-in.ts';

const CAPACITY_CALLERS = 64;
const SECONDS = 8;
const OVERLOAD = 3;

const measured = await openMeasuredServer();
const server = await measured.start();
try {
  const headers = { authorization: `Bearer ${await signInDemoCustomer(server)}` };
  const load = { origin: server.url, path: '/apiuser/customer/me/', headers, seconds: SECONDS };
  await runLoad({ ...load, callers: CAPACITY_CALLERS, seconds: 2 });
  const calm = served(await runLoad({ ...load, callers: CAPACITY_CALLERS }));
  const perSecond = OVERLOAD * (calm.length / SECONDS);
  const rush = await runArrivals({ ...load, perSecond });
  const after = served(await runLoad({ ...load, callers: CAPACITY_CALLERS, seconds: 3 }));
  const accepted = served(rush);
  const shed = rush.filter(({ status }) => status === 503).map(({ ms }) => ms);
  const others = rush.filter(({ status }) => status !== 200 && status !== 503).length;
  console.log(
    `capacity: ${(calm.length / SECONDS).toFixed(0)} calls/s, p99 ${percentile(calm, 0.99).toFixed(0)} ms`,
  );
  console.log(
    `goodput in the rush: ${((100 * accepted.length) / calm.length).toFixed(0)} % of capacity (goal ≥ 80 %)`,
  );
  console.log(`accepted p99 ${percentile(accepted, 0.99).toFixed(0)} ms (goal ≤ 500)`);
  console.log(
    `shed ${shed.length}, p99 ${percentile(shed, 0.99).toFixed(0)} ms (goal ≤ 50), other answers ${others}`,
  );
  console.log(
    `right after it: ${(after.length / 3).toFixed(0)} calls/s, p99 ${percentile(after, 0.99).toFixed(0)} ms`,
  );
} finally {
  await server.stop();
  await measured.close();
}

function served(results: { status: number; ms: number }[]): number[] {
  return results.filter(({ status }) => status === 200).map(({ ms }) => ms);
}
