/** How a quote stands at this very minute, and what may be done with it: the screens show these moves and no others. */
import type { QuoteMove } from '#contract/customer/quotes.ts';
import type { StaffQuote } from '#contract/staff/quotes.ts';
import { type MissingCost, missingCost } from '#domain/quotes/open-quote.ts';
import { type QuoteActor, type QuoteStatus, quoteLifecycle } from '#domain/quotes/quote-status.ts';
import { isRequestClosed } from '#domain/requests/request-status.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import type { RequestRow } from '../requests/lock-request.ts';
import { costLinesOf } from './quote-costs.ts';
import type { QuoteRow } from './quotes.store.ts';

type State = Pick<QuoteRow, 'status' | 'expires_at'>;

export function isPastExpiry({ status, expires_at }: State, now: Date): boolean {
  return nextStates(quoteLifecycle, status, 'clock').includes('expired') && now >= expires_at;
}

/** An open quote is expired from its last minute on, even before the job has written it down. */
export function statusAt(quote: State, now: Date): QuoteStatus {
  return isPastExpiry(quote, now) ? 'expired' : quote.status;
}

export function canBecome(quote: State, to: QuoteStatus, actor: QuoteActor): boolean {
  return nextStates(quoteLifecycle, quote.status, actor).includes(to);
}

export function isForOlderRequest(
  quote: Pick<QuoteRow, 'specification_version'>,
  request: Pick<RequestRow, 'specification_version'>,
): boolean {
  return quote.specification_version < request.specification_version;
}

/** Null where the version has a total. */
export function missingCostOf(quote: QuoteRow): MissingCost | null {
  return missingCost(costLinesOf(quote), quote.delivery_term);
}

export function buyerMoves(quote: QuoteRow, request: RequestRow, now: Date): QuoteMove[] {
  const status = statusAt(quote, now);
  const next = nextStates(quoteLifecycle, status, 'customer');
  const isOpen = request.status === 'quote_submitted';
  const isDecidable = isOpen && next.includes('approved') && !isForOlderRequest(quote, request);
  const missing = missingCostOf(quote);
  const can: Record<QuoteMove, boolean> = {
    approve: isDecidable && missing === null,
    ask_freight: isDecidable && missing !== null && quote.freight_asked_version !== quote.version,
    decline: isOpen && next.includes('declined'),
    counter: isOpen && next.includes('countered'),
    renew: isOpen && next.includes('renewal_asked'),
    message: canTalk(request),
    order: status === 'approved' && request.status === 'quote_approved' && request.order_id === null,
  };
  return (Object.keys(can) as QuoteMove[]).filter((move) => can[move]);
}

type StaffMove = StaffQuote['allowedMoves'][number];

export function staffMoves(quote: QuoteRow, request: RequestRow, now: Date): StaffMove[] {
  const status = statusAt(quote, now);
  const next = nextStates(quoteLifecycle, status, 'staff');
  const isOpen = request.status === 'quote_submitted';
  const can: Record<StaffMove, boolean> = {
    revise: isOpen && next.includes('submitted'),
    withdraw: isOpen && next.includes('withdrawn'),
    refuse_counter: isOpen && status === 'countered',
    message: canTalk(request),
  };
  return (Object.keys(can) as StaffMove[]).filter((move) => can[move]);
}

export function canTalk({ status }: Pick<RequestRow, 'status'>): boolean {
  return !isRequestClosed(status);
}
