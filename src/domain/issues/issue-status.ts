/** What an order tells about complaints: has the customer spoken yet, and may they still. */
import type { Lifecycle } from '../shared/lifecycle.ts';

/** Wire codes are the ones stored data and host apps know; never renumber. */
export const ISSUE_STATUS_CODE = {
  no_action: 0,
  no_issue_raised: 1,
  issue_raised: 2,
  not_eligible_for_return: 3,
} as const;
export type IssueStatus = keyof typeof ISSUE_STATUS_CODE;

export const ISSUE_STATUS_LABEL = {
  no_action: 'No action',
  no_issue_raised: 'No issue raised',
  issue_raised: 'Issue raised',
  not_eligible_for_return: 'Not eligible for return',
} as const satisfies Record<IssueStatus, string>;

/** Status 3 never stands without its reason. */
export const NOT_ELIGIBLE_REASON_LABEL = {
  window_passed: 'The time to raise an issue has passed',
  already_cut: 'The fabric has been cut',
  sold_as_is: 'This stock lot was sold as it is',
  already_settled: 'This issue has been settled already',
} as const;
export type NotEligibleReason = keyof typeof NOT_ELIGIBLE_REASON_LABEL;

/** `clock`: the claim window ended without a word. */
export type IssueStatusActor = 'customer' | 'staff' | 'clock';

export const issueStatusLifecycle: Lifecycle<IssueStatus, IssueStatusActor> = {
  start: 'no_action',
  moves: {
    no_action: {
      no_issue_raised: ['customer', 'clock'],
      issue_raised: ['customer'],
      not_eligible_for_return: ['staff', 'clock'],
    },
    // Hidden faults have a longer window than visible ones, so a first "all is well" is not the last word.
    no_issue_raised: { issue_raised: ['customer'], not_eligible_for_return: ['staff', 'clock'] },
    issue_raised: { not_eligible_for_return: ['staff'] },
    not_eligible_for_return: {},
  },
};
