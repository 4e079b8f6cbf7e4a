import { beforeAll, expect, test } from 'vitest';
import { listDispatches } from '#contract/customer/delivery.ts';
import { listDocuments } from '#contract/customer/documents.ts';
import { listOrders } from '#contract/customer/orders.ts';
import { readDemoData } from '#demo/demo-data.ts';
import { seedDemo } from '#demo/seed-demo.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let buyer: CustomerVisitor;
beforeAll(async () => {
  await seedDemo(world.services);
  const known = (await readDemoData()).customers.find(({ market }) => market === 'IN');
  const { signIn: mobile = '', name = '' } = known ?? {};
  const identity = { mobile, isInternationalCustomer: false } as const;
  buyer = await world.signIn({ customerId: '', brandId: '', name, address: mobile, identity });
});

test('shipments stand in every state a buyer can meet, with a shortage ready to be raised', async () => {
  const { call } = buyer;
  const { records: moving } = await call(listOrders, { query: { orderTab: '20', limit: 100 } });
  const { records: there } = await call(listOrders, { query: { orderTab: '40', limit: 100 } });
  const lists = await Promise.all(
    [...moving, ...there].map(({ orderId }) => call(listDispatches, { params: { orderId } })),
  );
  const shipments = lists.flatMap(({ intransitData, deliveredData }) => [...intransitData, ...deliveredData]);
  expect([...new Set(shipments.map(({ status }) => status))].sort()).toEqual([
    'delivered',
    'dispatched',
    'warehouse',
  ]);
  expect(shipments.every(({ totals, invoice }) => totals.rolls > 0 && invoice !== null)).toBe(true);
  expect(shipments.some(({ events }) => events.some(({ kind }) => kind === 'delayed'))).toBe(true);
  expect(lists.some((list) => list.intransitData.length > 0 && list.deliveredData.length > 0)).toBe(true);
  const kinds = lists.flatMap(({ fabricIssues }) => fabricIssues.map(({ kind }) => kind));
  expect([...new Set(kinds)].sort()).toEqual(['missing_rolls', 'short_rolls']);
});

test('papers of the past carry its days: the proforma that of the order, a packing list one after the goods left', async () => {
  const { call } = buyer;
  const yesterday = new Date(world.services.clock.now().getTime() - 24 * 3600 * 1000).toISOString();
  const { records: orders } = await call(listOrders, { query: { orderTab: '40', limit: 100 } });
  expect(orders.length).toBeGreaterThan(0);
  for (const { orderId, createdAt } of orders) {
    const { records: documents } = await call(listDocuments, { query: { orderId } });
    const { deliveredData } = await call(listDispatches, { params: { orderId } });
    const daysOf = (wanted: string) =>
      documents.filter(({ type }) => type === wanted).map(({ issuedAt }) => issuedAt);
    expect(daysOf('proforma_invoice')).toEqual([createdAt]);
    const packed = daysOf('direct_invoicing_packing_list');
    expect(packed).toHaveLength(deliveredData.length);
    for (const { dispatchedAt } of deliveredData)
      expect(packed.every((day) => day >= String(dispatchedAt) && day < yesterday)).toBe(true);
  }
});
