import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '#demo/seed-demo.ts';
import { CLAIM_STATUSES } from '#domain/issues/claim-status.ts';
import { proveLedger } from '#server/capabilities/payments/ledger/prove-ledger.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));
beforeAll(async () => {
  await seedDemo(world.services);
});

test('the demo shows claims in every state, and its books add up with them', async () => {
  const rows = await world.services.db.unscoped
    .selectFrom('issues')
    .select('status')
    .distinct()
    .orderBy('status')
    .execute();
  expect(rows.map(({ status }) => status)).toEqual([...CLAIM_STATUSES].sort());
  expect((await proveLedger(world.services.db)).problems).toEqual([]);
});

test('the demo shows orders with feedback, good and bad, and one that waits for it', async () => {
  const rows = await world.services.db.unscoped
    .selectFrom('orders')
    .leftJoin('feedback', 'feedback.order_id', 'orders.order_id')
    .select(['orders.order_id', 'feedback.overall'])
    .where('orders.status', '=', 'delivered')
    .execute();
  const stars = rows.map(({ overall }) => overall);
  expect(stars).toContain(null);
  expect(stars).toContain(5);
  expect(stars.some((count) => count !== null && count <= 2)).toBe(true);
});
