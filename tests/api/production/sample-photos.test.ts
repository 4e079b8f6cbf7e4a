/** Nothing leaves the desk without a photo of each piece, and nobody shows pictures of somebody else. */
import { beforeEach, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import * as desk from '#contract/staff/production.ts';
import type { SampleType } from '#domain/production/sample-approval.ts';
import { aPayingWorld, type PayableOrder } from '#tests/support/data/payments.ts';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import { photoWithPlace, storedPhotos } from '#tests/support/data/pictures.ts';
import { aPlannedOrder, finish, goTo, samplesSeenBy } from '#tests/support/data/production.ts';
import { formOf, MULTIPART } from '#tests/support/data/upload.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const staff = await (async () => {
  goTo(world, '2026-11-02');
  return world.asStaff('production');
})();
beforeEach(() => goTo(world, '2026-11-02'));

type Parcel = CallInput<typeof desk.dispatchSample>['body'];

async function sampleOf({ order: { orderId } }: PayableOrder): Promise<string> {
  const { records } = await staff.call(desk.listSamplesForStaff, { params: { orderId } });
  return records[0]?.sampleId ?? '';
}

async function send(payable: PayableOrder, body: Parcel) {
  const params = { orderId: payable.order.orderId, sampleId: await sampleOf(payable) };
  return staff.call(desk.dispatchSample, { params, body });
}

/** The first sample of the order becomes one of this kind. */
async function anOrderWith(type: SampleType): Promise<PayableOrder> {
  const payable = await aPlannedOrder(world);
  await finish(world, payable, 'T05', 'T06');
  await world.services.db.unscoped
    .updateTable('samples')
    .set({ sample_type: type })
    .where('sample_id', '=', await sampleOf(payable))
    .execute();
  return payable;
}

async function uploaded(payable: PayableOrder, filename: string, content: Buffer | string): Promise<string> {
  const answer = await staff.inject({
    method: 'POST',
    url: `/apidesk/orders/${payable.order.orderId}/sample-photos/`,
    headers: MULTIPART,
    payload: formOf([{ filename, content }]),
  });
  return (answer.json() as { data: { fileId: string } }).data.fileId;
}

test.each([
  ['lab_dip', 'Add a photo of option B.'],
  ['strike_off', 'Add a photo of option B.'],
  ['bit_loom', 'Add a photo of option B.'],
  ['bulk', 'Add a photo of lot B.'],
] as const)('a %s is not sent without a photo of each piece', async (type, message) => {
  const payable = await anOrderWith(type);
  const [first] = await storedPhotos(world.services, payable.buyer.customer, ['A']);
  const refused = await refusalOf(send(payable, { pieces: [{ label: 'A', ...first }, { label: 'B' }] }));
  expect(refused).toMatchObject({ status: 422, code: 'sample_photo_missing' });
  expect(refused.body.details?.message).toBe(message);
  const [sample] = await samplesSeenBy(payable);
  expect(sample).toMatchObject({ round: 0, rounds: [] });
});

test('one photo does not stand for two pieces', async () => {
  const payable = await anOrderWith('lab_dip');
  const [first] = await storedPhotos(world.services, payable.buyer.customer, ['A']);
  const fileId = first?.fileId ?? '';
  const pieces = ['A', 'B'].map((label) => ({ label, fileId }));
  expect((await refusalOf(send(payable, { pieces }))).code).toBe('sample_photo_missing');
});

test('a photo uploaded at the desk is one its buyer can open, and only a picture will do', async () => {
  const payable = await anOrderWith('lab_dip');
  const paper = await uploaded(payable, 'report.pdf', PLAIN_PDF);
  const wrong = await refusalOf(send(payable, { pieces: [{ label: 'A', fileId: paper }] }));
  expect(wrong.body.fields?.fileIds).toBe('Attach photos only: JPEG, PNG or WebP.');
  const fileId = await uploaded(payable, 'lab-dip-a.png', await photoWithPlace('png'));
  await send(payable, { courier: 'DTDC', courierNumber: 'D1234', pieces: [{ label: 'A', fileId }] });
  const [sample] = await samplesSeenBy(payable);
  const photo = sample?.rounds[0]?.pieces[0]?.photo;
  expect(photo?.isDemo).toBe(false);
  const opened = await payable.buyer.inject({ method: 'GET', url: photo?.url ?? '' });
  expect(opened.statusCode).toBe(200);
  expect(opened.headers['content-type']).toMatch(/^image\//);
});

test("pictures of another company are not found, as a piece or as the standard, and its buyer's link stays theirs", async () => {
  const [payable, foreign] = [await anOrderWith('lab_dip'), await anOrderWith('lab_dip')];
  const fileId = await uploaded(foreign, 'theirs.png', await photoWithPlace('png'));
  const own = await uploaded(payable, 'ours.png', await photoWithPlace('png'));
  for (const body of [
    { pieces: [{ label: 'A', fileId }] },
    { standardFileId: fileId, pieces: [{ label: 'A', fileId: own }] },
  ]) {
    expect((await refusalOf(send(payable, body))).body.fields?.fileIds).toMatch(/could not be found/);
  }
  await send(foreign, { pieces: [{ label: 'A', fileId }] });
  const [theirs] = await samplesSeenBy(foreign);
  const url = new URL(theirs?.rounds[0]?.pieces[0]?.photo?.url ?? '', 'http://selvedge.test');
  url.searchParams.set('b', payable.buyer.customer.brandId);
  const opened = await payable.buyer.inject({ method: 'GET', url: `${url.pathname}${url.search}` });
  expect(opened.statusCode).toBe(410);
});

test('readings of the lab reach the buyer, daylight first, with the tolerance that was agreed', async () => {
  const payable = await anOrderWith('lab_dip');
  const fileId = await uploaded(payable, 'a.png', await photoWithPlace('png'));
  const readings = [
    { lightSource: 'TL84', deltaE: 1.15 },
    { lightSource: 'D65', deltaE: 0 },
  ] as const;
  await send(payable, { tolerance: 1, pieces: [{ label: 'A', fileId, readings: [...readings] }] });
  const [sample] = await samplesSeenBy(payable);
  expect(sample?.tolerance).toBe(1);
  expect(sample?.rounds[0]?.pieces[0]?.readings).toEqual([readings[1], readings[0]]);
});

test.each([
  [{ readings: [{ lightSource: 'D65', deltaE: -0.1 }] }, 400],
  [{ readings: [{ lightSource: 'D65', deltaE: 20.01 }] }, 400],
  [{ readings: [{ lightSource: 'D65', deltaE: 0.805 }] }, 400],
  [{ readings: [{ lightSource: 'candle', deltaE: 1 }] }, 400],
  [{ readings: [{ lightSource: 'D65', deltaE: '1' }] }, 400],
  [{ readings: ['D65', 'D65'].map((lightSource) => ({ lightSource, deltaE: 1 })) }, 422],
  [{ tolerance: 0 }, 400],
  [{ tolerance: 10.01 }, 400],
])('readings and tolerances have bounds: %j', async (change, status) => {
  const payable = await anOrderWith('lab_dip');
  const fileId = await uploaded(payable, 'a.png', await photoWithPlace('png'));
  const { readings, tolerance } = { readings: undefined, tolerance: undefined, ...change };
  const body = {
    ...(tolerance === undefined ? {} : { tolerance }),
    pieces: [{ label: 'A', fileId, ...(readings ? { readings } : {}) }],
  } as Parcel;
  expect((await refusalOf(send(payable, body))).status).toBe(status);
  expect((await samplesSeenBy(payable))[0]?.round).toBe(0);
});
