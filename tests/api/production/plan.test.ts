import { beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { readOrder } from '#contract/customer/orders.ts';
import { decideSample, readTna, type Tna } from '#contract/customer/production.ts';
import { readRequest } from '#contract/customer/requests.ts';
import { listDispatchesForStaff, sendDispatch } from '#contract/staff/delivery.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { REQUEST_STATUS_CODE } from '#domain/requests/request-status.ts';
import {
  followOrder,
  followOrders,
  planUnplannedOrders,
} from '#server/capabilities/production/follow-order.ts';
import { rescheduleTask } from '#server/capabilities/production/reschedule-task.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { deliver, ship, somePapers, someRolls } from '#tests/support/data/delivery.ts';
import { anOrderingBuyer, aProvisionalOrder } from '#tests/support/data/orders.ts';
import { aPayableOrder, type PayableOrder, payByCard, readyToPay } from '#tests/support/data/payments.ts';
import {
  anOrderWithLabDip,
  aPlannedOrder,
  finish,
  goTo,
  laterVisit,
  sendSample,
} from '#tests/support/data/production.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';

const world = await bookedWorldForFile();
beforeEach(() => goTo(world, '2026-11-02'));

function planSeenBy({ buyer, order }: PayableOrder): Promise<Tna> {
  const { fabId, orderId } = order;
  return buyer.call(readTna, { params: { fabId }, query: { orderId } });
}

function statusOf({ tasks }: Tna, taskId: string) {
  return tasks.find((task) => task.taskId === taskId)?.status;
}

test('an order that is being paid shows what its plan would be', async () => {
  const payable = await aPayableOrder(world, { quality: { kind: 'made_to_order', leadDays: 30 } });
  const plan = await planSeenBy(payable);
  expect(plan).toMatchObject({ isProvisional: true, promisedDispatch: '2026-12-02', waitingForYou: [] });
  expect(new Set(plan.tasks.map(({ status }) => status))).toEqual(new Set(['provisional']));
});

test('production hears that an order was confirmed and makes its plan, once', async () => {
  await followOrders(world.services);
  const payable = await aPayableOrder(world, { quality: { kind: 'made_to_order', leadDays: 30 } });
  await payByCard(world, payable);
  const plan = await waitFor('the plan', async () => {
    const seen = await planSeenBy(payable);
    return seen.isProvisional ? null : seen;
  });
  await Promise.all([1, 2, 3].map(() => followOrder(world.services, payable.order.orderId)));
  expect(await planSeenBy(payable)).toEqual(plan);
  expect(plan).toMatchObject({ startsOn: '2026-11-02', promisedDispatch: '2026-12-02', lateDays: -5 });
  expect(statusOf(plan, 'T01')).toBe('completed');
  expect(statusOf(plan, 'T02')).toBe('completed');
  expect(plan.stages.map(({ state }) => state)).toEqual([
    'current',
    'ahead',
    'ahead',
    'ahead',
    'ahead',
    'ahead',
  ]);
  expect(plan.waitingForYou).toMatchObject([{ taskId: 'T05', kind: 'standard' }]);
});

test('an order whose news was lost gets its plan within the hour', async () => {
  const payable = await aPayableOrder(world);
  await payByCard(world, payable);
  await planUnplannedOrders(world.services);
  expect((await planSeenBy(payable)).isProvisional).toBe(false);
});

test('a late answer of the buyer moves the plan, is counted to the buyer and told in words', async () => {
  const { payable, sampleId } = await anOrderWithLabDip(world);
  await finish(world, payable, 'T03', 'T10', 'T11', 'T20');
  goTo(world, '2026-11-03');
  const waiting = await laterVisit(world, payable);
  const before = await planSeenBy(waiting);
  expect(before.waitingForYou[0]).toMatchObject({ kind: 'sample', sampleId, isLate: false });
  goTo(world, '2026-12-01');
  const late = await laterVisit(world, payable);
  await late.buyer.call(decideSample, { params: { sampleId }, body: { decision: 'approve', option: 'B' } });
  const after = await planSeenBy(late);
  expect(after.likelyDispatch && before.likelyDispatch && after.likelyDispatch > before.likelyDispatch).toBe(
    true,
  );
  expect(after.daysLost[0]).toMatchObject({ owner: 'customer', label: 'You' });
  expect(after.reasons.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^\d+ days lost by you \(lab dip answered on 01 Dec, 2026\)$/),
  );
});

function moveForBoilerRepair({ orderId }: { orderId: string }) {
  return world.services.db.transaction((tx) =>
    rescheduleTask(
      world.services,
      tx,
      { kind: 'system' },
      { orderId, taskId: 'T22', to: '2026-12-10', reason: 'a boiler repair' },
    ),
  );
}

test('no order promises what its plan cannot keep, and the reasons add up to the days it is late', async () => {
  const payable = await aPlannedOrder(world, { quality: { leadDays: 10 } });
  const atFirst = await planSeenBy(payable);
  expect(atFirst).toMatchObject({ lateDays: 0, reasons: [] });
  expect(atFirst.promisedDispatch > '2026-11-12').toBe(true);
  expect(atFirst.likelyDispatch).toBe(atFirst.promisedDispatch);
  await moveForBoilerRepair(payable.order);
  const moved = await planSeenBy(payable);
  expect(moved.reasons.reduce((sum, { days }) => sum + days, 0)).toBe(moved.lateDays);
});

