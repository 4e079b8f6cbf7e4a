import { beforeEach, expect, test } from 'vitest';
import { listOrderHistory } from '#contract/customer/orders.ts';
import { allowPhotoApproval, decideSample, listSamples, readTna } from '#contract/customer/production.ts';
import { SAMPLE_APPROVAL_CODE } from '#domain/production/sample-approval.ts';
import { remindOfSamples } from '#server/capabilities/production/samples/remind-of-samples.ts';
import { aPayingWorld, type PayableOrder } from '#tests/support/data/payments.ts';
import {
  anOrderWithLabDip,
  aPlannedOrder,
  finish,
  goTo,
  laterVisit,
  samplesSeenBy,
  sendSample,
} from '#tests/support/data/production.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
beforeEach(() => goTo(world, '2026-11-02'));

type Body = Parameters<typeof answer>[2];
function answer(
  { buyer }: Pick<PayableOrder, 'buyer'>,
  sampleId: string,
  body: {
    decision: 'approve' | 'resubmit';
    option?: string;
    lots?: string[];
    reasons?: ('redder' | 'duller')[];
    note?: string;
    round?: number;
  },
) {
  return buyer.call(decideSample, { params: { sampleId }, body });
}

async function whatHappened({ buyer, order: { orderId } }: PayableOrder): Promise<string[]> {
  const { records } = await buyer.call(listOrderHistory, { params: { orderId }, query: {} });
  return records.map(({ what }) => what);
}

/** Lab dip approved, cloth dyed and finished: the cuttings of three lots are with the buyer. */
async function anOrderWithBulkSample() {
  const { payable, sampleId: labDip } = await anOrderWithLabDip(world);
  await answer(payable, labDip, { decision: 'approve', option: 'B' });
  await finish(world, payable, 'T03', 'T10', 'T11', 'T20', 'T22', 'T23');
  return { payable, sampleId: await sendSample(world, payable, 'bulk') };
}

test('before anything is sent a sample is not initiated and cannot be decided', async () => {
  const payable = await aPlannedOrder(world);
  const samples = await samplesSeenBy(payable);
  expect(samples.map(({ type, colour, status }) => [type, colour, status])).toEqual([
    ['lab_dip', 'Navy', SAMPLE_APPROVAL_CODE.not_initiated],
    ['bulk', null, SAMPLE_APPROVAL_CODE.not_initiated],
  ]);
  const refused = await refusalOf(answer(payable, samples[0]?.sampleId ?? '', { decision: 'approve' }));
  expect(refused).toMatchObject({ status: 409, code: 'sample_decided' });
});

test('a lab dip is approved with one option, and everybody can read it later', async () => {
  const { payable, sampleId } = await anOrderWithLabDip(world);
  const [sent] = await samplesSeenBy(payable);
  expect(sent).toMatchObject({
    status: SAMPLE_APPROVAL_CODE.dispatched,
    dueOn: '2026-11-04',
    allowedMoves: ['approve', 'resubmit'],
  });
  expect((await refusalOf(answer(payable, sampleId, { decision: 'approve' }))).body.fields).toHaveProperty(
    'option',
  );
  await answer(payable, sampleId, { decision: 'approve', option: 'B' });
  const [approved] = await samplesSeenBy(payable);
  expect(approved).toMatchObject({ status: SAMPLE_APPROVAL_CODE.approved, allowedMoves: [] });
  expect(approved?.rounds[0]).toMatchObject({ option: 'B', decidedBy: 'Asha Verma', courier: 'BlueDart' });
  expect(await whatHappened(payable)).toContain('Lab dip Navy approved: option B');
});

test('asking again says why, moves the plan by a round, and after three rounds people talk', async () => {
  const planned = await aPlannedOrder(world);
  await finish(world, planned, 'T03', 'T05', 'T06', 'T10', 'T11', 'T20');
  // The day the plan has the lab dips dispatched on.
  goTo(world, '2026-11-11');
  const payable = await laterVisit(world, planned);
  const sampleId = await sendSample(world, payable, 'lab_dip');
  const { fabId, orderId } = payable.order;
  const plan = () => payable.buyer.call(readTna, { params: { fabId }, query: { orderId } });
  const before = await plan();
  expect((await refusalOf(answer(payable, sampleId, { decision: 'resubmit' }))).body.fields).toHaveProperty(
    'reasons',
  );
  await answer(payable, sampleId, { decision: 'resubmit', reasons: ['redder'], note: 'A touch only' });
  const after = await plan();
  expect(String(after.likelyDispatch) > String(before.likelyDispatch)).toBe(true);
  expect(after.daysLost[0]?.owner).toBe('supplier');
  expect(after.waitingForYou.some(({ kind }) => kind === 'sample')).toBe(false);
  await sendSample(world, payable, 'lab_dip');
  await answer(payable, sampleId, { decision: 'resubmit', reasons: ['duller'] });
  await sendSample(world, payable, 'lab_dip');
  const refused = await refusalOf(answer(payable, sampleId, { decision: 'resubmit', reasons: ['duller'] }));
  expect(refused.code).toBe('rounds_used_up');
  const [sample] = await samplesSeenBy(payable);
  expect(sample).toMatchObject({ round: 3, allowedMoves: ['approve'] });
  expect(sample?.rounds.map(({ reasons }) => reasons)).toEqual([['redder'], ['duller'], []]);
});

