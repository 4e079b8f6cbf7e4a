/** The database restarts, disappears or refuses: the process lives, says 503, and goes on by itself. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCustomer } from '#contract/customer/account.ts';
import { sendCode } from '#contract/customer/auth.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database/database-proxy.ts';
import { openEventStream } from '#tests/support/server/event-stream.ts';
import { quickestOf } from '#tests/support/server/quickest.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

let bystander: World;
let proxy: DatabaseProxy;
let world: World;
beforeAll(async () => {
  bystander = await openWorld({ hasWorkers: false });
  proxy = await openDatabaseProxy(bystander.databaseUrl);
  world = await openWorld({ beside: bystander, databaseUrl: proxy.url, hasWorkers: true });
});
afterAll(async () => {
  proxy.mend();
  await world.close();
  await proxy.close();
  await bystander.close();
});

const QUICK_MS = 3000;
const me = { params: { customerId: 'me' as const } };

/** As a restart of the database would do it: every connection of the world under test is ended. */
async function endAllConnections(): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and client_port not in (select client_port from pg_stat_activity where pid = pg_backend_pid())`.execute(
    bystander.services.db.unscoped,
  );
}

test('after the database ended all connections, the next calls work by themselves', async () => {
  const { call, customer } = await world.asCustomer();
  for (let round = 0; round < 3; round += 1) {
    await endAllConnections();
    await waitFor('the next answer', () =>
      call(readCustomer, me).then(
        (list) => list.length === 1,
        (error: { status: number }) => {
          expect(error.status).toBe(503);
          return false;
        },
      ),
    );
  }
  bystander.clock.advance(30);
  await world.call(sendCode, { body: customer.identity });
  expect(await world.codeSentTo(customer.address)).toMatch(/^\d{6}$/);
});

test('a connection that breaks inside an open transaction fails that call, not the process', async () => {
  const { db } = world.services;
  const broken = db.transaction(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx.unscoped);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(bystander.services.db.unscoped);
    await waitFor('the end of that connection', async () => {
      const left = await sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(
        bystander.services.db.unscoped,
      );
      return left.rows.length === 0;
    });
    await sql`select 1`.execute(tx.unscoped);
  });
  await expect(broken).rejects.toThrow();
  await expect(sql`select 1`.execute(db.unscoped)).resolves.toBeDefined();
});

test('while the database is away, calls answer 503 quickly, alive stays alive, ready says no', async () => {
  const { call, inject } = await world.asCustomer();
  proxy.cut();
  const quickest = await quickestOf(QUICK_MS, async () => {
    const refused = await refusalOf(call(readCustomer, me));
    const ready = await inject({ method: 'GET', url: '/readyz' });
    const health = await inject({ method: 'GET', url: '/healthz' });
    expect([refused.status, refused.code, refused.retryAfterSeconds]).toEqual([503, 'unavailable', 2]);
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'waiting for the database' }]);
    expect(health.statusCode).toBe(200);
  });
  expect(quickest).toBeLessThan(QUICK_MS);

  proxy.mend();
  await waitFor(
    'readiness',
    async () => (await inject({ method: 'GET', url: '/readyz' })).statusCode === 200,
  );
  expect(await call(readCustomer, me)).toHaveLength(1);
});

test('live events are heard again after the line was cut', async () => {
  const origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
  const { token, customer } = await world.asCustomer();
  proxy.cut();
  proxy.mend();
  const openOnceReady = () =>
    waitFor('a stream', async () => {
      const opened = await openEventStream(origin, token);
      return opened.status === 200 ? opened : null;
    });
  let stream = await openOnceReady();
  await waitFor('an event', async () => {
    // The process ends streams that may have missed something; a screen then comes back, as this test does.
    if (stream.hasEnded()) stream = await openOnceReady();
    await bystander.services.db.transaction((tx) =>
      bystander.services.changes.announce(tx, { kind: 'change', brandId: customer.brandId, keys: ['gst'] }),
    );
    return stream.events.length > 0;
  });
  stream.close();
});
