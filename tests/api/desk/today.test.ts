/** What waits for whom, and the trail of everything that was done. */

import { expect, test } from 'vitest';
import { changeCustomer, requestDemo } from '#contract/customer/account.ts';
import { counterQuote } from '#contract/customer/quotes.ts';
import { sendRequestMessage } from '#contract/customer/request-messages.ts';
import { listAuditTrail } from '#contract/staff/audit.ts';
import { listOrdersForStaff, readOrderForStaff, readProductionBoard } from '#contract/staff/order-desk.ts';
import { readTnaForStaff, rescheduleTask } from '#contract/staff/production.ts';
import { sendRequestMessageAsStaff } from '#contract/staff/request-messages.ts';
import { readToday } from '#contract/staff/today.ts';
import { DESK_DUTIES, type DeskDuty } from '#domain/home/desk-duties.ts';
import { anOrderingBuyer } from '#tests/support/data/orders.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { aPlannedOrder, bookMaterial, finish, goTo } from '#tests/support/data/production.ts';
import { aQuote, aSupplier } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const desk = await world.asStaff('desk');

async function waiting(visitor: StaffVisitor, duty: DeskDuty) {
  const found = (await visitor.call(readToday, {})).find((each) => each.duty === duty);
  return found ?? { total: 0, late: 0, items: [] };
}

test('each role is told of its own work, and the owner of all', async () => {
  for (const role of ['desk', 'production', 'accounts'] as const) {
    const seen = await (await world.asStaff(role)).call(readToday, {});
    expect(new Set(seen.map(({ duty }) => DESK_DUTIES[duty].role))).toEqual(new Set([role]));
  }
  const all = await (await world.asStaff('owner')).call(readToday, {});
  expect(all.map(({ duty }) => duty)).toEqual(Object.keys(DESK_DUTIES));
});

test('the audit trail names who did what, newest first, and is the owner’s alone to read', async () => {
  const owner = await world.asStaff('owner');
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  const page = await owner.call(listAuditTrail, { query: { subjectId: fabId, limit: 1 } });
  expect(page.records).toHaveLength(1);
  expect(page.records[0]).toMatchObject({
    subjectId: fabId,
    actorKind: 'customer',
    actorName: 'Asha Verma',
    action: 'submitted',
  });
  expect(page.nextOffset).toBe(1);
  const ofCompany = await owner.call(listAuditTrail, {
    query: { brandId: buyer.customer.brandId, actorKind: 'customer' },
  });
  expect(ofCompany.records.every(({ actorKind }) => actorKind === 'customer')).toBe(true);
  const times = ofCompany.records.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(await refusalOf(desk.call(listAuditTrail, { query: {} }))).toMatchObject({ code: 'not_allowed' });
});

test('the audit trail calls records by their number, and is searched by person, company, action and number', async () => {
  const owner = await world.asStaff('owner');
  const buyer = await world.asCustomer();
  const { fabId, number } = await aSubmittedRequest(buyer);
  const found = async (q: string) =>
    (await owner.call(listAuditTrail, { query: { q, limit: 100 } })).records.map(
      ({ subjectId }) => subjectId,
    );
  const { records } = await owner.call(listAuditTrail, { query: { subjectId: fabId } });
  expect(records[0]).toMatchObject({ record: number, action: 'submitted' });
  expect(await found(number)).toContain(fabId);
  expect(await found(number.toLowerCase().replaceAll('-', ''))).toContain(fabId);
  expect(await found(`${number} submitted`)).toEqual([fabId]);
  expect(await found(`${number} asha`)).toContain(fabId);
  expect(await found(`${number} nobody-of-this-name`)).toEqual([]);
  expect(await found('%')).toEqual([]);
});

test('a request waits from the moment it is sent, is overdue after a day, and is done with its first quote', async () => {
  const buyer = await world.asCustomer();
  const { fabId, number } = await aSubmittedRequest(buyer);
  const before = await waiting(desk, 'quote');
  expect(before.items.find(({ recordId }) => recordId === fabId)).toMatchObject({
    title: number,
    isLate: false,
  });
  world.clock.advance(24 * 3600 + 1);
  const later = await world.asStaff('desk');
  const overdue = await waiting(later, 'quote');
  expect(overdue.items.find(({ recordId }) => recordId === fabId)?.isLate).toBe(true);
  expect(overdue.late).toBeGreaterThan(0);
  await aQuote(later, fabId, { supplierId: await aSupplier(world), validTill: '2026-12-20' });
  expect((await waiting(later, 'quote')).total).toBe(overdue.total - 1);
});

