import { expect, test } from 'vitest';
import { listLiveRates, readLiveRate } from '#contract/customer/ready-qualities.ts';
import { tick } from '#demo/autopilot/tick.ts';
import { readDemoData } from '#demo/demo-data.ts';
import { seedAutopilot } from '#demo/seed-autopilot.ts';
import { aQuality, freeMetres } from '#tests/support/data/orders.ts';
import { expectNamed } from '#tests/support/server/history.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
await world.services.db.transaction(async (tx) => seedAutopilot(world.services, tx, await readDemoData()));

test('the played market moves one rate at a time and sells metres of a lot on sale', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aQuality(world, { kind: 'made_to_order' });
  const saleEndsAt = new Date(world.clock.now().getTime() + 86_400_000);
  const { lotIds } = await aQuality(world, { saleEndsAt, lots: [{ colour: 'Navy', metres: 4000 }] });
  const rate = async () => (await buyer.call(readLiveRate, { params: { fabId } })).rate?.price.minor;
  await tick(world.services);
  expect(await rate()).toBe('9400');
  world.clock.advance(91);
  await tick(world.services);
  expect(await rate()).not.toBe('9400');
  expect(await freeMetres(world, lotIds[0] ?? '')).toBeLessThan(4000);
  await expectNamed(world);
  const { records } = await buyer.call(listLiveRates, { query: {} });
  expect(records[0]).toMatchObject({ isStale: false });
});
