/** A task and all open work before it end together, as far as staff may end them. */
import { expect, test } from 'vitest';
import * as contract from '#contract/staff/production.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { aPlannedOrder } from '#tests/support/data/production.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const staff = await world.asStaff('production');

const upTo = (orderId: string, taskId: string, by = staff) =>
  by.call(contract.completeUpTo, { params: { orderId, taskId }, body: {} });
const statusOf = ({ tasks }: contract.StaffTna, id: string) =>
  tasks.find(({ taskId }) => taskId === id)?.status;

test('open work before a task ends with it, and nothing else', async () => {
  const { order } = await aPlannedOrder(world);
  const plan = await upTo(order.orderId, 'T11');
  for (const id of ['T03', 'T10', 'T11']) expect(statusOf(plan, id)).toBe('completed');
  expect(statusOf(plan, 'T20')).toBe('pending');
});

test('what the buyer has to end is not skipped over, and nothing before it ends either', async () => {
  const { order } = await aPlannedOrder(world);
  const refusal = await refusalOf(upTo(order.orderId, 'T22'));
  expect(refusal).toMatchObject({ status: 409, code: 'task_blocked' });
  expect(String(refusal.body.details?.message)).toContain('has to be finished first.');
  const plan = await staff.call(contract.readTnaForStaff, { params: { orderId: order.orderId } });
  expect(statusOf(plan, 'T03')).toBe('pending');
});

test('a task that has ended, another role and an unknown order are refused', async () => {
  const { order } = await aPlannedOrder(world);
  await upTo(order.orderId, 'T03');
  expect(await refusalOf(upTo(order.orderId, 'T03'))).toMatchObject({ code: 'illegal_transition' });
  const desk = await world.asStaff('desk');
  const refusal = await refusalOf(upTo(order.orderId, 'T10', desk));
  expect(refusal).toMatchObject({ status: 403, code: 'not_allowed' });
  expect(refusal.body.details?.message).toBe('Only Production and the owner may do this.');
  expect(await refusalOf(upTo('00000000-0000-7000-8000-000000000000', 'T03'))).toMatchObject({ status: 404 });
});

test('each task says what ends it', async () => {
  const { order } = await aPlannedOrder(world);
  const { tasks } = await staff.call(contract.readTnaForStaff, { params: { orderId: order.orderId } });
  const endedBy = Object.fromEntries(tasks.map((task) => [task.taskId, task.endedBy]));
  expect(endedBy).toMatchObject({
    T02: 'payment',
    T03: 'staff',
    T07: 'samples',
    T08: 'decision',
    T81: 'packing',
    T83: 'dispatch',
    T84: 'delivery',
  });
});
