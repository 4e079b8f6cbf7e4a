/** What a customer may do with a request now: the screen shows these and nothing else. */
import type { RequestMove } from '#contract/customer/requests.ts';
import type { DeskMove } from '#contract/staff/requests.ts';
import { type RequestStatus, requestLifecycle } from '#domain/requests/request-status.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { Refusal } from '#domain/shared/refusal.ts';

const EDITABLE: readonly RequestStatus[] = ['draft', 'quote_requested', 'quote_submitted'];
const OPEN_TO_QUOTES: readonly RequestStatus[] = ['quote_requested', 'quote_submitted'];

type Facts = { status: RequestStatus; hasOrder: boolean; quoteCount: number };

export function allowedMoves({ status, hasOrder, quoteCount }: Facts): RequestMove[] {
  const next = nextStates(requestLifecycle, status, 'customer');
  const can: Record<RequestMove, boolean> = {
    edit: EDITABLE.includes(status),
    submit: next.includes('quote_requested'),
    close: next.includes('closed') && !hasOrder,
    copy: status !== 'draft',
    compare: status === 'quote_submitted' && quoteCount > 0,
    order: status === 'quote_approved' && !hasOrder,
  };
  return (Object.keys(can) as RequestMove[]).filter((move) => can[move]);
}

export function deskMoves(status: RequestStatus): DeskMove[] {
  const isOpen = OPEN_TO_QUOTES.includes(status);
  const can: Record<DeskMove, boolean> = {
    quote: isOpen,
    invite: isOpen,
    ask: isOpen,
    close: nextStates(requestLifecycle, status, 'staff').includes('unserviceable'),
  };
  return (Object.keys(can) as DeskMove[]).filter((move) => can[move]);
}

/** Once a quote is approved its specification is agreed. */
export function assertEditable({ status }: { status: RequestStatus }): void {
  if (!EDITABLE.includes(status)) {
    throw new Refusal('illegal_transition', { from: status, to: status, actor: 'customer' });
  }
}

/** Suppliers are asked, and the buyer is asked for their sake, only while a quote can still change something. */
export function assertOpenToQuotes({ status }: { status: RequestStatus }): void {
  if (!OPEN_TO_QUOTES.includes(status)) {
    throw new Refusal('illegal_transition', { from: status, to: status, actor: 'staff' });
  }
}
