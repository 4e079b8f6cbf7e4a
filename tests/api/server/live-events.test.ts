import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readCustomer } from '#contract/customer/account.ts';
import { listSessions, logout } from '#contract/customer/auth.ts';
import type { LiveKey } from '#contract/events.ts';
import { streamEvents } from '#contract/events.ts';
import { openEventStream } from '#tests/support/server/event-stream.ts';
import { quickestOf } from '#tests/support/server/quickest.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const LIVE_MS = 2000;
/** A stream that is only ended by its next heartbeat is ended too late. */
const SOONER_THAN_HEARTBEAT_MS = 10_000;
const world = await worldForFile(openWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));
let here: string;
let elsewhere: string;
beforeAll(async () => {
  here = await world.app.listen({ host: '127.0.0.1', port: 0 });
  elsewhere = await secondProcess.app.listen({ host: '127.0.0.1', port: 0 });
});

function announce(brandId: string, ...keys: LiveKey[]) {
  return world.services.db.transaction((tx) =>
    world.services.changes.announce(tx, { kind: 'change', brandId, keys }),
  );
}

test('a change announced by one process reaches the stream of another within two seconds', async () => {
  const { token, customer } = await world.asCustomer();
  const stream = await openEventStream(elsewhere, token);
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  expect(stream.headers.get('cache-control')).toBe('no-store');
  expect(stream.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(stream.headers.get('content-security-policy')).toContain("default-src 'none'");

  const quickest = await quickestOf(LIVE_MS, async () => {
    stream.events.length = 0;
    await announce(customer.brandId, 'orders', 'requests');
    await waitFor('the event', () => stream.events.length > 0);
  });
  expect(quickest).toBeLessThan(LIVE_MS);
  expect(stream.events).toEqual([{ event: 'change', data: { keys: ['orders', 'requests'] } }]);
  stream.close();
});

test("another company's changes never arrive", async () => {
  const mine = await world.asCustomer();
  const other = await world.aCustomer();
  const stream = await openEventStream(elsewhere, mine.token);

  await announce(other.brandId, 'orders');
  await announce(mine.customer.brandId, 'gst');

  await waitFor('the own event', () => stream.events.length > 0);
  expect(stream.events).toEqual([{ event: 'change', data: { keys: ['gst'] } }]);
  stream.close();
});

test('a stream says first what changed just before, whoever announced it, and nothing of another company', async () => {
  const mine = await world.asCustomer();
  const other = await world.asCustomer();
  const [heard, heardToo] = await Promise.all([
    openEventStream(elsewhere, mine.token),
    openEventStream(elsewhere, other.token),
  ]);
  await announce(mine.customer.brandId, 'orders', 'payments');
  await announce(other.customer.brandId, 'gst');
  await waitFor('both events', () => heard.events.length > 0 && heardToo.events.length > 0);

  const late = await openEventStream(elsewhere, mine.token);
  const { coversMs, changes } = await late.opening();
  expect(coversMs).toBeGreaterThan(0);
  const keys = changes.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['orders', 'payments']));
  expect(keys).not.toContain('gst');
  for (const { key, agoMs } of changes) {
    expect(agoMs, key).toBeGreaterThanOrEqual(0);
    expect(agoMs, key).toBeLessThanOrEqual(coversMs);
  }
  for (const { close } of [heard, heardToo, late]) close();
});

