import { beforeEach, expect, test } from 'vitest';
import {
  acceptOffer,
  confirmNoIssue,
  escalateIssue,
  raiseIssue,
  readIssueForm,
  replyToIssue,
  withdrawIssue,
} from '#contract/customer/issues.ts';
import { listOrderHistory } from '#contract/customer/orders.ts';
import { ISSUE_STATUS_CODE } from '#domain/issues/issue-status.ts';
import {
  aClaimableOrder,
  type ClaimableOrder,
  DELIVERED_AT,
  issueBody,
  issuesSeenBy,
  photosOf,
  raise,
  refusedIssue,
} from '#tests/support/data/issues.ts';
import { aPayableOrder, aPayingWorld } from '#tests/support/data/payments.ts';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import { uploaded } from '#tests/support/data/upload.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
beforeEach(() => world.clock.set(DELIVERED_AT));

async function whatHappened({ buyer, order: { orderId } }: ClaimableOrder): Promise<string[]> {
  const { records } = await buyer.call(listOrderHistory, { params: { orderId }, query: {} });
  return records.map(({ what }) => what);
}

test('an issue names rolls, fault, measured values and photos, and says by when it is answered', async () => {
  const claimable = await aClaimableOrder(world);
  expect(await issuesSeenBy(claimable)).toMatchObject({
    issueStatus: ISSUE_STATUS_CODE.no_action,
    canRaise: true,
    canConfirm: true,
    records: [],
  });
  const issue = await raise(claimable, {
    rollIds: claimable.rollIds.slice(0, 2),
    measured: '12 holes',
    faultCounts: {
      upTo3: 4,
      upTo6: 3,
      upTo9: 2,
      over9: 1,
      smallHoles: 1,
      largeHoles: 1,
      continuousYards: 2,
    },
    note: 'Holes near the selvedge',
    wantedOutcome: 'refund',
  });
  expect(issue).toMatchObject({
    status: 'raised',
    defect: 'hole',
    quantity: { thousandths: '40000', unit: 'metre' },
    isCut: false,
    measured: '12 holes',
    points: 34,
    // 34 × 3,600 ÷ (200 m in yards × 58 in)
    pointsPer100: 9.65,
    // Several rolls of assured cloth
    pointsLimit: 20,
    wantedOutcome: 'refund',
    raisedBy: 'Asha Verma',
    answerDueAt: '2026-11-05T18:30:00.000Z',
    escalateFrom: '2026-11-05T18:30:00.000Z',
    escalatesAt: '2026-11-09T18:30:00.000Z',
    allowedMoves: ['reply', 'withdraw'],
  });
  expect(issue.number).toMatch(/^CL-26-\d{6}$/);
  expect(issue.rolls.map(({ number }) => number)).toEqual(['R1', 'R2']);
  expect(issue.photos).toHaveLength(2);
  expect(issue.timeline).toMatchObject([{ what: 'Issue raised', who: 'Asha Verma', isOurs: true }]);
  expect((await issuesSeenBy(claimable)).issueStatus).toBe(ISSUE_STATUS_CODE.issue_raised);
  expect(await whatHappened(claimable)).toContain(`Issue ${issue.number} raised: Holes, cuts or tears`);
});

test('what is missing is said field by field, and nothing is written', async () => {
  const claimable = await aClaimableOrder(world);
  const fields = async (change: Parameters<typeof issueBody>[1]) =>
    Object.keys((await refusedIssue(claimable, change)).body.fields ?? {});
  expect(await fields({ rollIds: [] })).toContain('rollIds');
  expect(await fields({ quantity: null })).toContain('quantity');
  expect(await fields({ quantity: '101' })).toContain('quantity');
  expect(await fields({ fileIds: await photosOf(claimable.buyer, 1) })).toContain('fileIds');
  expect(await fields({ defect: 'fastness' })).toContain('testReportFileId');
  const pdf = await uploaded(claimable.buyer, PLAIN_PDF);
  expect(await fields({ fileIds: [pdf.fileId, ...(await photosOf(claimable.buyer, 2))] })).toContain(
    'fileIds',
  );
  expect(await refusedIssue(claimable, { policyVersion: '1999-01' })).toMatchObject({
    code: 'terms_outdated',
  });
  expect((await issuesSeenBy(claimable)).records).toEqual([]);
  expect((await raise(claimable, { defect: 'fastness', testReportFileId: pdf.fileId })).testReport).not.toBe(
    null,
  );
});

test('cut fabric is claimed only for faults that could not be seen, and the reason is said', async () => {
  const claimable = await aClaimableOrder(world);
  const refused = await refusedIssue(claimable, { isCut: true });
  expect(refused.body.details).toMatchObject({ reason: 'already_cut' });
  expect(refused.body.problem).toEqual({ code: 'claim_not_eligible', params: { reason: 'already_cut' } });
  const pdf = await uploaded(claimable.buyer, PLAIN_PDF);
  const hidden = await raise(claimable, { defect: 'shrink', isCut: true, testReportFileId: pdf.fileId });
  expect(hidden.isCut).toBe(true);
});

