import { type Change, useChange } from '#desk/platform/use-change.ts';
import { ISSUE_KEYS } from './issues.queries.ts';

/** A change of one issue: its sheet closes when it is done, and all that shows issues is read again. */
export function useIssueChange<Values, Result>(
  send: (values: Values, idempotencyKey: string) => Promise<Result>,
  { done, onClose }: { done: string | ((result: Result) => string); onClose: () => void },
): Change<Values> {
  return useChange({
    send,
    touches: ISSUE_KEYS,
    done: typeof done === 'string' ? () => done : done,
    onDone: onClose,
  });
}
