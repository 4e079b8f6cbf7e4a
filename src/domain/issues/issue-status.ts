/** What an order tells about complaints: has the customer spoken yet, and may they still. */
import type { OrderKind } from '../orders/order-kind.ts';
import type { Lifecycle } from '../shared/lifecycle.ts';
import { isWindowOpen } from './claim-window.ts';

/** Wire codes are the ones stored data and host apps know; never renumber. */
export const ISSUE_STATUS_CODE = {
  no_action: 0,
  no_issue_raised: 1,
  issue_raised: 2,
  not_eligible_for_return: 3,
} as const;
export type IssueStatus = keyof typeof ISSUE_STATUS_CODE;

/** Status 3 never stands without its reason. */
export const NOT_ELIGIBLE_REASONS = [
  'window_passed',
  'already_cut',
  'sold_as_is',
  'already_settled',
] as const;
export type NotEligibleReason = (typeof NOT_ELIGIBLE_REASONS)[number];

/** Why nothing of an order can be claimed now. */
export const NOTHING_CLAIMABLE = [...NOT_ELIGIBLE_REASONS, 'not_delivered', 'all_claimed'] as const;
export type NothingClaimable = (typeof NOTHING_CLAIMABLE)[number];

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
    // Taken back by the customer, or everything that was delivered has been settled or found not to be claimable.
    issue_raised: { no_issue_raised: ['customer'], not_eligible_for_return: ['customer', 'staff'] },
    not_eligible_for_return: {},
  },
};

export type IssueStatusReason = { readonly status: IssueStatus; readonly reason: NotEligibleReason | null };

type Around = { readonly kind: OrderKind; readonly deliveredAt: Date | null; readonly now: Date };

/** What time alone has made of the stored standing; a job writes down the same. */
export function issueStatusAt(
  stored: IssueStatusReason,
  { kind, deliveredAt, now }: Around,
): IssueStatusReason {
  const { status } = stored;
  if (status === 'issue_raised' || status === 'not_eligible_for_return' || !deliveredAt) return stored;
  if (kind === 'bundle') return { status: 'not_eligible_for_return', reason: 'sold_as_is' };
  if (!isWindowOpen('hidden', deliveredAt, now)) {
    return { status: 'not_eligible_for_return', reason: 'window_passed' };
  }
  if (!isWindowOpen('visible', deliveredAt, now)) return { status: 'no_issue_raised', reason: null };
  return stored;
}
