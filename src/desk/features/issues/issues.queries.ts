import { queryOptions } from '@tanstack/react-query';
import { readIssueForStaff } from '#contract/staff/issues.ts';
import { call } from '#desk/platform/api.ts';

export const ISSUES_KEY = 'issues';
/** A settled claim is in the books, and on Today no more. */
export const ISSUE_KEYS = [ISSUES_KEY, 'today', 'refunds', 'orders', 'held-acts'] as const;

export function issueQuery(issueId: string) {
  return queryOptions({
    queryKey: [ISSUES_KEY, 'one', issueId],
    queryFn: ({ signal }) => call(readIssueForStaff, { params: { issueId } }, { signal }),
  });
}
