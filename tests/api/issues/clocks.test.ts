import { beforeEach, expect, test } from 'vitest';
import { escalateIssue, replyToIssue } from '#contract/customer/issues.ts';
import { readPolicy, readPolicyText } from '#contract/customer/policies.ts';
import { CLAIM_ANSWER_WORKING_DAYS } from '#domain/issues/claim-clock.ts';
import { CLAIM_WINDOW_DAYS } from '#domain/issues/claim-window.ts';
import { ISSUE_STATUS_CODE } from '#domain/issues/issue-status.ts';
import { closeClaimWindows } from '#server/capabilities/issues/close-claim-windows.ts';
import { escalateOverdue } from '#server/capabilities/issues/escalate-issue.ts';
import {
  aClaimableOrder,
  answer,
  backAgain,
  DELIVERED_AT,
  deliveredRolls,
  issuesSeenBy,
  offer,
  raise,
  refusedIssue,
} from '#tests/support/data/issues.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import { uploaded } from '#tests/support/data/upload.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const HOUR_MS = 3_600_000;

const world = await worldForFile(aPayingWorld());
beforeEach(() => world.clock.set(DELIVERED_AT));

const hoursLater = (hours: number, ms = 0) => new Date(DELIVERED_AT.getTime() + hours * HOUR_MS + ms);

test.each([
  ['transit', 2],
  ['short_roll', 3],
  ['hole', 7],
  ['construction', 30],
] as const)('%s can be claimed until %i days after delivery, to the moment', async (defect, days) => {
  const early = await aClaimableOrder(world);
  const late = await aClaimableOrder(world);
  const report = await uploaded(early.buyer, PLAIN_PDF);
  const change = defect === 'construction' ? { testReportFileId: report.fileId } : {};
  world.clock.set(hoursLater(days * 24, -60_000));
  expect((await raise(await backAgain(world, early), { defect, ...change })).status).toBe('raised');
  world.clock.set(hoursLater(days * 24));
  const refused = await refusedIssue(await backAgain(world, late), { defect });
  expect(refused).toMatchObject({ status: 422, code: 'not_claimable' });
  expect(refused.body.details).toMatchObject({
    reason: 'window_passed',
    message: 'The time to raise an issue has passed.',
  });
});

test('the policy that a buyer accepts names the same windows and the same time to answer', async () => {
  const customer = await world.asCustomer();
  const params = { policy: 'return-refund' } as const;
  const { version } = await customer.call(readPolicy, { params });
  const { sections } = await customer.call(readPolicyText, { params: { ...params, version } });
  const text = sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
  for (const words of [
    `visible faults within ${CLAIM_WINDOW_DAYS.visible} days`,
    `short length within ${CLAIM_WINDOW_DAYS.short_length} days`,
    `transit damage within ${CLAIM_WINDOW_DAYS.transit_damage} days`,
    `Hidden faults count for ${CLAIM_WINDOW_DAYS.hidden} days`,
    `We answer within ${CLAIM_ANSWER_WORKING_DAYS} working days.`,
  ])
    expect(text).toContain(words);
});

test('each dispatch has its own window: a later roll can still be claimed when an earlier one cannot', async () => {
  const first = await aClaimableOrder(world);
  world.clock.set(hoursLater(5 * 24));
  const later = await deliveredRolls(world, first.order.orderId, 2);
  world.clock.set(hoursLater(8 * 24));
  const claimable = await backAgain(world, first);
  expect(await refusedIssue(claimable)).toMatchObject({ code: 'not_claimable' });
  expect((await raise(claimable, { rollIds: later })).rolls).toHaveLength(2);
});

