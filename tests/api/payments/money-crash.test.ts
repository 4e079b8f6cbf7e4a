/** Ordering and paying cut off at any point, as a kill would: the short form of `bench/order-crash.ts`. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHttpBuyer } from '#tests/support/data/money-buyer.ts';
import { isMoneyRight, metresOfLot, moneyFacts } from '#tests/support/data/money-facts.ts';
import { openJourneys } from '#tests/support/data/money-journeys.ts';
import { aKnownBuyer, aQuality } from '#tests/support/data/orders.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

const CUTS = 10;
const CALLERS = 6;

let bystander: World;
let world: World;
let url: string;
beforeAll(async () => {
  bystander = await aPayingWorld();
  const env = { TRUST_PROXY: '127.0.0.0/8' };
  const databaseUrl = new URL(bystander.databaseUrl);
  databaseUrl.searchParams.set('application_name', 'cut');
  world = await openWorld({
    beside: bystander,
    env,
    databaseUrl: databaseUrl.href,
  });
  url = await world.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await world.close();
  await bystander.close();
});

/** From the database's side a killed process is this: its connections end, whatever they were doing. */
async function cutOff(): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'cut'`.execute(bystander.services.db.unscoped);
  return rows.length;
}

test('an order that is cut off at any point is lost, halved or doubled nowhere', async () => {
  await aQuality(bystander, { lots: [{ colour: null, metres: 1 }] });
  const { token } = await aKnownBuyer(bystander);
  const buyer = await openHttpBuyer({ url, token, databaseUrl: bystander.databaseUrl });
  const since = bystander.clock.now();
  const { all: metres } = await metresOfLot(buyer.db, buyer.lotId);
  const journeys = openJourneys(buyer);
  let cuts = 0;
  const load = Promise.all(Array.from({ length: CALLERS }, () => journeys.goOn(url, () => cuts === CUTS)));
  while (cuts < CUTS) {
    await Promise.race([journeys.someStepsLater(20), load]);
    // Right after a cut nobody may be connected yet: only what hit a connection was one.
    if ((await cutOff()) > 0) cuts += 1;
  }
  await load;
  expect(journeys.interruptions()).toBeGreaterThan(CUTS / 2);
  await journeys.finish(url);
  expect(await journeys.compare(buyer.db, since)).toEqual({ lost: 0, doubled: 0 });
  const facts = await moneyFacts(buyer.db, since);
  expect(facts).toMatchObject({ missing: 0, doubled: 0, halfDone: [], problems: [] });
  expect([isMoneyRight(facts), facts.payments]).toEqual([true, journeys.count('isCaptured')]);
  expect((await metresOfLot(buyer.db, buyer.lotId)).all).toBe(metres);
  await buyer.close();
});