test('counter-offers, messages and demo requests wait until somebody has answered', async () => {
  const staff = await world.asStaff('desk');
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  const { quoteId } = await aQuote(staff, fabId, {
    supplierId: await aSupplier(world),
    validTill: '2026-12-20',
  });
  await buyer.call(counterQuote, { params: { quoteId }, body: { rate: '100', note: 'For a repeat order' } });
  expect((await waiting(staff, 'counter_offer')).items.at(-1)).toMatchObject({
    recordId: fabId,
    partId: quoteId,
    amount: { minor: '10000', currency: 'INR' },
    detail: expect.stringContaining('For a repeat order'),
  });
  await buyer.call(sendRequestMessage, { params: { fabId }, body: { text: 'Is the navy in stock?' } });
  const isWaiting = async () =>
    (await waiting(staff, 'message')).items.some(({ recordId }) => recordId === fabId);
  expect(await isWaiting()).toBe(true);
  world.clock.advance(1);
  await staff.call(sendRequestMessageAsStaff, { params: { fabId }, body: { text: 'Yes, 4,000 m.' } });
  expect(await isWaiting()).toBe(false);
  const demos = (await waiting(staff, 'demo_request')).total;
  const body = { contact: '+351 912 345 678', email: 'maria@tecidos.example', name: 'Maria Silva' };
  await world.visitor().call(requestDemo, { body });
  expect((await waiting(staff, 'demo_request')).total).toBe(demos + 1);
});

test('an order in work stands on the board at its next task, in the list, and on today once it is late', async () => {
  const planned = await aPlannedOrder(world, { quality: { kind: 'made_to_order', leadDays: 30 } });
  const { orderId, number } = planned.order;
  const staff = await world.asStaff('production');
  const board = await staff.call(readProductionBoard, { query: {} });
  const stage = board.find(({ orders }) => orders.some((card) => card.orderId === orderId));
  expect(stage).toMatchObject({ label: 'Order placed' });
  const { records, total } = await staff.call(listOrdersForStaff, { query: { q: number } });
  expect(total).toBe(1);
  expect(records[0]).toMatchObject({
    orderId,
    status: 10,
    next: { name: 'Supplier PO issued, TNA published', ownerLabel: 'Selvedge', isLate: false },
  });
  goTo(world, '2026-12-24');
  const later = await world.asStaff('production');
  expect((await waiting(later, 'task')).items.map(({ recordId }) => recordId)).toContain(orderId);
  const seen = await later.call(listOrdersForStaff, { query: { q: number, sort: '-placed' } });
  expect(seen.records[0]?.next?.isLate).toBe(true);
});

test('what a buyer is behind with is named with its task, and is nobody else’s to do', async () => {
  const planned = await aPlannedOrder(world);
  const { orderId, number } = planned.order;
  const production = await world.asStaff('production');
  const { tasks } = await production.call(readTnaForStaff, { params: { orderId } });
  const own = tasks.find(({ owner, actualEnd }) => owner === 'customer' && actualEnd === null);
  if (!own) throw new Error('Every plan of a dyed cloth asks the buyer for something.');
  const before = tasks.filter(
    ({ taskId, actualEnd }) => own.dependsOn.includes(taskId) && actualEnd === null,
  );
  await finish(world, planned, ...before.map(({ taskId }) => taskId));
  world.clock.advance(60 * 86_400);
  const later = await world.asStaff('owner');
  expect(
    (await waiting(later, 'buyer_task')).items.find(({ recordId }) => recordId === orderId),
  ).toMatchObject({
    title: number,
    partId: own.taskId,
    isLate: true,
  });
  expect(
    (await waiting(later, 'task')).items.filter(
      ({ partId, recordId }) => recordId === orderId && partId === own.taskId,
    ),
  ).toEqual([]);
});

test('board and list agree on what is late, whichever day it is where the buyer lives', async () => {
  world.clock.set(new Date('2026-12-28T12:00:00Z'));
  const buyer = await anOrderingBuyer(world, 'INTL');
  const body = { timeZone: 'America/New_York' };
  await buyer.call(changeCustomer, { params: { customerId: 'me' }, body });
  const { orderId, number } = (await aPlannedOrder(world, { buyer, quantity: '600' })).order;
  const lateness = async () => {
    const staff = await world.asStaff('production');
    const board = await staff.call(readProductionBoard, { query: { shown: 100 } });
    const { records } = await staff.call(listOrdersForStaff, { query: { q: number } });
    return {
      board: board.flatMap(({ orders }) => orders).find((card) => card.orderId === orderId)?.isLate,
      list: records[0]?.next?.isLate,
    };
  };
  const production = await world.asStaff('production');
  const moved = { to: '2026-12-28', reason: 'The supplier answers today' };
  await production.call(rescheduleTask, { params: { orderId, taskId: 'T03' }, body: moved });
  expect(await lateness()).toEqual({ board: false, list: false });
  world.clock.set(new Date('2026-12-28T19:00:00Z'));
  expect(await lateness()).toEqual({ board: true, list: true });
});

test('one order is read with its buyer; the task that buys the material books it', async () => {
  const { buyer, order } = await aPlannedOrder(world);
  const staff = await world.asStaff('production');
  const read = () => staff.call(readOrderForStaff, { params: { orderId: order.orderId } });
  const seen = await read();
  expect(seen).toMatchObject({ number: order.number, allowedMoves: [], materialBookedAt: null });
  expect(seen.buyer.brandId).toBe(buyer.customer.brandId);
  await bookMaterial(staff.call, order.orderId);
  expect((await read()).materialBookedAt).toBe(world.clock.now().toISOString());
  const unknown = staff.call(readOrderForStaff, { params: { orderId: world.services.ids.next() } });
  expect(await refusalOf(unknown)).toMatchObject({ code: 'not_found' });
});
