/** What a mill reports goes into the plan at once or waits for the desk; never another's work, never the buyer's part. */
import { beforeEach, expect, test } from 'vitest';
import { readTna } from '#contract/customer/production.ts';
import {
  acceptMillReport,
  listReportsOfOrder,
  listWaitingReports,
  sendBackMillReport,
} from '#contract/staff/mill-reports.ts';
import { readTnaForStaff } from '#contract/staff/production.ts';
import { readToday } from '#contract/staff/today.ts';
import { readMill } from '#contract/supplier/mill.ts';
import { readMillOrder } from '#contract/supplier/production.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { pricedWorldForFile } from '#tests/support/data/priced-world.ts';
import { finish } from '#tests/support/data/production.ts';
import { aWonOrder, reported, uploadedBy, type WonOrder } from '#tests/support/data/won-orders.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';

const world = await pricedWorldForFile();
let desk: StaffVisitor;
let production: StaffVisitor;
beforeEach(async () => {
  desk = await world.asStaff('desk');
  production = await world.asStaff('production');
});

const won = (more?: { isDirect?: boolean }) => aWonOrder(world, more);
const report = reported;
const statusOf = async ({ orderId }: WonOrder, taskId: string) =>
  (await desk.call(readTnaForStaff, { params: { orderId } })).tasks.find((task) => task.taskId === taskId)
    ?.status;
const waitingOf = async ({ orderId }: WonOrder) =>
  (await desk.call(listWaitingReports, {})).filter((each) => each.orderId === orderId);
const dutyOf = async ({ orderId }: WonOrder) =>
  (await production.call(readToday, {}))
    .find(({ duty }) => duty === 'mill_report')
    ?.items.find(({ recordId }) => recordId === orderId);

test('a mill reads its own tasks of an order it has won, and its list names the next', async () => {
  const mine = await won();
  const home = await mine.person.call(readMill, {});
  expect(home.orders).toMatchObject([{ orderId: mine.orderId, state: 'in_production', lateDays: 0 }]);
  expect(home.orders[0]?.next?.task).toBeTruthy();
  const order = await mine.person.call(readMillOrder, { params: { orderId: mine.orderId } });
  expect(order.tasks.map(({ taskId }) => taskId)).toContain('T10');
  // Neither the buyer's decision nor what quality control and the marketplace do.
  expect(order.tasks.map(({ taskId }) => taskId)).not.toContain('T08');
  expect(order.deliveryTo).toBe('Delhi');
});

