/** What a buyer does with an issue; every answer shows the order's issues as they then are. */
import {
  acceptOffer,
  escalateIssue,
  type Issue,
  type IssueMove,
  replyToIssue,
  withdrawIssue,
} from '#contract/customer/issues.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { useWrite } from '#web/platform/use-intent.ts';
import type { Task } from '#web/platform/use-task.ts';
import { ORDERS_KEY } from '../orders/orders.queries.ts';
import { PAYMENTS_KEY } from '../payments/payments.queries.ts';
import { issuesTexts as texts } from './issues.texts.ts';

const TOAST = {
  reply: texts.sentToast,
  accept: texts.offer.acceptedToast,
  dispute: texts.offer.disputedToast,
  escalate: texts.escalatedToast,
  withdraw: texts.withdrawnToast,
} as const satisfies Record<IssueMove, string>;

export function useIssueWrite(
  issue: Issue,
  onDone: (move: IssueMove, sent: string) => void,
): Task<[IssueMove, string]> {
  return useWrite(
    [ORDERS_KEY, PAYMENTS_KEY],
    (idempotencyKey, move: IssueMove, text: string) => write(issue, move, text.trim(), idempotencyKey),
    (_issue, [move, sent]) => {
      onDone(move, sent);
      showToast(TOAST[move], { kind: 'good' });
    },
  );
}

/** The offer that was read is named, so that nobody answers another one. */
function write({ issueId, offer }: Issue, move: IssueMove, text: string, idempotencyKey: string) {
  const params = { issueId };
  const key = { idempotencyKey };
  const seen = { offer: offer?.number ?? 1 };
  const words = text ? { text } : {};
  if (move === 'accept') return call(acceptOffer, { params, body: seen }, key);
  if (move === 'escalate') return call(escalateIssue, { params, body: words }, key);
  if (move === 'withdraw') return call(withdrawIssue, { params, body: words }, key);
  const body = { text, ...(move === 'dispute' ? { dispute: seen } : {}) };
  return call(replyToIssue, { params, body }, key);
}
