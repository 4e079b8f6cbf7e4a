/** The desk reads what the buyer decided, lot by lot, and passes it on to the mill. */
import { beforeEach, expect, test } from 'vitest';
import { decideSample } from '#contract/customer/production.ts';
import { listSamplesForStaff, recordMillTold } from '#contract/staff/production.ts';
import { readToday } from '#contract/staff/today.ts';
import type { DeskDuty } from '#domain/home/desk-duties.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { anOrderWithLabDip, finish, goTo, sendSample } from '#tests/support/data/production.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';

const world = await bookedWorldForFile();
beforeEach(() => goTo(world, '2026-11-02'));

async function duty(staff: StaffVisitor, name: DeskDuty, orderId: string): Promise<string[]> {
  const found = (await staff.call(readToday, {})).find((each) => each.duty === name);
  return found?.items.flatMap(({ recordId, detail }) => (recordId === orderId ? detail : [])) ?? [];
}

test('a new round waits on Today until the mill was told, and then as a sample to send', async () => {
  const { payable, sampleId } = await anOrderWithLabDip(world);
  const { orderId } = payable.order;
  const staff = await world.asStaff('production');
  const early = staff.call(recordMillTold, { params: { orderId, sampleId }, body: { round: 1 } });
  expect((await refusalOf(early)).code).toBe('task_blocked');
  await payable.buyer.call(decideSample, {
    params: { sampleId },
    body: { decision: 'resubmit', reasons: ['redder'], note: 'A touch only' },
  });
  expect(await duty(staff, 'sample_decision', orderId)).toEqual([
    expect.stringContaining('Lab dip Navy · New round requested: redder · A touch only'),
  ]);
  expect(await duty(staff, 'sample', orderId)).toEqual([]);
  const told = await staff.call(recordMillTold, { params: { orderId, sampleId }, body: { round: 1 } });
  expect(told.briefs[0]).toMatchObject({
    text: expect.stringMatching(/The shade should be redder\.\nNote: A touch only\nPlease send round 2\.$/),
    toldBy: expect.any(String),
  });
  expect(told.briefs[0]?.text).not.toContain(payable.buyer.customer.name);
  expect(await duty(staff, 'sample_decision', orderId)).toEqual([]);
  expect(await duty(staff, 'sample', orderId)).toHaveLength(1);
});

test('each lot keeps its own answer, whichever comes last', async () => {
  const { payable, sampleId } = await anOrderWithLabDip(world);
  const { buyer, order } = payable;
  await buyer.call(decideSample, { params: { sampleId }, body: { decision: 'approve', option: 'B' } });
  await finish(world, payable, 'T03', 'T10', 'T11', 'T20', 'T22', 'T23');
  const bulk = await sendSample(world, payable, 'bulk');
  const params = { sampleId: bulk };
  await buyer.call(decideSample, {
    params,
    body: { decision: 'resubmit', lots: ['C'], reasons: ['lighter'], note: 'Lot C only' },
  });
  await buyer.call(decideSample, { params, body: { decision: 'approve', lots: ['A', 'B'] } });
  const staff = await world.asStaff('desk');
  const { records, briefs } = await staff.call(listSamplesForStaff, { params: { orderId: order.orderId } });
  const round = records.find((sample) => sample.sampleId === bulk)?.rounds[0];
  expect(round).toMatchObject({ decision: 'resubmit', reasons: ['lighter'], answerNote: 'Lot C only' });
  expect(round?.pieces).toMatchObject([
    { label: 'A', decision: 'approve', reasons: [], answerNote: null },
    { label: 'B', decision: 'approve', reasons: [], decidedBy: buyer.customer.name },
    { label: 'C', decision: 'resubmit', reasons: ['lighter'], answerNote: 'Lot C only' },
  ]);
  const brief = briefs.find((each) => each.sampleId === bulk)?.text;
  expect(brief).toContain('Lots A, B: approved.\nLot C: not approved. The shade should be lighter.');
  const asDesk = staff.call(recordMillTold, {
    params: { orderId: order.orderId, sampleId: bulk },
    body: { round: 1 },
  });
  expect((await refusalOf(asDesk)).code).toBe('not_allowed');
});

test('an approved option is off Today once the mill goes on with it', async () => {
  const { payable, sampleId } = await anOrderWithLabDip(world);
  const { buyer, order } = payable;
  const staff = await world.asStaff('production');
  await buyer.call(decideSample, { params: { sampleId }, body: { decision: 'approve', option: 'B' } });
  expect(await duty(staff, 'sample_decision', order.orderId)).toEqual([
    expect.stringContaining('Approved option B'),
  ]);
  await finish(world, payable, 'T03', 'T10', 'T11', 'T20', 'T22');
  expect(await duty(staff, 'sample_decision', order.orderId)).toEqual([]);
});
