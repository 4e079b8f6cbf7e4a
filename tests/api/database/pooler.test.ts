/** Two nodes behind a pooler that hands a connection to another caller after each transaction, as PgBouncer does. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { lackingSettings } from '#server/db/schema/prepare-database.ts';
import { openPgBouncer, type PgBouncer } from '#tests/support/database/pgbouncer.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { signInAtDemo } from '#tests/support/server/demo-sign-in.ts';
import { openEventStream } from '#tests/support/server/event-stream.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server/server-process.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld } from '#tests/support/server/world.ts';

let database: TestDatabase;
let pooler: PgBouncer;
const nodes: ServerProcess[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  pooler = await openPgBouncer(database.url);
  for (const _node of ['first', 'second'])
    nodes.push(
      await startServerProcess({
        databaseUrl: pooler.url,
        env: { DATABASE_DIRECT_URL: database.url, MODE: 'demo', LOG_LEVEL: 'warn' },
      }),
    );
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill9()));
  await pooler.close();
  await database.close();
});

const READS = [
  '/apiuser/customer/me/',
  '/apifabric/customer/fabrics?requestTab=1',
  '/apifabric/orders?orderTab=10',
  '/apifabric/home/metrics/',
  '/apifabric/payments/',
  '/apifabric/top-quality/',
  '/apiuser/notifications/',
  '/apifabric/search/?q=cotton',
  '/apiuser/addresses/',
  '/apiuser/gst/',
  '/apiuser/notification-choices/',
  '/apiuser/history/',
];

type Answer = { path: string; status: number; text: string };

/** Who is told that a node is busy asks again; that the database does not answer would be a fault. */
function read({ url }: ServerProcess, token: string, path: string): Promise<Answer> {
  return waitFor(`an answer of ${path}`, async () => {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    return text.includes('"overloaded"') ? undefined : { path, status: answer.status, text };
  });
}

async function choose({ url }: ServerProcess, token: string, isOn: boolean): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ event: 'quote_received', channel: 'email', isOn });
  return (await fetch(`${url}/apiuser/notification-choices/`, { method: 'PUT', headers, body })).status;
}

const both = () => nodes as [ServerProcess, ServerProcess];

test.runIf(process.platform === 'linux')(
  'both read and write side by side, nobody is answered with the other’s statement, and each hears of the other’s changes',
  async () => {
    const [first, second] = both();
    const token = await signInAtDemo(first, nodes);
    const stream = await openEventStream(second.url, token);
    // In opposite orders, so that each prepares other statements first.
    for (const isOn of [true, false, true]) {
      const writing = Promise.all(nodes.map((node) => choose(node, token, isOn)));
      const answers = await Promise.all([
        ...READS.map((path) => read(first, token, path)),
        ...READS.toReversed().map((path) => read(second, token, path)),
      ]);
      expect(await writing).toEqual([200, 200]);
      for (const { path, status } of answers) expect([path, status]).toEqual([path, 200]);
    }
    for (const path of READS) {
      const [here, there] = await Promise.all(nodes.map((node) => read(node, token, path)));
      expect(here).toEqual(there);
    }
    await waitFor('the change at the other node', () => stream.events.length > 0);
    stream.close();
    for (const node of nodes) expect(node.output()).not.toMatch(/"level":(40|50)/);
  },
);

test.runIf(process.platform === 'linux')(
  'connections that a pooler opens have the settings of the application',
  async () => {
    const direct = await openWorld({ hasWorkers: false });
    const between = await openPgBouncer(direct.databaseUrl);
    const world = await openWorld({
      beside: direct,
      databaseUrl: between.url,
      env: { DATABASE_DIRECT_URL: direct.databaseUrl },
    });
    expect(await lackingSettings(world.services.db)).toEqual([]);
    await world.close();
    await between.close();
    await direct.close();
  },
);