test('silence closes the windows by themselves, and screens say so before the job has run', async () => {
  const silent = await aClaimableOrder(world);
  const stored = () =>
    world.services.db.unscoped
      .selectFrom('orders')
      .select(['issue_status', 'issue_reason'])
      .where('order_id', '=', silent.order.orderId)
      .executeTakeFirstOrThrow();
  world.clock.set(hoursLater(7 * 24));
  const atSeven = await backAgain(world, silent);
  expect((await issuesSeenBy(atSeven)).issueStatus).toBe(ISSUE_STATUS_CODE.no_issue_raised);
  await closeClaimWindows(world.services);
  expect(await stored()).toEqual({ issue_status: 'no_issue_raised', issue_reason: null });
  world.clock.set(hoursLater(30 * 24));
  await closeClaimWindows(world.services);
  await closeClaimWindows(world.services);
  expect(await stored()).toEqual({ issue_status: 'not_eligible_for_return', issue_reason: 'window_passed' });
  const atThirty = await backAgain(world, silent);
  expect(await issuesSeenBy(atThirty)).toMatchObject({
    issueStatus: ISSUE_STATUS_CODE.not_eligible_for_return,
    reason: 'window_passed',
    canRaise: false,
  });
});

test('an unanswered issue may be escalated from the fourth working day and escalates by itself on the seventh', async () => {
  const claimable = await aClaimableOrder(world);
  const issue = await raise(claimable);
  const params = { issueId: issue.issueId };
  await answer(world, issue.issueId);
  world.clock.set(new Date('2026-11-05T18:29:00.000Z'));
  const early = await backAgain(world, claimable);
  expect(await refusalOf(early.buyer.call(escalateIssue, { params, body: {} }))).toMatchObject({
    status: 409,
    code: 'escalation_too_early',
  });
  expect((await issuesSeenBy(early)).records[0]?.allowedMoves).not.toContain('escalate');
  world.clock.set(new Date('2026-11-05T18:30:00.000Z'));
  expect((await issuesSeenBy(early)).records[0]?.allowedMoves).toContain('escalate');
  world.clock.set(new Date('2026-11-09T18:29:00.000Z'));
  await escalateOverdue(world.services);
  expect((await issuesSeenBy(await backAgain(world, claimable))).records[0]?.status).toBe('under_review');
  world.clock.set(new Date('2026-11-09T18:30:00.000Z'));
  await escalateOverdue(world.services);
  await escalateOverdue(world.services);
  const [escalated] = (await issuesSeenBy(await backAgain(world, claimable))).records;
  expect(escalated).toMatchObject({ status: 'escalated', answerDueAt: null, escalatesAt: null });
  expect(escalated?.timeline.filter(({ what }) => what === 'Escalated automatically')).toHaveLength(1);
});

test('a turned-down offer starts the clock again, and an offer stops it', async () => {
  const claimable = await aClaimableOrder(world);
  const { buyer } = claimable;
  const { issueId } = await raise(claimable);
  await offer(world, issueId);
  const [offered] = (await issuesSeenBy(claimable)).records;
  expect(offered).toMatchObject({ status: 'offer', answerDueAt: null });
  expect(offered?.allowedMoves).toEqual(['reply', 'accept', 'dispute', 'withdraw']);
  const text = 'Half of the roll is unusable.';
  const { records } = await buyer.call(replyToIssue, {
    params: { issueId },
    body: { text, dispute: { offer: 1 } },
  });
  expect(records[0]).toMatchObject({ status: 'disputed', answerDueAt: '2026-11-05T18:30:00.000Z' });
  expect(records[0]?.timeline.at(-1)).toMatchObject({ what: 'Offer turned down', text });
});
test('Sundays and holidays that staff enter do not count', async () => {
  const { db } = world.services;
  // Friday 6 November; Monday and Tuesday after it are holidays here.
  world.clock.set(new Date('2026-11-06T06:30:00.000Z'));
  const holidays = ['2026-11-09', '2026-11-10'];
  await db.unscoped
    .insertInto('holidays')
    .values(holidays.map((day) => ({ market: 'IN', day, name: 'Diwali' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const issue = await raise(await aClaimableOrder(world));
  expect(issue).toMatchObject({
    answerDueAt: '2026-11-12T18:30:00.000Z',
    escalateFrom: '2026-11-12T18:30:00.000Z',
    escalatesAt: '2026-11-16T18:30:00.000Z',
  });
});
