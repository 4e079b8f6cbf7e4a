/** Two processes beside each other on one database with the demo's trade, for the tests of a file. */
import { readDemoData } from '#demo/demo-data.ts';
import { seedTrade } from '#demo/seed-demo.ts';
import { openWorld, someIdentity, type World } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

export async function demoWorldsForFile(): Promise<readonly [World, World]> {
  const world = await worldForFile(openWorld());
  const second = await worldForFile(openWorld({ beside: world }));
  await seedTrade(world.services, await readDemoData());
  // The first numbers of a test run belong to the demo's people.
  for (let taken = 0; taken < 3; taken += 1) someIdentity();
  return [world, second];
}
