/** A mill sends lab dips and photos itself; the buyer sees a sample, and nothing that says whose it is. */
import { beforeEach, expect, test } from 'vitest';
import { decideSample } from '#contract/customer/production.ts';
import { acceptMillReport, listWaitingReports } from '#contract/staff/mill-reports.ts';
import { readMillOrder } from '#contract/supplier/production.ts';
import { pricedWorldForFile } from '#tests/support/data/priced-world.ts';
import { finish, samplesSeenBy } from '#tests/support/data/production.ts';
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

/** With the lab dip as the next step of its plan. */
async function wonWithLabDip(change: { isDirect?: boolean } = {}) {
  const mine = await aWonOrder(world, change);
  await finish(world, mine.payable, 'T05', 'T06');
  const { samples } = await mine.person.call(readMillOrder, { params: { orderId: mine.orderId } });
  const [sample] = samples;
  if (!sample) throw new Error('The lab dip is the next step.');
  return { mine, sample };
}

const parcel = (sampleId: string, fileIds: readonly string[]) => ({
  sampleId,
  courier: 'BlueDart',
  courierNumber: '79012345',
  pieces: fileIds.map((fileId, place) => ({ label: 'ABC'.charAt(place), fileId })),
});

test('a lab dip is sent by the mill and goes to the buyer once the desk has looked at it', async () => {
  const { mine, sample } = await wonWithLabDip();
  expect(sample).toMatchObject({ name: 'Lab dip, Navy', round: 1, piece: 'option', labels: ['A'] });
  const photos = [await uploadedBy(mine, `${mine.name}.jpg`), await uploadedBy(mine, 'b.jpg')];
  const said = await reported(mine, { kind: 'sample', sample: parcel(sample.sampleId, photos) });
  expect(said.reports[0]).toMatchObject({
    kind: 'sample',
    state: 'waiting',
    about: 'Lab dip, Navy: BlueDart 79012345',
    files: 2,
  });
  const before = await samplesSeenBy(mine.payable);
  expect(before.find(({ sampleId }) => sampleId === sample.sampleId)).toMatchObject({ round: 0 });
  const [waiting] = (await desk.call(listWaitingReports, {})).filter((each) => each.orderId === mine.orderId);
  expect(waiting?.photos).toHaveLength(2);
  const params = { reportId: waiting?.reportId ?? '' };
  await production.call(acceptMillReport, { params, body: {} });
  const after = await samplesSeenBy(mine.payable);
  const seen = after.find(({ sampleId }) => sampleId === sample.sampleId);
  expect(seen).toMatchObject({
    round: 1,
    allowedMoves: ['approve', 'resubmit'],
    rounds: [{ courier: 'BlueDart', courierNumber: '79012345', pieces: [{ label: 'A' }, { label: 'B' }] }],
  });
  expect(JSON.stringify(after)).not.toContain(mine.name);
  const photo = seen?.rounds[0]?.pieces[0]?.photo;
  expect(photo?.name).toBe('sample.jpg');
  const opened = await mine.payable.buyer.inject({ method: 'GET', url: photo?.url ?? '' });
  expect(opened.statusCode).toBe(200);
});

test('the buyer’s answer reaches the mill without names and prices, and a next round may be sent', async () => {
  const { mine, sample } = await wonWithLabDip({ isDirect: true });
  const photos = [await uploadedBy(mine, 'a.jpg')];
  await reported(mine, { kind: 'sample', sample: parcel(sample.sampleId, photos) });
  const { buyer } = mine.payable;
  const note = `Regards, Meera Kulkarni, +91 90000 00001, target Rs 95 per m`;
  await buyer.call(decideSample, {
    params: { sampleId: sample.sampleId },
    body: { decision: 'resubmit', reasons: ['redder'], note },
  });
  const { samples } = await mine.person.call(readMillOrder, { params: { orderId: mine.orderId } });
  expect(samples[0]).toMatchObject({ sampleId: sample.sampleId, round: 2 });
  expect(samples[0]?.asked).toContain('The shade should be redder.');
  for (const secret of ['Meera', 'Kulkarni', '90000', '95'])
    expect(samples[0]?.asked, secret).not.toContain(secret);
  const next = [await uploadedBy(mine, 'c.jpg')];
  const said = await reported(mine, { kind: 'sample', sample: parcel(sample.sampleId, next) });
  expect(said.reports[0]).toMatchObject({ state: 'applied' });
});

test('a sample without photos, with another’s photo, too early, twice or of another order is refused', async () => {
  const early = await aWonOrder(world, { isDirect: true });
  expect((await early.person.call(readMillOrder, { params: { orderId: early.orderId } })).samples).toEqual(
    [],
  );
  const { mine, sample } = await wonWithLabDip({ isDirect: true });
  const own = [await uploadedBy(mine, 'a.jpg')];
  const send = (who: WonOrder, body: ReturnType<typeof parcel>) =>
    refusalOf(reported(who, { kind: 'sample', sample: body }));
  const { pieces: _, ...without } = parcel(sample.sampleId, []);
  expect((await send(mine, { ...without, pieces: [{ label: 'A' }] as never })).code).toBe(
    'sample_photo_missing',
  );
  const stolen = [await uploadedBy(early, 'x.jpg')];
  expect((await send(mine, parcel(sample.sampleId, stolen))).body.fields).toHaveProperty('fileIds');
  expect((await send(early, parcel(sample.sampleId, stolen))).status).toBe(404);
  expect((await refusalOf(reported(mine, { kind: 'sample' }))).body.fields).toHaveProperty('sample');
  const both = await Promise.allSettled([
    reported(mine, { kind: 'sample', sample: parcel(sample.sampleId, own) }),
    reported(mine, { kind: 'sample', sample: parcel(sample.sampleId, own) }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await send(mine, parcel(sample.sampleId, own))).status).toBe(404);
});

test('photos may name the stage they show, never another’s work', async () => {
  const mine = await aWonOrder(world);
  const fileIds = [await uploadedBy(mine, 'loom.jpg')];
  const sent = await reported(mine, { kind: 'photos', taskId: 'T10', fileIds });
  expect(sent.reports[0]).toMatchObject({ kind: 'photos', taskId: 'T10', task: expect.any(String) });
  const others = await refusalOf(reported(mine, { kind: 'photos', taskId: 'T08', fileIds }));
  expect(others.status).toBe(404);
});
