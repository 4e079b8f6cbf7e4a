/** What a stored row of the history of a request or its quotes says to the buyer. */
import { QUOTE_ACTIONS, REQUEST_ACTIONS } from '#domain/requests/request-history.ts';
import {
  QUOTE_CHANGED_TEXT,
  QUOTE_HISTORY_TEXT,
  REQUEST_CHANGED_TEXT,
  REQUEST_HISTORY_TEXT,
} from '#words/en/request-history.ts';

export const REQUEST_SUBJECTS = ['fabric_request', 'quote'] as const;
export type RequestSubject = (typeof REQUEST_SUBJECTS)[number];

export function requestHistoryText(
  subject: RequestSubject,
  action: string,
  { quoteNumber, assignee = '' }: { quoteNumber: string | null; assignee?: string },
): string {
  if (subject === 'quote') {
    const known = knownAction(QUOTE_ACTIONS, action);
    return (known === null ? QUOTE_CHANGED_TEXT : QUOTE_HISTORY_TEXT[known])(quoteNumber ?? '').trim();
  }
  const known = knownAction(REQUEST_ACTIONS, action);
  const text = known === null ? REQUEST_CHANGED_TEXT : REQUEST_HISTORY_TEXT[known];
  return typeof text === 'string' ? text : text({ assignee });
}

/** Null for what a newer version of the server wrote. */
function knownAction<Action extends string>(actions: readonly Action[], action: string): Action | null {
  return actions.find((each) => each === action) ?? null;
}
