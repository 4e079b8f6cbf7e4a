import { expect, test } from 'vitest';
import { nextStates } from '../shared/lifecycle.ts';
import { unreachableStates } from '../shared/unreachable-states.fixture.ts';
import { CLAIM_STATUSES, claimLifecycle, isOver } from './claim-status.ts';
import { issueStatusAt, issueStatusLifecycle } from './issue-status.ts';

test('every status of an issue can be reached', () => {
  expect(unreachableStates(issueStatusLifecycle)).toEqual([]);
  expect(unreachableStates(claimLifecycle)).toEqual([]);
});

test('a claim has its nine states and three of them are final', () => {
  expect(CLAIM_STATUSES).toHaveLength(9);
  expect(CLAIM_STATUSES.filter(isOver)).toEqual(['closed', 'withdrawn', 'rejected']);
});

test('the customer may withdraw a claim until it is accepted or ended', () => {
  for (const state of ['raised', 'under_review', 'offer', 'disputed', 'escalated'] as const) {
    expect(nextStates(claimLifecycle, state, 'customer')).toContain('withdrawn');
  }
  expect(nextStates(claimLifecycle, 'accepted', 'customer')).toEqual([]);
});

test('time escalates only what waits for an answer of ours', () => {
  const moved = CLAIM_STATUSES.filter((state) => nextStates(claimLifecycle, state, 'clock').length > 0);
  expect(moved).toEqual(['raised', 'under_review', 'disputed']);
});

test('an offer is accepted or disputed by the customer alone', () => {
  expect(nextStates(claimLifecycle, 'offer', 'staff')).toEqual([]);
  expect(nextStates(claimLifecycle, 'offer', 'customer')).toEqual(['accepted', 'disputed', 'withdrawn']);
});

const DELIVERED = new Date('2026-11-02T09:15:00Z');
const later = (days: number, ms = 0) => new Date(DELIVERED.getTime() + days * 86_400_000 + ms);
const at = (now: Date, change: Partial<Parameters<typeof issueStatusAt>[1]> = {}) =>
  issueStatusAt(
    { status: 'no_action', reason: null },
    { kind: 'made_to_order', deliveredAt: DELIVERED, now, ...change },
  );

test('silence means that all is well after 7 days, and that it is too late after 30, to the hour', () => {
  expect(at(later(7, -1)).status).toBe('no_action');
  expect(at(later(7)).status).toBe('no_issue_raised');
  expect(at(later(30, -1)).status).toBe('no_issue_raised');
  expect(at(later(30))).toEqual({ status: 'not_eligible_for_return', reason: 'window_passed' });
});

test('nothing has passed before delivery, and a bundle is sold as it is', () => {
  expect(at(later(90), { deliveredAt: null }).status).toBe('no_action');
  expect(at(later(0), { kind: 'bundle' }).reason).toBe('sold_as_is');
});

test('an issue that was raised stays raised, however long it takes', () => {
  const raised = { status: 'issue_raised', reason: null } as const;
  expect(issueStatusAt(raised, { kind: 'stock', deliveredAt: DELIVERED, now: later(90) })).toBe(raised);
});
