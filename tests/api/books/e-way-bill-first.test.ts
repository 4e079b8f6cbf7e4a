/** Below the e-invoice threshold an e-way bill still names its invoice: that is issued first, and the goods leave with both numbers. */
import { expect, test } from 'vitest';
import * as books from '#contract/staff/books.ts';
import * as desk from '#contract/staff/delivery.ts';
import * as contract from '#contract/staff/registrations.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, dispatchesSeenBy, ship, someRolls } from '#tests/support/data/delivery.ts';
import { expectBooksRight } from '#tests/support/data/payments.ts';
import { askRegistry, issuedGoods, theRegistration } from '#tests/support/data/registered-goods.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const staff = await world.asStaff('production');
const accounts = await world.asStaff('accounts');

const leave = (dispatchId: string, body: { ewayBill?: string } = {}) =>
  staff.call(contract.leaveDispatch, { params: { dispatchId }, body });

async function fileOf(dispatchId: string): Promise<Record<string, unknown>> {
  const { url } = await staff.call(books.prepareEwayBillFile, { params: { dispatchId }, body: {} });
  const fetched = await world.app.inject({ url: new URL(url ?? '', 'http://localhost').pathname });
  expect(fetched.statusCode).toBe(200);
  const [bill] = (fetched.json() as { billLists: Record<string, unknown>[] }).billLists;
  return bill ?? {};
}

const sequence = (number: string) => Number(number.slice(-6));

test('the file for the portal names the invoice while the goods are here, and they leave with the number it gave', async () => {
  const goods = await issuedGoods(world, staff, { ewayBillFollows: true });
  expect(goods.issued).toMatchObject({ status: 'packed', invoice: null });
  await askRegistry(world);
  const issued = await theRegistration(staff, goods);
  expect(issued).toMatchObject({
    ...{ state: 'not_required', irn: null, ewayBill: null, moves: ['leave', 'cancel'] },
    waitsFor: expect.stringContaining('e-way bill'),
  });
  expect(await fileOf(goods.dispatchId)).toMatchObject({
    docNo: issued.number,
    vehicleNo: 'MH04KX2210',
    transDistance: 290,
  });
  expect((await refusalOf(leave(goods.dispatchId))).body.fields).toHaveProperty('ewayBill');
  expect((await refusalOf(leave(goods.dispatchId, { ewayBill: '12' }))).body.fields).toEqual({
    ewayBill: 'An e-way bill has 12 digits.',
  });
  const left = await leave(goods.dispatchId, { ewayBill: '3010 0447 1182' });
  expect(left).toMatchObject({
    ...{ status: 'dispatched', ewayBill: '301004471182' },
    invoice: { number: issued.number, isUnderWay: false },
  });
  expect((await fileOf(goods.dispatchId)).docNo).toBe(issued.number);
  await expectBooksRight(world);
});

test('what cannot be written for the portal is said before a number is taken', async () => {
  const payable = await aPackedOrder(world);
  const before = await ship(world, staff, await aPackedOrder(world));
  const issue = issuedGoods(world, staff, {
    ...{ payable, ewayBillFollows: true, vehicleNumber: undefined },
  });
  expect((await refusalOf(issue)).body.fields).toEqual({
    ewayBill: 'The e-way bill can’t be made: the vehicle number is missing.',
  });
  const after = await ship(world, staff, await aPackedOrder(world));
  expect(sequence(after.invoice?.number ?? '')).toBe(sequence(before.invoice?.number ?? '') + 1);
});

test('an invoice that is cancelled before its goods leave keeps its number, which the return counts as cancelled', async () => {
  const goods = await issuedGoods(world, staff, { ewayBillFollows: true });
  const { registrationId, number, issuedOn } = await theRegistration(staff, goods);
  const repack = staff.call(desk.repackDispatch, {
    params: { dispatchId: goods.dispatchId },
    body: { rolls: someRolls([100]) },
  });
  expect((await refusalOf(repack)).body.fields).toEqual({
    rolls: `Invoice ${number} has been issued for these goods. Cancel the invoice first.`,
  });
  const cancelled = await accounts.call(contract.cancelRegistration, {
    params: { registrationId },
    body: { reason: 'data_entry', note: 'Wrong lorry' },
  });
  expect(cancelled).toMatchObject({ state: 'cancelled' });
  expect((await refusalOf(leave(goods.dispatchId, { ewayBill: '301004471182' }))).status).toBe(404);
  const again = await ship(world, staff, await aPackedOrder(world));
  expect(sequence(again.invoice?.number ?? '')).toBe(sequence(number) + 1);
  const gstin = await sellersGstin();
  const { missing } = await accounts.call(books.readReturn, {
    query: { gstin, month: issuedOn.slice(0, 7) },
  });
  expect(missing.join(' ')).not.toContain(number);
  const { url } = await accounts.call(books.prepareBookFile, {
    body: { kind: 'gstr1_json', gstin, month: issuedOn.slice(0, 7) },
  });
  const gstr1 = (await world.app.inject({ url: new URL(url ?? '', 'http://localhost').pathname })).json();
  const [invoices] = gstr1.doc_issue.doc_det;
  const of = invoices.docs.find(({ to }: { to: string }) => to === again.invoice?.number);
  expect(of).toMatchObject({ cancel: 1, net_issue: of.totnum - 1 });
});

test('only who sends goods or keeps books gets the file, and the buyer sees nothing before they leave', async () => {
  const goods = await issuedGoods(world, staff, { ewayBillFollows: true });
  const { dispatchId } = goods;
  const other = await world.asStaff('desk');
  const asked = other.call(books.prepareEwayBillFile, { params: { dispatchId }, body: {} });
  expect((await refusalOf(asked)).status).toBe(403);
  expect((await dispatchesSeenBy(goods.payable)).intransitData).toEqual([]);
});

async function sellersGstin(): Promise<string> {
  const { gstin } = await world.services.db.unscoped
    .selectFrom('sellers')
    .select('gstin')
    .executeTakeFirstOrThrow();
  return gstin;
}
