/** A marketplace of its own whose mills, desk and transporter are played: time passes when the test says so. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { tick } from '#demo/autopilot/tick.ts';
import { readDemoData } from '#demo/demo-data.ts';
import { seedTrade } from '#demo/seed-demo.ts';
import { followOrders } from '#server/capabilities/production/follow-order.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';
import { anOrderingBuyer, type OrderingBuyer } from '#tests/support/data/orders.ts';
import { openWorld, someIdentity, type World } from '#tests/support/server/world.ts';

const WEB_ROOT = fileURLToPath(new URL('dist/web', PROJECT_ROOT));
/** Numbers that the people of the demo sign in with. */
const CAST = 3;
const STEP_SECONDS = 10;
/** A minute for each day of the longest plan. */
const MOST_SECONDS = 3600;

export type ScriptedWorld = {
  world: World;
  url: string;
  /** With an address and a GST number, signed in. */
  buyer: OrderingBuyer;
  /** Until this has come true. */
  playUntil(what: string, isTrue: () => Promise<boolean>): Promise<void>;
  close(): Promise<void>;
};

export async function openScriptedWorld(): Promise<ScriptedWorld> {
  const world = await openWorld({ webRoot: WEB_ROOT });
  world.clock.set(new Date());
  await seedTrade(world.services, await readDemoData());
  for (let taken = 0; taken < CAST; taken += 1) someIdentity();
  await followOrders(world.services);
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = world.app.server.address() as AddressInfo;
  return {
    world,
    url: `http://127.0.0.1:${port}`,
    buyer: await anOrderingBuyer(world),
    async playUntil(what, isTrue) {
      for (let passed = 0; passed < MOST_SECONDS; passed += STEP_SECONDS) {
        if (await isTrue()) return;
        world.clock.advance(STEP_SECONDS);
        await tick(world.services);
      }
      throw new Error(`Nobody played ${what}.`);
    },
    close: () => world.close(),
  };
}