test('whether the fabric was cut is asked where it has arrived, not about rolls that are missing', async () => {
  const claimable = await aClaimableOrder(world);
  const { fields, fieldProblems } = (await refusedIssue(claimable, { isCut: undefined })).body;
  expect(fields?.isCut).toBe('Tell us whether the fabric has been cut.');
  expect(fieldProblems?.isCut).toEqual({ code: 'claim_cut_not_said' });
  const missing = await raise(claimable, { defect: 'short_ship', quantity: '100', isCut: undefined });
  expect(missing.status).toBe('raised');
});

test('before delivery there is nothing to claim, and a bundle is sold as it is', async () => {
  const early = { ...(await aPayableOrder(world)), rollIds: [] };
  expect(await refusedIssue(early, { rollIds: [] })).toMatchObject({ status: 409, code: 'not_delivered' });
  expect((await issuesSeenBy(early)).canRaise).toBe(false);
  const bundle = await aClaimableOrder(world);
  await world.services.db.unscoped
    .updateTable('orders')
    .set({ kind: 'bundle' })
    .where('order_id', '=', bundle.order.orderId)
    .execute();
  expect(await issuesSeenBy(bundle)).toMatchObject({
    issueStatus: ISSUE_STATUS_CODE.not_eligible_for_return,
    reason: 'sold_as_is',
    canRaise: false,
  });
  expect((await refusedIssue(bundle)).body.details).toMatchObject({ reason: 'sold_as_is' });
});

test('a roll is claimed once at a time, also by two people at once, and is free again after a withdrawal', async () => {
  const claimable = await aClaimableOrder(world);
  const { buyer, order } = claimable;
  const bodies = [await issueBody(claimable), await issueBody(claimable), await issueBody(claimable)];
  const outcomes = await Promise.allSettled(
    bodies.map((body) => buyer.call(raiseIssue, { params: { orderId: order.orderId }, body })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusedIssue(claimable)).toMatchObject({ status: 409, code: 'roll_claimed' });
  const form = await buyer.call(readIssueForm, { params: { orderId: order.orderId } });
  expect(form.rolls.map(({ isClaimed }) => isClaimed)).toEqual([true, false, false, false, false]);
  const [issue] = (await issuesSeenBy(claimable)).records;
  await buyer.call(withdrawIssue, { params: { issueId: issue?.issueId ?? '' }, body: {} });
  expect((await issuesSeenBy(claimable)).issueStatus).toBe(ISSUE_STATUS_CODE.no_issue_raised);
  expect((await raise(claimable)).status).toBe('raised');
});

test("another order's roll, another company's photo and an unknown roll are refused", async () => {
  const mine = await aClaimableOrder(world);
  const theirs = await aClaimableOrder(world);
  expect((await refusedIssue(mine, { rollIds: theirs.rollIds.slice(0, 1) })).body.fields).toHaveProperty(
    'rollIds',
  );
  expect((await refusedIssue(mine, { fileIds: await photosOf(theirs.buyer) })).body.fields).toHaveProperty(
    'fileIds',
  );
  const issue = await raise(theirs);
  const params = { issueId: issue.issueId };
  const missing = { status: 404, code: 'not_found' };
  const { call } = mine.buyer;
  expect(await refusalOf(call(replyToIssue, { params, body: { text: 'Mine' } }))).toMatchObject(missing);
  expect(await refusalOf(call(acceptOffer, { params, body: { offer: 1 } }))).toMatchObject(missing);
  expect(await refusalOf(call(escalateIssue, { params, body: {} }))).toMatchObject(missing);
  expect(await refusalOf(call(withdrawIssue, { params, body: {} }))).toMatchObject(missing);
});

test('the buyer says that all is well, and may still report a hidden fault', async () => {
  const claimable = await aClaimableOrder(world);
  const { buyer, order } = claimable;
  const params = { orderId: order.orderId };
  const said = await buyer.call(confirmNoIssue, { params, body: {} });
  expect(said).toMatchObject({ issueStatus: ISSUE_STATUS_CODE.no_issue_raised, canConfirm: false });
  await buyer.call(confirmNoIssue, { params, body: {} });
  expect((await whatHappened(claimable)).filter((what) => what.includes('no issue'))).toHaveLength(1);
  expect((await raise(claimable)).status).toBe('raised');
  const refused = await refusalOf(buyer.call(confirmNoIssue, { params, body: {} }));
  expect(refused).toMatchObject({ status: 409, code: 'illegal_transition' });
});
