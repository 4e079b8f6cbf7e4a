/** Colour standards, artwork and designs: the buyer gives them, the desk records their arrival or asks again. */
import { beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { readHome } from '#contract/customer/home.ts';
import { listNotifications } from '#contract/customer/notifications.ts';
import { readTna } from '#contract/customer/production.ts';
import { giveStandards, listStandards, type Standard } from '#contract/customer/standards.ts';
import { completeTask, readTnaForStaff } from '#contract/staff/production.ts';
import { receiveStandards, refuseStandards } from '#contract/staff/standards.ts';
import { readToday } from '#contract/staff/today.ts';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import type { PayableOrder } from '#tests/support/data/payments.ts';
import { photoWithPlace } from '#tests/support/data/pictures.ts';
import { aPlannedOrder, goTo, samplesSeenBy } from '#tests/support/data/production.ts';
import { uploaded } from '#tests/support/data/upload.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
beforeEach(() => goTo(world, '2026-11-02'));

const PARCEL = { method: 'courier', courier: 'BlueDart', courierNumber: '79012345' } as const;

function anOrderIn(colour: string, finishedFabricType: 'dyed' | 'printed' = 'dyed') {
  const specification = { ...POPLIN, numberOfColors: 1, color: colour, finishedFabricType };
  return aPlannedOrder(world, { quality: { specification } });
}

async function standardsSeenBy({ buyer, order: { orderId } }: PayableOrder): Promise<Standard[]> {
  return (await buyer.call(listStandards, { params: { orderId } })).records;
}

async function taskOf({ order: { orderId } }: PayableOrder) {
  const staff = await world.asStaff('production');
  const { tasks } = await staff.call(readTnaForStaff, { params: { orderId } });
  return tasks.find(({ taskId }) => taskId === 'T05');
}

async function waitsForBuyer({ buyer, order: { fabId, orderId } }: PayableOrder): Promise<string[]> {
  const plan = await buyer.call(readTna, { params: { fabId }, query: { orderId } });
  return plan.waitingForYou.map(({ taskId }) => taskId);
}

test('a Pantone number is a standard at once: the task ends and the samples are compared with it', async () => {
  const payable = await anOrderIn('Navy');
  const { buyer, order } = payable;
  const params = { orderId: order.orderId };
  const [awaited] = await standardsSeenBy(payable);
  const standardId = awaited?.standardId ?? '';
  expect(awaited).toMatchObject({ colour: 'Navy', status: 'awaited', allowedMoves: ['give'] });
  const wrong = { method: 'pantone' as const, standards: [{ standardId, pantone: 'navy blue' }] };
  const refused = await refusalOf(buyer.call(giveStandards, { params, body: wrong }));
  expect(refused.body.fields).toHaveProperty([`pantone.${standardId}`]);
  await buyer.call(giveStandards, {
    params,
    body: { ...wrong, standards: [{ standardId, pantone: 'pantone 19-4052 tcx' }] },
  });
  expect((await taskOf(payable))?.status).toBe('completed');
  expect((await samplesSeenBy(payable))[0]?.standard).toBe('Navy · 19-4052 TCX');
});

test('home asks for it until it was sent', async () => {
  const payable = await anOrderIn('Navy');
  const { buyer, order } = payable;
  const requested = async () =>
    (await buyer.call(readHome, { query: {} })).tasks.filter(({ kind }) => kind === 'standard_to_send');
  expect(await requested()).toMatchObject([
    { orderId: order.orderId, standard: 'colour', dueOn: '2026-11-03' },
  ]);
  const [{ standardId } = { standardId: '' }] = await standardsSeenBy(payable);
  const params = { orderId: order.orderId };
  await buyer.call(giveStandards, { params, body: { ...PARCEL, standards: [{ standardId }] } });
  expect(await requested()).toEqual([]);
});

test('an order that names the Pantone number of every colour is not asked for a standard', async () => {
  const payable = await anOrderIn('Navy 19-4052 TCX');
  expect(await waitsForBuyer(payable)).toEqual([]);
  expect(await taskOf(payable)).toMatchObject({ status: 'completed', actualEnd: '2026-11-02' });
  expect(await standardsSeenBy(payable)).toMatchObject([{ status: 'received', pantone: '19-4052 TCX' }]);
});

test('a printed order is asked for its artwork even where the colour has a number', async () => {
  const payable = await anOrderIn('Navy 19-4052 TCX', 'printed');
  const [artwork] = await standardsSeenBy(payable);
  expect(artwork).toMatchObject({ kind: 'artwork', status: 'awaited' });
  expect(await waitsForBuyer(payable)).toEqual(['T05']);
});

test('a parcel is on its way until the desk records the day it arrived', async () => {
  const payable = await anOrderIn('Navy');
  const { orderId } = payable.order;
  const [{ standardId } = { standardId: '' }] = await standardsSeenBy(payable);
  await payable.buyer.call(giveStandards, {
    params: { orderId },
    body: { ...PARCEL, standards: [{ standardId }] },
  });
  expect(await waitsForBuyer(payable)).toEqual([]);
  const staff = await world.asStaff('production');
  const today = await staff.call(readToday, {});
  const duty = today.find((each) => each.duty === 'standard');
  expect(duty?.items.find(({ recordId }) => recordId === orderId)?.detail).toContain(
    'Navy · Sent by BlueDart 79012345',
  );
  goTo(world, '2026-11-05');
  const later = await world.asStaff('production');
  const body = { standardIds: [standardId], on: '2026-11-04' };
  await later.call(receiveStandards, { params: { orderId }, body });
  expect(await taskOf(payable)).toMatchObject({ status: 'completed', actualEnd: '2026-11-04' });
  const again = later.call(receiveStandards, { params: { orderId }, body });
  expect((await refusalOf(again)).code).toBe('illegal_transition');
});

test('what cannot be worked from is asked for again, with the reason', async () => {
  const payable = await anOrderIn('Floral', 'printed');
  const { buyer, order } = payable;
  const params = { orderId: order.orderId };
  const [{ standardId } = { standardId: '' }] = await standardsSeenBy(payable);
  const { fileId } = await uploaded(buyer, await photoWithPlace('png'), 'artwork.png');
  await buyer.call(giveStandards, { params, body: { method: 'file', standards: [{ standardId, fileId }] } });
  const staff = await world.asStaff('production');
  const reason = 'The repeat is cut off on the left.';
  await staff.call(refuseStandards, { params, body: { standardIds: [standardId], reason } });
  expect(await standardsSeenBy(payable)).toMatchObject([{ status: 'refused', refusal: reason }]);
  expect(await waitsForBuyer(payable)).toEqual(['T05']);
  const { records } = await buyer.call(listNotifications, { query: {} });
  const requested = records.find(({ body }) => body.includes(reason));
  expect(requested).toMatchObject({
    event: 'standard_needed',
    link: expect.stringMatching(/\?view=standard$/),
  });
  await buyer.call(giveStandards, { params, body: { ...PARCEL, standards: [{ standardId }] } });
  expect(await standardsSeenBy(payable)).toMatchObject([{ status: 'given', refusal: null, file: null }]);
});

test('nobody gives or records what is not theirs', async () => {
  const mine = await anOrderIn('Navy');
  const theirs = await anOrderIn('Navy');
  const params = { orderId: mine.order.orderId };
  const [{ standardId } = { standardId: '' }] = await standardsSeenBy(mine);
  const [{ standardId: foreign } = { standardId: '' }] = await standardsSeenBy(theirs);
  const body = { ...PARCEL, standards: [{ standardId }] };
  const asThem = theirs.buyer.call(giveStandards, { params, body });
  expect((await refusalOf(asThem)).code).toBe('not_found');
  const mixed = mine.buyer.call(giveStandards, {
    params,
    body: { ...body, standards: [{ standardId: foreign }] },
  });
  expect((await refusalOf(mixed)).code).toBe('not_found');
  const { fileId } = await uploaded(theirs.buyer, await photoWithPlace('png'), 'swatch.png');
  const stolen = mine.buyer.call(giveStandards, {
    params,
    body: { method: 'file', standards: [{ standardId, fileId }] },
  });
  expect((await refusalOf(stolen)).code).toBe('not_found');
  const desk = await world.asStaff('desk');
  const received = desk.call(receiveStandards, { params, body: { standardIds: [standardId] } });
  expect((await refusalOf(received)).code).toBe('not_allowed');
  const staff = await world.asStaff('production');
  const mixedByStaff = staff.call(receiveStandards, { params, body: { standardIds: [foreign] } });
  expect((await refusalOf(mixedByStaff)).code).toBe('not_found');
  const byHand = staff.call(completeTask, { params: { ...params, taskId: 'T05' }, body: {} });
  expect((await refusalOf(byHand)).code).toBe('task_blocked');
});

test('of two who record it at once one wins', async () => {
  const payable = await anOrderIn('Navy');
  const params = { orderId: payable.order.orderId };
  const [{ standardId } = { standardId: '' }] = await standardsSeenBy(payable);
  const people = await Promise.all([1, 2, 3].map(() => world.asStaff('production')));
  const outcomes = await Promise.allSettled(
    people.map((staff) => staff.call(receiveStandards, { params, body: { standardIds: [standardId] } })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a cancelled order needs no standard any more', async () => {
  const payable = await anOrderIn('Navy');
  const { orderId } = payable.order;
  await payable.buyer.call(cancelOrder, { params: { orderId }, body: { reason: 'The style was dropped' } });
  await followOrder(world.services, orderId);
  expect(await standardsSeenBy(payable)).toMatchObject([{ status: 'cancelled', allowedMoves: [] }]);
});
