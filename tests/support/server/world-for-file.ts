/** The one world that the tests of a file share; it is closed after the last of them. */
import { afterAll } from 'vitest';
import type { World } from './world.ts';

export async function worldForFile(opening: Promise<World>): Promise<World> {
  const world = await opening;
  afterAll(() => world.close());
  return world;
}
