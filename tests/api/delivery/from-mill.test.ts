/** Goods that leave the mill: portals are told its place and the seller's name, and a buyer hears of neither. */
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logout } from '#contract/customer/auth.ts';
import { prepareEwayBillFile } from '#contract/staff/books.ts';
import { previewInvoice, sendDispatch } from '#contract/staff/delivery.ts';
import { leaveDispatch } from '#contract/staff/registrations.ts';
import { changeDispatchAddress } from '#contract/staff/supplier-records.ts';
import { writeEInvoice } from '#domain/books/e-invoice.ts';
import { thawTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import { dispatchFromOf } from '#server/capabilities/delivery/dispatches.store.ts';
import { exportCompany } from '#server/capabilities/operations/export-company/export-company.ts';
import { NAMED_ENDPOINTS } from '#tests/support/attacks/endpoint-requests.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, somePapers } from '#tests/support/data/delivery.ts';
import { issueAndRender } from '#tests/support/data/documents.ts';
import type { PayableOrder } from '#tests/support/data/payments.ts';
import {
  aboveThreshold,
  askRegistry,
  issuedGoods,
  theRegistration,
} from '#tests/support/data/registered-goods.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const staff = await world.asStaff('production');
const ADDRESS = {
  line1: 'Plot 4471, Kalher Compound',
  line2: 'Anjur Phata',
  city: 'Bhiwandi',
  pincode: '421302',
};
const PLACE = { fromAddr1: ADDRESS.line1, fromPincode: 421302, actualFromStateCode: 27 };

async function millOf({ order: { orderId } }: PayableOrder): Promise<{ supplierId: string; name: string }> {
  return world.services.db.unscoped
    .selectFrom('orders')
    .innerJoin('suppliers', 'suppliers.supplier_id', 'orders.supplier_id')
    .select(['suppliers.supplier_id as supplierId', 'suppliers.name'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

const save = (supplierId: string, change: Partial<typeof ADDRESS> = {}) =>
  staff.call(changeDispatchAddress, { params: { supplierId }, body: { ...ADDRESS, ...change } });

async function wayOf(dispatchId: string): Promise<Record<string, unknown>> {
  const { url } = await staff.call(prepareEwayBillFile, { params: { dispatchId }, body: {} });
  const fetched = await world.app.inject({ url: new URL(url ?? '', 'http://localhost').pathname });
  return (fetched.json() as { billLists: Record<string, unknown>[] }).billLists[0] ?? {};
}

test('the address of a mill is a whole one that does not say its name, and its state is that of the PIN code', async () => {
  const { supplierId, name } = await millOf(await aPackedOrder(world));
  const empty = { line1: '', line2: '', city: '', pincode: '' };
  expect((await save(supplierId)).dispatchAddress).toEqual({ ...ADDRESS, state: 'Maharashtra' });
  expect((await refusalOf(save(supplierId, { line1: `c/o ${name}` }))).body.fields).toEqual({
    line1: 'Leave the mill’s name out: buyers can read this address on the e-way bill.',
  });
  expect(
    Object.keys((await refusalOf(save(supplierId, { ...empty, line2: 'x' }))).body.fields ?? {}),
  ).toEqual(expect.arrayContaining(['line1', 'line2', 'city', 'pincode']));
  expect((await save(supplierId, empty)).dispatchAddress).toBeNull();
  const other = await world.asStaff('accounts');
  const asked = other.call(changeDispatchAddress, { params: { supplierId }, body: ADDRESS });
  expect((await refusalOf(asked)).status).toBe(403);
});

test('without an address, or with one that has come to say the mill’s name, nothing leaves from there', async () => {
  const payable = await aPackedOrder(world);
  const { supplierId } = await millOf(payable);
  const send = () => issuedGoods(world, staff, { payable, ewayBillFollows: true, leavesFrom: 'mill' });
  expect((await refusalOf(send())).body.fields).toEqual({
    leavesFrom: 'This mill has no dispatch address yet. Enter it in the supplier’s record first.',
  });
  await save(supplierId);
  const { dispatchId } = await packedOf(payable);
  const { millsPlace } = await staff.call(previewInvoice, {
    params: { dispatchId },
    query: { invoicedOn: '2026-11-02', isLast: 'true' },
  });
  expect(millsPlace).toBe('Plot 4471, Kalher Compound, Bhiwandi 421302');
  const renamed = world.services.db.unscoped.updateTable('suppliers').set({ name: 'Kalher Fabrics' });
  await renamed.where('supplier_id', '=', supplierId).execute();
  const again = staff.call(sendDispatch, {
    params: { dispatchId },
    body: somePapers(world, { leavesFrom: 'mill' }),
  });
  expect((await refusalOf(again)).body.fields).toEqual({
    leavesFrom: 'The dispatch address of this mill says its name. Correct it in the supplier’s record first.',
  });
});

async function packedOf(payable: PayableOrder) {
  return world.services.db.unscoped
    .selectFrom('dispatches')
    .select('dispatch_id as dispatchId')
    .where('order_id', '=', payable.order.orderId)
    .executeTakeFirstOrThrow();
}

test('e-way bill and e-invoice carry the mill’s place and the seller’s name; no call, paper or export of the buyer does', async () => {
  const payable = await aPackedOrder(world);
  const { supplierId, name } = await millOf(payable);
  await save(supplierId);
  await aboveThreshold(world);
  const goods = await issuedGoods(world, staff, { payable, leavesFrom: 'mill' });
  await askRegistry(world);
  expect(await theRegistration(staff, goods)).toMatchObject({ state: 'registered', way: 'made' });
  await aboveThreshold(world, false);
  const bill = await wayOf(goods.dispatchId);
  expect(bill).toMatchObject({ ...PLACE, transType: 3 });
  const row = await world.services.db.unscoped
    .selectFrom('invoice_registrations')
    .selectAll()
    .where('dispatch_id', '=', goods.dispatchId)
    .executeTakeFirstOrThrow();
  const place = await dispatchFromOf(world.services.db, { ...row, kind: 'invoice' });
  expect(writeEInvoice(thawTaxDocument(row.document), place)).toMatchObject({
    content: { DispDtls: { Nm: bill.fromTrdName, Addr1: ADDRESS.line1, Pin: 421302, Stcd: '27' } },
  });
  // What the mill's record says afterwards changes nothing of goods whose invoice is written.
  await save(supplierId, { pincode: '400013', city: 'Mumbai' });
  await staff.call(leaveDispatch, { params: { dispatchId: goods.dispatchId }, body: {} });
  expect(await wayOf(goods.dispatchId)).toMatchObject(PLACE);

  const heard = await everythingTheBuyerReads(payable);
  expect(heard.join('')).toContain(payable.order.number);
  for (const secret of [name, 'Kalher Compound', 'Anjur Phata', '4471, Kalher'])
    for (const text of heard) expect(text).not.toContain(secret);
});

async function everythingTheBuyerReads({ buyer, order }: PayableOrder): Promise<string[]> {
  await issueAndRender(world, order.orderId);
  const ids: Record<string, string | null> = { orderId: order.orderId, fabId: order.fabId };
  const heard: string[] = [];
  for (const [, { method, access, stream, path }] of NAMED_ENDPOINTS) {
    if (method !== 'GET' || access === 'staff' || stream || path === logout.path) continue;
    const url = path.replace(/:(\w+)/g, (_part, name: string) => ids[name] ?? order.orderId);
    heard.push((await buyer.inject({ method: 'GET', url })).body);
  }
  const folder = join(await mkdtemp(join(tmpdir(), 'from-mill-')), 'out');
  await exportCompany(world.services, buyer.customer.brandId, folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile()))
    heard.push(await readFile(join(entry.parentPath, entry.name), 'latin1'));
  return heard;
}
