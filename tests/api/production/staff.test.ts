import { expect, test } from 'vitest';
import { readOrder } from '#contract/customer/orders.ts';
import { decideSample } from '#contract/customer/production.ts';
import { addMillClosure, addWorkingDaysOff } from '#contract/staff/orders.ts';
import * as staffContract from '#contract/staff/production.ts';
import { aPayingWorld, type PayableOrder } from '#tests/support/data/payments.ts';
import { aPlannedOrder, finish, goTo, samplesSeenBy } from '#tests/support/data/production.ts';
import { openStreamFromNow } from '#tests/support/server/event-stream.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const staff = await world.asStaff('production');

const paramsOf = ({ order: { orderId } }: PayableOrder, taskId: string) => ({ orderId, taskId });

test('staff begin, move, finish and skip tasks, in the order of the plan', async () => {
  const payable = await aPlannedOrder(world, {
    quality: { kind: 'made_to_order', leadDays: 30 },
  });
  const early = staff.call(staffContract.completeTask, { params: paramsOf(payable, 'T10'), body: {} });
  expect(await refusalOf(early)).toMatchObject({
    status: 409,
    code: 'task_blocked',
    body: { details: { message: '“Supplier PO issued, TNA published” has to be finished first.' } },
  });
  await staff.call(staffContract.completeTask, { params: paramsOf(payable, 'T03'), body: {} });
  await staff.call(staffContract.startTask, { params: paramsOf(payable, 'T10'), body: {} });
  const moved = await staff.call(staffContract.rescheduleTask, {
    params: paramsOf(payable, 'T10'),
    body: { to: '2026-11-20', reason: 'greige is late from Bhiwandi' },
  });
  expect(moved.tasks.find(({ taskId }) => taskId === 'T10')).toMatchObject({
    status: 'in_progress',
    likelyEnd: '2026-11-20',
    reviseReason: 'greige is late from Bhiwandi',
  });
  const skipped = await staff.call(staffContract.skipTask, {
    params: paramsOf(payable, 'T24'),
    body: { reason: 'The buyer tests it' },
  });
  expect(skipped.tasks.find(({ taskId }) => taskId === 'T24')?.status).toBe('cancelled');
  const needed = staff.call(staffContract.skipTask, {
    params: paramsOf(payable, 'T83'),
    body: { reason: 'No' },
  });
  expect((await refusalOf(needed)).code).toBe('task_blocked');
  const future = staff.call(staffContract.completeTask, {
    params: paramsOf(payable, 'T10'),
    body: { on: '2026-11-03' },
  });
  expect((await refusalOf(future)).body.fields).toHaveProperty('on');
  const again = staff.call(staffContract.completeTask, { params: paramsOf(payable, 'T03'), body: {} });
  expect((await refusalOf(again)).code).toBe('illegal_transition');
});

test('once material is booked by the plan, the buyer reads that cancelling is over', async () => {
  const payable = await aPlannedOrder(world);
  const { orderId } = payable.order;
  const moves = async () => (await payable.buyer.call(readOrder, { params: { orderId } })).allowedMoves;
  expect(await moves()).toContain('cancel');
  await finish(world, payable, 'T03');
  await staff.call(staffContract.startTask, { params: paramsOf(payable, 'T10'), body: {} });
  expect(await moves()).not.toContain('cancel');
});

test('an added task takes its days, and tasks that would wait for each other are refused', async () => {
  const payable = await aPlannedOrder(world);
  const { orderId } = payable.order;
  const rewash = {
    name: 'Second wash',
    stage: 'goods_ready',
    owner: 'processor',
    days: 3,
    dependsOn: ['T23'],
    before: ['T70'],
  } as const;
  const before = await staff.call(staffContract.readTnaForStaff, { params: { orderId } });
  const after = await staff.call(staffContract.addTask, {
    params: { orderId },
    body: { ...rewash, dependsOn: ['T23'], before: ['T70'] },
  });
  expect(String(after.likelyDispatch) > String(before.likelyDispatch)).toBe(true);
  const loop = staff.call(staffContract.addTask, {
    params: { orderId },
    body: { ...rewash, dependsOn: ['T80'], before: ['T22'] },
  });
  expect((await refusalOf(loop)).body.fields).toHaveProperty('tasks');
  expect(await staff.call(staffContract.readTnaForStaff, { params: { orderId } })).toEqual(after);
});

test('every move reaches an open screen of the company', async () => {
  const payable = await aPlannedOrder(world);
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await openStreamFromNow(world, origin, payable.buyer);
  await waitFor('the stream', () => stream.events.length >= 0 && stream.status === 200);
  await finish(world, payable, 'T03');
  const heard = await waitFor('the word', () =>
    stream.events.find(
      ({ event, data }) => event === 'change' && JSON.stringify(data).includes('production'),
    ),
  );
  expect(heard.event).toBe('change');
  stream.close();
});

test('a decision by the buyer needs a buyer', async () => {
  const payable = await aPlannedOrder(world);
  const [sample] = await samplesSeenBy(payable);
  const refused = staff.call(decideSample, {
    params: { sampleId: sample?.sampleId ?? '' },
    body: { decision: 'approve' },
  });
  expect((await refusalOf(refused)).status).toBe(403);
});

test('holidays and days off that staff add are in the next plan', async () => {
  goTo(world, '2027-03-01');
  const desk = await world.asStaff('production');
  const plain = await aPlannedOrder(world);
  await desk.call(addMillClosure, {
    body: { market: 'IN', fromDay: '2027-03-20', toDay: '2027-03-24', name: 'Holi' },
  });
  const backwards = desk.call(addMillClosure, {
    body: { market: 'IN', fromDay: '2027-04-20', toDay: '2027-04-18', name: 'Never' },
  });
  expect((await refusalOf(backwards)).body.fields).toHaveProperty('toDay');
  await desk.call(addWorkingDaysOff, {
    body: { market: 'BD', effectiveFrom: '2027-01-01', weekdays: [5, 6] },
  });
  const closed = await aPlannedOrder(world);
  const dispatchOf = async ({ order: { orderId } }: PayableOrder) =>
    (await desk.call(staffContract.readTnaForStaff, { params: { orderId } })).plannedDispatch;
  expect(String(await dispatchOf(closed)) > String(await dispatchOf(plain))).toBe(true);
});
