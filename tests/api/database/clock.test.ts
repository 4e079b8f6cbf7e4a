import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCustomer } from '#contract/customer/account.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabaseClock } from '#server/db/database-clock.ts';
import { openServices } from '#server/open-services.ts';
import { refreshRequest } from '#tests/support/server/refresh-cookie.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

/** Process time that a test sets by hand: the wall may be wrong or jump, the other only ever runs on. */
function processTime(wall: number) {
  const time = { wall, run: 0 };
  return { time, source: { wallMs: () => time.wall, runningMs: () => time.run } };
}

async function databaseNow(): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(
    world.services.db.unscoped,
  );
  return rows[0]?.now.getTime() ?? 0;
}

test.each([
  ['a day behind', -DAY_MS],
  ['a day ahead', DAY_MS],
])('a process whose clock is %s has the time of the database', async (_what, error) => {
  const { source } = processTime(Date.now() + error);
  const clock = await openDatabaseClock(world.services.db, source);
  expect(Math.abs(clock.now().getTime() - (await databaseNow()))).toBeLessThan(SECOND_MS);
  clock.close();
});

test('a clock that is set back while the process runs moves nothing, and time runs on', async () => {
  const { time, source } = processTime(Date.now());
  const clock = await openDatabaseClock(world.services.db, source);
  const before = clock.now().getTime();
  time.wall -= DAY_MS;
  time.run += 500;
  expect(clock.now().getTime() - before).toBe(500);
  clock.close();
});

test('a process that slept asks the database again as soon as it notices', async () => {
  const { time, source } = processTime(Date.now());
  const clock = await openDatabaseClock(world.services.db, source);
  time.run -= DAY_MS;
  expect((await databaseNow()) - clock.now().getTime()).toBeGreaterThan(DAY_MS - SECOND_MS);
  await waitFor(
    'the time of the database',
    async () => Math.abs(clock.now().getTime() - (await databaseNow())) < SECOND_MS,
  );
  clock.close();
});

test('a server process a day behind revives no ended token and no ended cookie', async () => {
  world.clock.set(new Date((await databaseNow()) - 31 * 60 * SECOND_MS));
  const visitor = await world.asCustomer();
  await sql`update refresh_tokens set expires_at = clock_timestamp() - interval '1 second'`.execute(
    world.services.db.unscoped,
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - DAY_MS });
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: world.databaseUrl });
  const { services, close } = await openServices(config);
  const app = await buildApp(services, { webRoot: '/nonexistent' });
  const answer = await app.inject({
    method: 'GET',
    url: readCustomer.path.replace(':customerId', 'me'),
    headers: { authorization: `Bearer ${visitor.token}` },
  });
  expect(answer.statusCode).toBe(401);
  expect((await app.inject(refreshRequest(visitor.refreshToken))).statusCode).toBe(401);
  vi.useRealTimers();
  await app.close();
  await close();
});