test('bulk is decided lot by lot: two approved, one made again, and only that one is sent again', async () => {
  const { payable, sampleId } = await anOrderWithBulkSample();
  await answer(payable, sampleId, { decision: 'approve', lots: ['A', 'B'] });
  const bulk = async () => (await samplesSeenBy(payable)).find(({ type }) => type === 'bulk');
  expect((await bulk())?.status).toBe(SAMPLE_APPROVAL_CODE.dispatched);
  const twice = await refusalOf(answer(payable, sampleId, { decision: 'approve', lots: ['A'] }));
  expect(twice.body.fields).toHaveProperty('lots');
  await answer(payable, sampleId, { decision: 'resubmit', lots: ['C'], note: 'Too red at the selvedge' });
  expect((await bulk())?.status).toBe(SAMPLE_APPROVAL_CODE.resubmission_requested);
  await expect(sendSample(world, payable, 'bulk')).rejects.toMatchObject({ code: 'form_refused' });
  await sendSample(world, payable, 'bulk', { labels: ['C'] });
  await answer(payable, sampleId, { decision: 'approve', lots: ['C'] });
  expect((await bulk())?.status).toBe(SAMPLE_APPROVAL_CODE.approved);
});

test('of two people who decide at once one wins, and the other reads who did', async () => {
  const { payable, sampleId } = await anOrderWithLabDip(world);
  const answers: Body[] = [
    { decision: 'approve', option: 'A' },
    { decision: 'approve', option: 'B' },
    { decision: 'resubmit', reasons: ['redder'] },
  ];
  const outcomes = await Promise.allSettled(answers.map((body) => answer(payable, sampleId, body)));
  const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(outcomes.length - lost.length).toBe(1);
  for (const { reason } of lost) {
    expect(reason).toMatchObject({ status: 409, code: 'sample_decided' });
    expect(reason.body.details.message).toMatch(
      /^Asha Verma has already (approved option [AB]|asked for a new round)\.$/,
    );
  }
  const [sample] = await samplesSeenBy(payable);
  expect(sample?.rounds.filter(({ decidedAt }) => decidedAt !== null)).toHaveLength(1);
});

test('an answer to an earlier round does not decide the new one', async () => {
  const { payable, sampleId } = await anOrderWithLabDip(world);
  await answer(payable, sampleId, { decision: 'resubmit', reasons: ['redder'], round: 1 });
  await sendSample(world, payable, 'lab_dip');
  const late = await refusalOf(answer(payable, sampleId, { decision: 'approve', option: 'A', round: 1 }));
  expect(late.code).toBe('sample_decided');
});

test('photos count only where the order allows them', async () => {
  const payable = await aPlannedOrder(world);
  await finish(world, payable, 'T05', 'T06');
  const sampleId = await sendSample(world, payable, 'lab_dip', {
    courier: undefined,
    courierNumber: undefined,
  });
  const [sample] = await samplesSeenBy(payable);
  expect(sample).toMatchObject({ needsPhotoConsent: true, allowedMoves: ['resubmit'] });
  const refused = await refusalOf(answer(payable, sampleId, { decision: 'approve', option: 'A' }));
  expect(refused).toMatchObject({ status: 422, code: 'photo_approval_needed' });
  const { orderId } = payable.order;
  await payable.buyer.call(allowPhotoApproval, { params: { orderId }, body: { isAllowed: true } });
  await answer(payable, sampleId, { decision: 'approve', option: 'A' });
  expect(await whatHappened(payable)).toContain('Approval by photo accepted for this order');
});

test('on the day an answer is due the buyer is reminded, once for each round', async () => {
  const { payable } = await anOrderWithLabDip(world);
  const { email } = await world.services.db.unscoped
    .updateTable('people')
    .set({ contact_email: 'asha@cloth.example' })
    .where('customer_id', '=', payable.buyer.customer.customerId)
    .returning('contact_email as email')
    .executeTakeFirstOrThrow();
  await remindOfSamples(world.services);
  goTo(world, '2026-11-04');
  await remindOfSamples(world.services);
  await remindOfSamples(world.services);
  const reminder = await world.messages.next(email ?? '');
  expect(reminder.subject).toMatch(
    /^Reminder: please review the lab dip for order SO-26-\d+ by 04 Nov, 2026$/,
  );
});

test("somebody else's samples are not there, to read or to decide", async () => {
  const { payable, sampleId } = await anOrderWithLabDip(world);
  const stranger = await aPlannedOrder(world);
  const { orderId } = payable.order;
  for (const call of [
    () => stranger.buyer.call(listSamples, { params: { orderId } }),
    () => answer(stranger, sampleId, { decision: 'approve', option: 'A' }),
    () => stranger.buyer.call(allowPhotoApproval, { params: { orderId }, body: { isAllowed: true } }),
  ]) {
    expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'not_found' });
  }
  const [sample] = await samplesSeenBy(await laterVisit(world, payable));
  expect(sample?.status).toBe(SAMPLE_APPROVAL_CODE.dispatched);
});
