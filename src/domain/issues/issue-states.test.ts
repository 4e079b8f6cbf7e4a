import { expect, test } from 'vitest';
import { nextStates } from '../shared/lifecycle.ts';
import { unreachableStates } from '../shared/unreachable-states.fixture.ts';
import {
  CLAIM_ANSWER_WORKING_DAYS,
  CLAIM_AUTO_ESCALATE_DAY,
  CLAIM_ESCALATE_FROM_DAY,
  CLAIM_STATUS_LABEL,
  type ClaimStatus,
  claimLifecycle,
} from './claim-status.ts';
import {
  ISSUE_STATUS_CODE,
  ISSUE_STATUS_LABEL,
  type IssueStatus,
  issueStatusLifecycle,
  NOT_ELIGIBLE_REASON_LABEL,
  type NotEligibleReason,
} from './issue-status.ts';

test('every status of an issue can be reached', () => {
  expect(unreachableStates(issueStatusLifecycle)).toEqual([]);
  expect(unreachableStates(claimLifecycle)).toEqual([]);
});

test('issue status has the codes and words of the specification', () => {
  const statuses = Object.keys(ISSUE_STATUS_CODE) as IssueStatus[];
  expect(statuses.map((s) => [ISSUE_STATUS_CODE[s], ISSUE_STATUS_LABEL[s].toLowerCase()])).toEqual([
    [0, 'no action'],
    [1, 'no issue raised'],
    [2, 'issue raised'],
    [3, 'not eligible for return'],
  ]);
});

test('there is a reason in words for every order that is not eligible', () => {
  expect(Object.keys(NOT_ELIGIBLE_REASON_LABEL)).toEqual([
    'window_passed',
    'already_cut',
    'sold_as_is',
    'already_settled',
  ] satisfies NotEligibleReason[]);
});

test('a claim has its nine states and three of them are final', () => {
  const states = Object.keys(CLAIM_STATUS_LABEL) as ClaimStatus[];
  expect(states).toHaveLength(9);
  const final = states.filter((state) => Object.keys(claimLifecycle.moves[state]).length === 0);
  expect(final).toEqual(['closed', 'withdrawn', 'rejected']);
});

test('the customer may withdraw a claim until it is accepted or ended', () => {
  for (const state of ['raised', 'under_review', 'offer', 'disputed', 'escalated'] as const) {
    expect(nextStates(claimLifecycle, state, 'customer')).toContain('withdrawn');
  }
  expect(nextStates(claimLifecycle, 'accepted', 'customer')).toEqual([]);
});

test('time escalates only what waits for an answer of ours', () => {
  const states = Object.keys(CLAIM_STATUS_LABEL) as ClaimStatus[];
  const moved = states.filter((state) => nextStates(claimLifecycle, state, 'clock').length > 0);
  expect(moved).toEqual(['raised', 'under_review', 'disputed']);
});

test('an offer is accepted or disputed by the customer alone', () => {
  expect(nextStates(claimLifecycle, 'offer', 'staff')).toEqual([]);
  expect(nextStates(claimLifecycle, 'offer', 'customer')).toEqual(['accepted', 'disputed', 'withdrawn']);
});

test('the clock of an issue runs 3, 4 and 7 days', () => {
  expect([CLAIM_ANSWER_WORKING_DAYS, CLAIM_ESCALATE_FROM_DAY, CLAIM_AUTO_ESCALATE_DAY]).toEqual([3, 4, 7]);
});