test('what waits changes nothing until the desk accepts it, once', async () => {
  const mine = await won();
  await finish(world, mine.payable, 'T03');
  const answer = await report(mine, { kind: 'start', taskId: 'T10' });
  expect(answer.reports[0]).toMatchObject({ kind: 'start', state: 'waiting', taskId: 'T10' });
  expect(await statusOf(mine, 'T10')).toBe('pending');
  const [waiting] = await waitingOf(mine);
  expect(waiting).toMatchObject({ supplierName: mine.name, personName: 'Ramesh', taskId: 'T10' });
  expect(await dutyOf(mine)).toMatchObject({ detail: expect.stringContaining(`${mine.name} · Start`) });
  const params = { reportId: waiting?.reportId ?? '' };
  const both = await Promise.allSettled([
    production.call(acceptMillReport, { params, body: {} }),
    production.call(sendBackMillReport, { params, body: { answer: 'Not yet' } }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const wasAccepted = both[0]?.status === 'fulfilled';
  expect(await statusOf(mine, 'T10')).toBe(wasAccepted ? 'in_progress' : 'pending');
  expect(await waitingOf(mine)).toEqual([]);
  expect(await dutyOf(mine)).toBeUndefined();
});

test('sent back, the plan stays as it is and the mill reads why', async () => {
  const mine = await won();
  await finish(world, mine.payable, 'T03');
  await report(mine, { kind: 'end', taskId: 'T10' });
  const [waiting] = await waitingOf(mine);
  const params = { reportId: waiting?.reportId ?? '' };
  await production.call(sendBackMillReport, { params, body: { answer: 'Yarn is not in yet' } });
  expect(await statusOf(mine, 'T10')).toBe('pending');
  const order = await mine.person.call(readMillOrder, { params: { orderId: mine.orderId } });
  expect(order.reports[0]).toMatchObject({ state: 'sent_back', answer: 'Yarn is not in yet' });
});

test('straight into the plan: start, end and a new day whose reason the buyer reads in our words', async () => {
  const mine = await won({ isDirect: true });
  await finish(world, mine.payable, 'T03');
  await report(mine, { kind: 'start', taskId: 'T10' });
  expect(await statusOf(mine, 'T10')).toBe('in_progress');
  const { today } = await mine.person.call(readMillOrder, { params: { orderId: mine.orderId } });
  const to = addDays(today, 40);
  const note = `Ask ${mine.name} for details`;
  const moved = await report(mine, {
    kind: 'new_day',
    taskId: 'T10',
    to,
    reason: 'yarn_late',
    note,
  });
  expect(moved.tasks.find(({ taskId }) => taskId === 'T10')?.likelyEnd).toBe(to);
  const { buyer, order } = mine.payable;
  const { fabId, orderId } = order;
  const seen = JSON.stringify(await buyer.call(readTna, { params: { fabId }, query: { orderId } }));
  expect(seen).toContain('Yarn or greige arrived late');
  expect(seen).not.toContain(mine.name);
  await report(mine, { kind: 'end', taskId: 'T10' });
  expect(await statusOf(mine, 'T10')).toBe('completed');
  expect(await waitingOf(mine)).toEqual([]);
});

test('what the buyer’s eye or money ends, another’s work, and what is not ready are refused, direct or not', async () => {
  for (const isDirect of [true, false]) {
    const mine = await won({ isDirect });
    const { tasks } = await desk.call(readTnaForStaff, { params: { orderId: mine.orderId } });
    const own = new Set(['supplier', 'processor']);
    for (const task of tasks) {
      const mayEnd = own.has(task.owner) && task.endedBy === 'staff' && task.isReady;
      if (mayEnd) continue;
      const refused = await refusalOf(report(mine, { kind: 'end', taskId: task.taskId }));
      expect(refused.status, task.taskId).toBeGreaterThanOrEqual(400);
    }
    const after = await desk.call(readTnaForStaff, { params: { orderId: mine.orderId } });
    expect(after.tasks.map(({ status }) => status)).toEqual(tasks.map(({ status }) => status));
    expect(await waitingOf(mine)).toEqual([]);
  }
});

test('packed rolls come as a list whose faults are named by line, and become the next shipment', async () => {
  const mine = await won({ isDirect: true });
  const wrong = await refusalOf(
    report(mine, { kind: 'rolls', rollList: 'roll,lot,length\nR1,A,50\nR1,A,x' }),
  );
  expect(wrong.body.fields).toHaveProperty('line 3');
  const order = await report(mine, { kind: 'rolls', rollList: 'roll,lot,length\nR1,A,50\nR2,A,60.5' });
  expect(order.packed).toEqual({ rolls: 2, length: { thousandths: '110500', unit: 'metre' } });
  const again = await report(mine, { kind: 'rolls', rollList: 'roll\tlot\tlength\nR1\tA\t50' });
  expect(again.packed).toMatchObject({ rolls: 1 });
});

test('photos and papers reach the desk and nobody else; files of others cannot be attached', async () => {
  const mine = await won();
  const fileId = await uploadedBy(mine, `${mine.name} loom.jpg`);
  const sent = await report(mine, { kind: 'photos', fileIds: [fileId], note: 'On the loom' });
  expect(sent.reports[0]).toMatchObject({ kind: 'photos', files: 1 });
  const [listed] = await desk.call(listReportsOfOrder, { params: { orderId: mine.orderId } });
  expect(listed?.photos).toHaveLength(1);
  const [photo] = listed?.photos ?? [];
  expect(photo?.name).not.toContain('loom');
  const opened = await desk.inject({ method: 'GET', url: photo?.url ?? '' });
  expect(opened.statusCode).toBe(200);
  expect(opened.rawPayload.includes('SpyPhone')).toBe(false);
  const other = await won();
  const stolen = await refusalOf(report(other, { kind: 'photos', fileIds: [fileId] }));
  expect(stolen.body.fields).toHaveProperty('fileIds');
  expect((await refusalOf(report(mine, { kind: 'test_report' }))).body.fields).toHaveProperty('fileIds');
});

test('another mill’s order, one never confirmed and none at all read alike', async () => {
  const mine = await won();
  const other = await won();
  const theirs = await refusalOf(report({ ...mine, orderId: other.orderId }, { kind: 'ready' }));
  const nobodys = await refusalOf(report({ ...mine, orderId: world.services.ids.next() }, { kind: 'ready' }));
  expect(theirs.status).toBe(404);
  expect(nobodys.body).toEqual(theirs.body);
  const read = mine.person.call(readMillOrder, { params: { orderId: other.orderId } });
  expect((await refusalOf(read)).status).toBe(404);
});

test('of two starts at once one is taken', async () => {
  const mine = await won({ isDirect: true });
  await finish(world, mine.payable, 'T03');
  const both = await Promise.allSettled([
    report(mine, { kind: 'start', taskId: 'T10' }),
    report(mine, { kind: 'start', taskId: 'T10' }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('no reply about an order holds the buyer, the rate the buyer pays, or our margin', async () => {
  const mine = await won({ isDirect: true });
  const { buyer, order } = mine.payable;
  await report(mine, { kind: 'ready' });
  const heard = JSON.stringify([
    await mine.person.call(readMill, {}),
    await mine.person.call(readMillOrder, { params: { orderId: mine.orderId } }),
    (await refusalOf(report(mine, { kind: 'end', taskId: 'T08' }))).body,
  ]);
  for (const secret of [
    buyer.customer.brandId,
    buyer.customer.address,
    order.rate.price.minor,
    order.total.minor,
    '110001',
    'marginPercent',
    `fabId":"${order.fabId}`,
  ])
    expect(heard, secret).not.toContain(secret);
});
