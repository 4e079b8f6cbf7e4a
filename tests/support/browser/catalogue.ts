/** Ready cloth for browser tests, put on the shelf as the desk would. */
import { randomInt } from 'node:crypto';
import { money } from '#domain/shared/money.ts';
import { addQualityRate } from '#server/capabilities/catalogue/add-quality.ts';
import { openDatabase } from '#server/db/database.ts';
import { idsFrom } from '#server/ids.ts';
import { aQuality, type SomeQuality } from '#tests/support/data/orders.ts';
import { aSupplier } from '#tests/support/data/quotes.ts';
import type { World } from '#tests/support/server/world.ts';
import { setUpClock } from './set-up-clock.ts';

const SECOND_MS = 1000;

export function onTheShelf(change: SomeQuality): Promise<{ fabId: string; lotIds: string[] }> {
  return withDesk(async (world) => {
    // Tests run in several processes, each of which counts its mills from 1.
    const tail = randomInt(1_000_000_000);
    const supplierId = await aSupplier(world, { name: `Hidden Looms ${tail}`, alias: `Loom ${tail}` });
    return aQuality(world, { ...change, supplierId });
  });
}

/** From now on a metre of it costs this many paise. */
export function rateMovesTo(fabId: string, minor: bigint): Promise<void> {
  return withDesk(({ services: { db, clock } }) => {
    const rate = { price: money(minor, 'INR'), unit: 'metre' } as const;
    return db.transaction((tx) => addQualityRate(tx, { fabId, rate, from: clock.now() }));
  });
}

/** A rate of so many paise that held until a second ago. */
export function rateEndedAt(fabId: string, minor: bigint): Promise<void> {
  return withDesk(({ services: { db, clock } }) => {
    const rate = { price: money(minor, 'INR'), unit: 'metre' } as const;
    const validUntil = new Date(Date.now() - SECOND_MS);
    return db.transaction((tx) => addQualityRate(tx, { fabId, rate, from: clock.now(), validUntil }));
  });
}

/** What the desk would have entered long ago. */
export function withSharedTables<T>(
  work: (db: World['services']['db']['unscoped']) => Promise<T>,
): Promise<T> {
  return withDesk(({ services: { db } }) => work(db.unscoped));
}

async function withDesk<T>(work: (world: World) => Promise<T>): Promise<T> {
  const db = openDatabase({
    url: process.env.TEST_SERVER_DATABASE ?? '',
    poolSize: 1,
    onIdleError: () => {},
  });
  try {
    return await work({ services: { db, clock: setUpClock, ids: idsFrom(setUpClock) } } as World);
  } finally {
    await db.close();
  }
}
