/**
 * What one page costs while the marketplace grows: orders in all, and orders of the one company that reads.
 *
 *   npx node bench/list-growth.ts [most orders]     10,000,000 take some 25 minutes and 20 GB of disk
 */
import pg from 'pg';
import { openMeasuredServer } from './measured-server.ts';
import { parentOf } from './read-rate/cpu-time.ts';
import { fillOrders } from './read-rate/fill-orders.ts';
import { bearer, type Figures, httpText, measure, median, openLoad } from './read-rate/measured-pair.ts';
import { webProcesses } from './read-rate/web-processes.ts';
import { signInDemoCustomer } from './sign-in.ts';

const MOST = Number(process.argv[2] ?? 1_000_000);
const FIRST = 10_000;
const OF_READER = 200;
const MANY_OF_READER = 20_000;
const SECONDS = 3;
const GOAL = 1.3;

const measured = await openMeasuredServer({ PROCESSES: '2' });
const server = await measured.start();
const client = new pg.Client({ connectionString: measured.databaseUrl });
await client.connect();
const load = openLoad();
try {
  const token = await signInDemoCustomer(server);
  const { rows } = await client.query(`select brand_id from people where phone = '+919000000001'`);
  const reader: string = rows[0]?.brand_id;
  const cost = () => pageCost(token);

  await fillOrders(client, { from: 0, to: FIRST, ofReader: OF_READER, reader });
  const first = await cost();
  say(`${FIRST} orders`, first, first);
  let from = FIRST;
  for (let to = FIRST * 10; to <= MOST; to *= 10) {
    await fillOrders(client, { from, to, ofReader: 0, reader });
    from = to;
    say(`${to} orders`, await cost(), first);
  }
  await fillOrders(client, { from, to: from + MANY_OF_READER, ofReader: MANY_OF_READER, reader });
  say(`${MANY_OF_READER} of one company`, await cost(), first);
} finally {
  load.close();
  await client.end();
  await server.stop();
  await measured.close();
}

async function pageCost(token: string): Promise<Figures> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const ours = { port: Number(new URL(server.url).port), pids: webProcesses(server.pid) };
  const requests = [httpText('GET', '/apifabric/orders?orderTab=10&offset=0&limit=20', bearer(token))];
  const figures: Figures[] = [];
  for (let round = 0; round < 3; round += 1)
    figures.push(await measure(load, ours, parentOf(rows[0].pid), requests, SECONDS));
  return median(figures);
}

function say(what: string, { serverMs, databaseMs }: Figures, first: Figures): void {
  const ratio = (serverMs + databaseMs) / (first.serverMs + first.databaseMs);
  console.log(
    `${what.padEnd(24)} ${ratio.toFixed(2)} × the first (${serverMs.toFixed(2)} + ${databaseMs.toFixed(2)} ms CPU a page)   (goal ≤ ${GOAL} ×)`,
  );
}