test('a change whose transaction is rolled back is never heard', async () => {
  const { token, customer } = await world.asCustomer();
  const stream = await openEventStream(elsewhere, token);
  await expect(
    world.services.db.transaction(async (tx) => {
      await world.services.changes.announce(tx, {
        kind: 'change',
        brandId: customer.brandId,
        keys: ['msme'],
      });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await announce(customer.brandId, 'gst');
  await waitFor('the kept event', () => stream.events.length > 0);
  expect(stream.events.map(({ data }) => data)).toEqual([{ keys: ['gst'] }]);
  stream.close();
});

test('the stream ends when its sign-in ends, even if that happened on another process', async () => {
  const { token, call } = await world.asCustomer();
  const stream = await openEventStream(elsewhere, token);
  await call(logout, {});
  await waitFor('the end of the stream', () => stream.hasEnded(), SOONER_THAN_HEARTBEAT_MS);
});

test('a change that comes right behind the logout does not bring the process down', async () => {
  const { token, customer, call } = await world.asCustomer();
  const [session] = await call(listSessions, {});
  const stream = await openEventStream(elsewhere, token);
  await world.services.db.transaction(async (tx) => {
    const { changes } = world.services;
    await changes.announce(tx, { kind: 'session-ended', sessionId: session?.sessionId ?? '' });
    await changes.announce(tx, { kind: 'change', brandId: customer.brandId, keys: ['msme'] });
    await changes.announce(tx, { kind: 'session-ended', sessionId: session?.sessionId ?? '' });
  });
  await waitFor('the end of the stream', () => stream.hasEnded(), SOONER_THAN_HEARTBEAT_MS);
  expect(stream.events).toEqual([]);
});

test('rubbish on the channel is ignored, and the next change is heard', async () => {
  const { token, customer } = await world.asCustomer();
  const stream = await openEventStream(elsewhere, token);
  for (const rubbish of ['no json', '[]', 'null', '{"kind":"change"}'])
    await sql`select pg_notify('selvedge_changes', ${rubbish})`.execute(world.services.db.unscoped);
  await announce(customer.brandId, 'gst');
  await waitFor('the event', () => stream.events.length > 0);
  expect(stream.events[0]?.data).toEqual({ keys: ['gst'] });
  stream.close();
});

test('a stream ends when its process may have missed changes, so that the screen reads everything again', async () => {
  const { token, customer } = await world.asCustomer();
  const stream = await openEventStream(elsewhere, token);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'selvedge-changes' and datname = current_database()`.execute(
    world.services.db.unscoped,
  );
  await waitFor('the end of the stream', () => stream.hasEnded(), SOONER_THAN_HEARTBEAT_MS);

  const endedAt = performance.now();
  const again = await openEventStream(elsewhere, token);
  // Nothing is claimed of the time in which nothing was heard.
  const { coversMs, changes } = await again.opening();
  expect(changes).toEqual([]);
  expect(coversMs).toBeLessThanOrEqual(performance.now() - endedAt + 1000);
  await announce(customer.brandId, 'gst');
  await waitFor('the event', () => again.events.length > 0);
  again.close();
});

test('a caller who hangs up early leaves no stream behind', async () => {
  const { token } = await world.asCustomer();
  const { port } = new URL(here);
  for (let calls = 0; calls < 12; calls += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    await new Promise<void>((resolve) => {
      const request = `GET ${streamEvents.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`;
      socket.write(request, () => {
        socket.destroy();
        resolve();
      });
    });
  }
  const stream = await waitFor('room for a stream', async () => {
    const opened = await openEventStream(here, token);
    if (opened.status === 200) return opened;
    opened.close();
    return null;
  });
  stream.close();
});

test('a HEAD request does not open a stream that it would wait for in vain', async () => {
  const { token } = await world.asCustomer();
  const answer = await fetch(`${here}${streamEvents.path}`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(3000),
  });
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});

test('one sign-in may hold six streams; the seventh waits', async () => {
  const { token } = await world.asCustomer();
  const streams = [];
  for (let opened = 0; opened < 6; opened += 1) streams.push(await openEventStream(here, token));
  expect(streams.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const seventh = await openEventStream(here, token);
  expect([seventh.status, seventh.headers.get('retry-after')]).toEqual([503, '10']);
  for (const { close } of [...streams, seventh]) close();
  await waitFor('room again', async () => {
    const again = await openEventStream(here, token);
    again.close();
    return again.status === 200;
  });
});

test('all sign-ins of one person together hold twenty-four streams', async () => {
  const first = await world.asCustomer();
  const tokens = [first.token];
  for (let i = 0; i < 4; i += 1) tokens.push((await world.signIn(first.customer)).token);
  const streams = [];
  for (const token of tokens.slice(0, 4))
    for (let opened = 0; opened < 6; opened += 1) streams.push(await openEventStream(here, token));
  expect(streams.map(({ status }) => status)).toEqual(Array(24).fill(200));
  const next = await openEventStream(here, tokens[4] ?? '');
  const somebodyElse = await openEventStream(here, (await world.asCustomer()).token);
  expect([next.status, somebodyElse.status]).toEqual([503, 200]);
  for (const { close } of [...streams, next, somebodyElse]) close();
});

test('a stream does not keep the process from stopping', async () => {
  const third = await openWorld({ beside: world });
  const address = await third.app.listen({ host: '127.0.0.1', port: 0 });
  expect((third.app.server.address() as AddressInfo).port).toBeGreaterThan(0);
  const { token, call } = await world.asCustomer();
  const stream = await openEventStream(address, token);
  const start = performance.now();
  await third.close();
  expect(performance.now() - start).toBeLessThan(5000);
  await waitFor('the end of the stream', () => stream.hasEnded(), SOONER_THAN_HEARTBEAT_MS);
  expect(await call(readCustomer, { params: { customerId: 'me' } })).toHaveLength(1);
});