test('a task moved by staff moves what follows and says why', async () => {
  const payable = await aPlannedOrder(world);
  await moveForBoilerRepair(payable.order);
  const plan = await planSeenBy(payable);
  expect(plan.likelyDispatch).toBe('2026-12-21');
  expect(plan.reasons.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/lost by the process house \(“a boiler repair”\)$/),
  );
});

test('the plan leads order and query to dispatch and delivery, and nothing else does', async () => {
  const staff = await world.asStaff();
  const buyer = await anOrderingBuyer(world);
  const payable = await readyToPay(world, buyer, await aProvisionalOrder(buyer, staff));
  const { order } = payable;
  await payByCard(world, payable);
  const { fabId, orderId } = order;
  const query = async () => (await buyer.call(readRequest, { params: { fabId } })).status;
  expect(await query()).toBe(REQUEST_STATUS_CODE.moved_to_production);
  await followOrder(world.services, orderId);
  expect(await query()).toBe(REQUEST_STATUS_CODE.suppliers_assigned);
  await finish(world, payable, 'T03');
  expect(await query()).toBe(REQUEST_STATUS_CODE.tna_created);
  await finish(world, payable, 'T10');
  expect(await query()).toBe(REQUEST_STATUS_CODE.greige_dispatched);
  const cancel = buyer.call(cancelOrder, { params: { orderId }, body: { reason: 'Too late' } });
  expect((await refusalOf(cancel)).code).toBe('not_cancellable');
  await finish(world, payable, 'T05', 'T06', 'T11', 'T20');
  const samples = await world.services.db.unscoped
    .selectFrom('samples')
    .select(['sample_id', 'sample_type', 'colour'])
    .where('order_id', '=', orderId)
    .execute();
  const dips = samples.filter(({ sample_type }) => sample_type === 'lab_dip');
  for (const { sample_id: sampleId } of dips) {
    await sendSample(world, payable, 'lab_dip', { sampleId });
  }
  for (const { sample_id: sampleId } of dips) {
    await buyer.call(decideSample, { params: { sampleId }, body: { decision: 'approve', option: 'A' } });
  }
  expect(await query()).toBe(REQUEST_STATUS_CODE.lab_dip_approved);
  await finish(world, payable, 'T22', 'T23', 'T24');
  const sampleId = await sendSample(world, payable, 'bulk');
  await buyer.call(decideSample, {
    params: { sampleId },
    body: { decision: 'approve', lots: ['A', 'B', 'C'] },
  });
  expect(await query()).toBe(REQUEST_STATUS_CODE.bulk_approved);
  await finish(world, payable, 'T80', 'T81');
  const due = await planSeenBy(payable);
  expect(due.waitingForYou).toMatchObject([{ taskId: 'T82', kind: 'payment' }]);
  const production = await world.asStaff('production');
  const rolls = someRolls(Array.from({ length: 30 }, () => 100));
  await expect(ship(world, production, payable, { rolls })).rejects.toMatchObject({ code: 'task_blocked' });
  await payByCard(world, payable, 2);
  await followOrder(world.services, orderId);
  const [packed] = (await production.call(listDispatchesForStaff, { params: { orderId } })).packed;
  const { dispatchId = '' } = packed ?? {};
  await production.call(sendDispatch, { params: { dispatchId }, body: somePapers(world) });
  expect(await query()).toBe(REQUEST_STATUS_CODE.dispatched);
  const seen = () => buyer.call(readOrder, { params: { orderId } });
  expect((await seen()).status).toBe(ORDER_STATUS_CODE.dispatched);
  expect((await planSeenBy(payable)).dispatchedOn).toBe('2026-11-02');
  await deliver(production, dispatchId);
  expect((await seen()).status).toBe(ORDER_STATUS_CODE.delivered);
});

test('a cancelled order ends its plan: begun work is terminated, the rest is cancelled', async () => {
  const payable = await aPlannedOrder(world);
  const { orderId } = payable.order;
  await payable.buyer.call(cancelOrder, { params: { orderId }, body: { reason: 'The style was dropped' } });
  await followOrder(world.services, payable.order.orderId);
  await followOrder(world.services, payable.order.orderId);
  const plan = await planSeenBy(payable);
  expect(statusOf(plan, 'T02')).toBe('completed');
  expect(statusOf(plan, 'T22')).toBe('cancelled');
  expect(plan.waitingForYou).toEqual([]);
});

test('an order of another fabric or of another company is not there', async () => {
  const mine = await aPlannedOrder(world);
  const other = await aPlannedOrder(world, { buyer: mine.buyer });
  const theirs = await aPlannedOrder(world);
  const read = (fabId: string, orderId: string) =>
    refusalOf(mine.buyer.call(readTna, { params: { fabId }, query: { orderId } }));
  for (const [fabId, orderId] of [
    [other.order.fabId, mine.order.orderId],
    [theirs.order.fabId, theirs.order.orderId],
    [mine.order.fabId, theirs.order.orderId],
    [world.services.ids.next(), mine.order.orderId],
  ] as const) {
    expect(await read(fabId, orderId)).toMatchObject({ status: 404, code: 'not_found' });
  }
});
