import { type Change, useChange } from '#desk/platform/use-change.ts';
import { ISSUE_KEYS } from './issues.queries.ts';

/** A change of one issue: its sheet closes when it is done, and all that shows issues is read again. */
export function useIssueChange<Values>(
  send: (values: Values, idempotencyKey: string) => Promise<unknown>,
  { done, onClose }: { done: string; onClose: () => void },
): Change<Values> {
  return useChange({ send, touches: ISSUE_KEYS, done: () => done, onDone: onClose });
}
