/** The desk's queue of claims by their clock, and the same on Today. */
import { expect, test } from 'vitest';
import { findRecords } from '#contract/staff/find.ts';
import { listIssuesForStaff, listIssuesOfOrder, readIssueForStaff } from '#contract/staff/issues.ts';
import { readToday } from '#contract/staff/today.ts';
import { escalateOverdue } from '#server/capabilities/issues/escalate-issue.ts';
import { aClaimableOrder, offer, raise } from '#tests/support/data/issues.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { goTo } from '#tests/support/data/production.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

async function queueOf(status: 'to_answer' | 'offer' = 'to_answer') {
  const desk = await world.asStaff('desk');
  const { records, total } = await desk.call(listIssuesForStaff, { query: { status } });
  expect(total).toBe(records.length);
  return records.map(({ number, isLate }) => [number, isLate] as const);
}

async function today() {
  const duties = await (await world.asStaff('desk')).call(readToday, {});
  return duties.find(({ duty }) => duty === 'issue');
}

test('claims wait by their clock, late from the fourth day on, and what has escalated comes first', async () => {
  goTo(world, '2026-11-02');
  const first = await raise(await aClaimableOrder(world));
  goTo(world, '2026-11-04');
  const second = await raise(await aClaimableOrder(world));
  expect(await queueOf()).toEqual([
    [first.number, false],
    [second.number, false],
  ]);
  goTo(world, '2026-11-05');
  expect(await today()).toMatchObject({ total: 2, late: 0 });
  goTo(world, '2026-11-06');
  expect(await queueOf()).toEqual([
    [first.number, true],
    [second.number, false],
  ]);
  expect(await today()).toMatchObject({
    total: 2,
    late: 1,
    items: [{ recordId: first.issueId, isLate: true }, {}],
  });

  await offer(world, first.issueId, { amount: '2100' });
  expect(await queueOf()).toEqual([[second.number, false]]);
  expect(await queueOf('offer')).toEqual([[first.number, false]]);
  goTo(world, '2026-11-07');
  const third = await raise(await aClaimableOrder(world));
  goTo(world, '2026-11-13');
  await escalateOverdue(world.services);
  expect(await queueOf()).toEqual([
    [second.number, true],
    [third.number, true],
  ]);
  const desk = await world.asStaff('desk');
  const escalated = await desk.call(readIssueForStaff, { params: { issueId: second.issueId } });
  expect(escalated).toMatchObject({
    status: 'escalated',
    deskMoves: ['answer', 'inspect', 'offer', 'reject', 'close'],
    limit: { currency: 'INR' },
  });
  const ofOrder = await desk.call(listIssuesOfOrder, { params: { orderId: second.orderId } });
  expect(ofOrder).toMatchObject([{ issueId: second.issueId, status: 'escalated', isLate: true }]);
  expect(await desk.call(findRecords, { query: { q: second.number } })).toMatchObject([
    { kind: 'issue', recordId: second.issueId },
  ]);
  const offered = await desk.call(readIssueForStaff, { params: { issueId: first.issueId } });
  expect(offered.deskMoves).toEqual(['answer', 'inspect']);
});
