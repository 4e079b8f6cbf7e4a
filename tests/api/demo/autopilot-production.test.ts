import { afterAll, expect, test } from 'vitest';
import { decideSample, readTna } from '#contract/customer/production.ts';
import { giveStandards, listStandards } from '#contract/customer/standards.ts';
import { tick } from '#demo/autopilot/tick.ts';
import { readDemoData } from '#demo/demo-data.ts';
import { seedAutopilot } from '#demo/seed-autopilot.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import { aPayingWorld, type PayableOrder, payByCard } from '#tests/support/data/payments.ts';
import { aPlannedOrder, laterVisit, samplesSeenBy } from '#tests/support/data/production.ts';
import { expectNamed } from '#tests/support/server/history.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
await world.services.db.transaction(async (tx) => seedAutopilot(world.services, tx, await readDemoData()));
afterAll(() => expectNamed(world));

/** As the demo runs: a look every few seconds. */
async function watch(minutes: number): Promise<void> {
  for (let seconds = 0; seconds < minutes * 60; seconds += 6) {
    world.clock.advance(6);
    await tick(world.services);
  }
}

function planSeenBy({ buyer, order: { fabId, orderId } }: PayableOrder) {
  return buyer.call(readTna, { params: { fabId }, query: { orderId } });
}

/** Nobody sends a standard in the buyer's place. */
async function namePantone({ buyer, order: { orderId } }: PayableOrder): Promise<void> {
  const { records } = await buyer.call(listStandards, { params: { orderId } });
  const standards = records.map(({ standardId }) => ({ standardId, pantone: '19-4052 TCX' }));
  await buyer.call(giveStandards, { params: { orderId }, body: { method: 'pantone', standards } });
}

test('who has paid sees the cloth move within a minute, and the lab dip in a few more', async () => {
  const payable = await aPlannedOrder(world);
  await watch(1);
  const [first] = (await planSeenBy(payable)).tasks.filter(({ taskId }) => taskId === 'T03');
  expect(first?.status).toBe('completed');
  await namePantone(payable);
  await watch(8);
  const [labDip] = await samplesSeenBy(payable);
  expect(labDip).toMatchObject({ round: 1, allowedMoves: ['approve', 'resubmit'], tolerance: 1 });
  const pieces = labDip?.rounds[0]?.pieces ?? [];
  expect(pieces.map(({ label, photo }) => [label, photo?.isDemo])).toEqual([
    ['A', true],
    ['B', true],
    ['C', true],
  ]);
  for (const { readings } of pieces)
    expect(readings.map(({ lightSource }) => lightSource)).toEqual(['D65', 'TL84', 'A']);
});

test('a newcomer’s order goes all the way, with nothing but its buyer’s answers and money', async () => {
  const payable = await aPlannedOrder(world, { quality: { kind: 'made_to_order', leadDays: 30 } });
  await namePantone(payable);
  await watch(9);
  const answered = await laterVisit(world, payable);
  const [labDip] = await samplesSeenBy(answered);
  const approve = (sampleId: string, more: object) =>
    answered.buyer.call(decideSample, { params: { sampleId }, body: { decision: 'approve', ...more } });
  await approve(labDip?.sampleId ?? '', { option: 'B' });
  await watch(9);
  const bulk = (await samplesSeenBy(answered)).find(({ type }) => type === 'bulk');
  await approve(bulk?.sampleId ?? '', { lots: ['A', 'B', 'C'] });
  await watch(3);
  const paying = await laterVisit(world, payable);
  expect((await planSeenBy(paying)).waitingForYou).toMatchObject([{ kind: 'payment' }]);
  await payByCard(world, paying, 2);
  await followOrder(world.services, payable.order.orderId);
  await watch(5);
  const plan = await planSeenBy(await laterVisit(world, payable));
  expect(new Set(plan.tasks.map(({ status }) => status))).toEqual(new Set(['completed']));
});
