import { beforeAll, expect, test } from 'vitest';
import { listPurchases, readPurchase } from '#contract/staff/purchases.ts';
import { seedDemo } from '#demo/seed-demo.ts';
import { proveLedger } from '#server/capabilities/payments/ledger/prove-ledger.ts';
import { followWithPurchase } from '#server/capabilities/purchases/make-purchase.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
beforeAll(() => seedDemo(world.services));

test('past orders were bought from their mills on their own days: accepted, billed by shipment, paid', async () => {
  const { call } = await world.asStaff('accounts');
  const { records } = await call(listPurchases, { query: { limit: 100 } });
  expect(new Set(records.map(({ state }) => state))).toEqual(new Set(['accepted']));
  expect(records.map(({ payable }) => payable)).toContain('paid');
  // Bought on the day the order was confirmed, not on the day the demo was made.
  expect(new Set(records.map(({ orderedOn }) => orderedOn)).size).toBeGreaterThan(3);
  expect((await proveLedger(world.services.db)).problems).toEqual([]);
});

test('our orders to the mills are printed by the jobs that the demo left', async () => {
  const { call } = await world.asStaff('accounts');
  const { records } = await call(listPurchases, { query: { limit: 100 } });
  for (const { orderId, purchaseId } of records) {
    await followWithPurchase(world.services, orderId);
    const { paper } = await call(readPurchase, { params: { purchaseId } });
    expect(paper).not.toBeNull();
  }
});
