/** The orders of one buyer over the last three months, and the proof that their money adds up. */
import type { Market } from '#domain/shared/market.ts';
import { proveLedger } from '#server/capabilities/payments/ledger/prove-ledger.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import { createClaims } from '../claims/create-claims.ts';
import { type DemoContext, type DemoStory, openDemoContext } from '../demo-context.ts';
import { createBangladeshOrders } from './bangladesh-orders.ts';
import { buyFromMills } from './buy-from-mills.ts';
import { createIndiaOrders } from './india-orders.ts';
import { createInternationalOrders } from './international-orders.ts';

const STORY_OF: Readonly<Record<Market, (context: DemoContext) => Promise<void>>> = {
  IN: createIndiaOrders,
  BD: createBangladeshOrders,
  INTL: createInternationalOrders,
};

export const createDemoOrders: DemoStory = async (services, tx, { signIn, market }) => {
  const context = await openDemoContext(services, tx, signIn);
  if (!context) return;
  await STORY_OF[market](context);
  await planTheRest(context);
  await createClaims(context);
  // Our orders to the mills are printed when the demo runs, like every other.
  for (const orderId of await buyFromMills(context)) {
    await services.jobs.enqueue(tx, 'order-from-mill', { orderId });
  }
  const { problems } = await proveLedger(tx);
  if (problems.length > 0) throw new Error(`The demo's books do not add up: ${problems.join('; ')}`);
};

const HOUR_MS = 3600 * 1000;

/** Orders nobody has worked on yet have plans too, from the hour they were confirmed. */
async function planTheRest(context: DemoContext): Promise<void> {
  const { services, tx, buyer, madeAt } = context;
  const rows = await tx.unscoped
    .selectFrom('orders')
    .leftJoin('plans', 'plans.order_id', 'orders.order_id')
    .select(['orders.order_id', 'orders.confirmed_at'])
    .where('orders.brand_id', '=', buyer.brandId)
    .where('orders.status', '=', 'created')
    .where('plans.order_id', 'is', null)
    .execute();
  for (const { order_id, confirmed_at } of rows) {
    context.goTo((madeAt.getTime() - (confirmed_at ?? madeAt).getTime()) / HOUR_MS);
    await followOrder(services, order_id);
  }
}
