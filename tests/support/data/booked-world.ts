/** The paying world that the tests of a file share, whose books must be right after the last of them. */
import { afterAll } from 'vitest';
import type { World, WorldOptions } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';
import { aPayingWorld, expectBooksRight } from './payments.ts';

export async function bookedWorldForFile(options: WorldOptions = {}): Promise<World> {
  const world = await worldForFile(aPayingWorld(options));
  afterAll(() => expectBooksRight(world));
  return world;
}
