/** The world with prices and a seller that the tests of a file share. */
import { openWorld, type World } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';
import { aPricedWorld } from './orders.ts';

export async function pricedWorldForFile(): Promise<World> {
  const world = await worldForFile(openWorld());
  await aPricedWorld(world);
  return world;
}
