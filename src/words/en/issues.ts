/** Complaints about delivered cloth: their states, their outcomes, and why nothing can be claimed any more. */
import type { ClaimStatus } from '#domain/issues/claim-status.ts';
import type { FaultSize } from '#domain/issues/four-point.ts';
import type { IssueStatus, NotEligibleReason, NothingClaimable } from '#domain/issues/issue-status.ts';
import type { Outcome } from '#domain/issues/outcome.ts';

export const ISSUE_STATUS_LABEL: Readonly<Record<IssueStatus, string>> = {
  no_action: 'No action',
  no_issue_raised: 'No issue raised',
  issue_raised: 'Issue raised',
  not_eligible_for_return: 'Not eligible for return',
};

export const CLAIM_STATUS_LABEL: Readonly<Record<ClaimStatus, string>> = {
  raised: 'Raised',
  under_review: 'Under review',
  offer: 'Offer made',
  accepted: 'Accepted',
  disputed: 'Disputed',
  escalated: 'Escalated',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
  rejected: 'Rejected',
};

export const OUTCOME_LABEL: Readonly<Record<Outcome, string>> = {
  refund: 'Refund',
  credit_note: 'Credit note',
  replacement: 'Replacement',
};

export const OUTCOME_HELP: Readonly<Record<Outcome, string>> = {
  refund: 'Back to your original payment method in 5 to 7 working days',
  credit_note: 'Account credit that you can use for any order',
  replacement: 'The same fabric sent again at no charge',
};

export const FAULT_SIZE_LABEL: Readonly<Record<FaultSize, string>> = {
  upTo3: 'Up to 3 in',
  upTo6: '3 to 6 in',
  upTo9: '6 to 9 in',
  over9: 'Over 9 in',
  smallHoles: 'Holes up to 1 in',
  largeHoles: 'Holes over 1 in',
  continuousYards: 'Continuous, yards',
};

export const NOT_ELIGIBLE_REASON_LABEL: Readonly<Record<NotEligibleReason, string>> = {
  window_passed: 'The time to raise an issue has passed.',
  already_cut: 'The fabric has been cut, so visible faults can no longer be claimed.',
  sold_as_is: 'This stock lot was sold as is and can’t be returned.',
  already_settled: 'A claim for this fabric has already been settled.',
};

export const NOTHING_CLAIMABLE_TEXT: Readonly<Record<NothingClaimable, string>> = {
  ...NOT_ELIGIBLE_REASON_LABEL,
  not_delivered: 'You can raise an issue once the goods have been delivered.',
  all_claimed: 'An issue has been raised for every roll that was delivered.',
};
