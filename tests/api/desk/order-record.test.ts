/** What staff see of an order besides its plan: people, mill, request, and notes for each other. */
import { expect, test } from 'vitest';
import { listOrderHistory } from '#contract/customer/orders.ts';
import { findRecords } from '#contract/staff/find.ts';
import { addOrderNote, readOrderForStaff } from '#contract/staff/order-desk.ts';
import { listSuppliers } from '#contract/staff/requests.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { aPlannedOrder } from '#tests/support/data/production.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const staff = await world.asStaff('production');
const { buyer, order } = await aPlannedOrder(world);
const { orderId } = order;

test('an order names its people, and the mill under its own name', async () => {
  const record = await staff.call(readOrderForStaff, { params: { orderId } });
  expect(record.buyer.people[0]).toMatchObject({ name: buyer.customer.name });
  const mills = await staff.call(listSuppliers, {});
  const mill = mills.find(({ supplierId }) => supplierId === record.mill.supplierId);
  expect(record.mill.name).toBe(mill?.name);
  expect(record.mill.name).not.toBe(record.supplier.alias);
});

test('notes are added by any role, newest first, and the buyer never reads them', async () => {
  const note = (text: string, key?: string) =>
    staff.call(addOrderNote, { params: { orderId }, body: { text } }, key ? { idempotencyKey: key } : {});
  await note('The mill moved to Bhiwandi');
  const key = '3c7f1c2e-2f6b-4a52-9a4e-0a8d8f1f5b11';
  const once = await note('Call before loading', key);
  expect(await note('Call before loading', key)).toEqual(once);
  const { notes } = await staff.call(readOrderForStaff, { params: { orderId } });
  expect(notes.map(({ text }) => text)).toEqual(['Call before loading', 'The mill moved to Bhiwandi']);
  const history = await buyer.call(listOrderHistory, { params: { orderId }, query: { limit: 100 } });
  expect(JSON.stringify(history)).not.toContain('Call before loading');
  expect(await refusalOf(note('  '))).toMatchObject({ body: { fields: { text: 'Write a note.' } } });
  const elsewhere = staff.call(addOrderNote, {
    params: { orderId: '00000000-0000-7000-8000-000000000000' },
    body: { text: 'Nobody’s' },
  });
  expect(await refusalOf(elsewhere)).toMatchObject({ status: 404 });
});

test('the palette finds mills and people by name, and orders by the buyer’s PO number', async () => {
  const find = (q: string) => staff.call(findRecords, { query: { q } });
  const { mill } = await staff.call(readOrderForStaff, { params: { orderId } });
  expect(await find(mill.name)).toContainEqual(
    expect.objectContaining({ kind: 'supplier', recordId: mill.supplierId }),
  );
  expect(await find(buyer.customer.name)).toContainEqual(
    expect.objectContaining({ kind: 'person', recordId: buyer.customer.brandId }),
  );
  await world.services.db.unscoped
    .updateTable('orders')
    .set({ po_number: 'PO/77/A' })
    .where('order_id', '=', orderId)
    .execute();
  expect(await find('po/77/a')).toContainEqual(
    expect.objectContaining({ kind: 'purchase_order', recordId: orderId, detail: order.number }),
  );
});
