/** Where paying stands: the server's word first, then what the provider's page said on the way back. */

import type { Order } from '#contract/customer/orders.ts';
import type { PaymentOrder } from '#contract/customer/payments.ts';
import type { Instalment } from '#contract/order-fields.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import type { SavedAnswer } from './result/saved-answer.ts';

export type PayState =
  | 'paid'
  /** Less came than was asked for: the rest is still open. */
  | 'part_paid'
  /** Money came for an order that is dead: it goes back. */
  | 'going_back'
  /** It was paid from account credit, which is kept for the next order again. */
  | 'credit_returned'
  /** The part was paid already, so this money goes back. */
  | 'paid_twice'
  | 'hold_ended'
  | 'cancelled'
  | 'nothing_due'
  /** Reported and being checked, or covered by a letter of credit; the payment itself is not in sight. */
  | 'in_progress'
  | 'checking'
  | 'transfer'
  | 'letter'
  | 'upi'
  | 'choose';

export type PayFacts = {
  order: Order;
  /** The payment in sight: named by the address, or found under way. */
  payment: PaymentOrder | null;
  answer: SavedAnswer | null;
  /** The buyer asked for another way to pay. */
  isChoosing: boolean;
  /** The part that was to be paid when the page was opened. */
  watchedId: string | null;
};

export function payState(facts: PayFacts): PayState {
  const { order, payment, answer, isChoosing } = facts;
  const settled = payment && settledState(order, payment);
  if (settled === 'part_paid' && isChoosing) return 'choose';
  if (settled) return settled;
  if (isHoldExpired(order)) return order.cancelledBy === 'hold_ended' ? 'hold_ended' : 'cancelled';
  if (watchedInstalment(facts)?.state === 'paid') return 'paid';
  if (nextInstalment(order) === null) return 'nothing_due';
  if (order.paymentInProgress !== null) return reportedState(payment, answer);
  const mayGoOn = order.allowedMoves.includes('pay') || order.allowedMoves.includes('approve');
  if (!mayGoOn) return 'hold_ended';
  return payment && !isChoosing ? paymentState(payment, answer) : 'choose';
}

/** What is being checked is looked at, and never paid another way. */
function reportedState(payment: PaymentOrder | null, answer: SavedAnswer | null): PayState {
  const state = payment ? paymentState(payment, answer) : 'choose';
  return state === 'choose' ? 'in_progress' : state;
}

function isHoldExpired({ status }: Order): boolean {
  return status === ORDER_STATUS_CODE.cancelled;
}

/** Null while no money has come; of a dead order credit gives nothing back, because none ever came. */
function settledState(order: Order, { provider, status, instalment }: PaymentOrder): PayState | null {
  if (status !== 'captured' && status !== 'refunded') return null;
  if (isHoldExpired(order) && provider === 'credit') return null;
  if (isHoldExpired(order)) return provider === 'advance' ? 'credit_returned' : 'going_back';
  if (status === 'refunded') return 'paid_twice';
  return instalment.state === 'open' && instalment.left.minor !== '0' ? 'part_paid' : 'paid';
}

function paymentState(payment: PaymentOrder, answer: SavedAnswer | null): PayState {
  const { provider, method, status } = payment;
  if (status === 'expired') return 'choose';
  if (provider === 'bank') return 'transfer';
  if (provider === 'letter_of_credit') return 'letter';
  if (method === 'upi' && payment.transfers.length > 0) return 'upi';
  // Providers call a visit an attempt before anything is paid; whoever left it is not kept waiting.
  const isOver = answer?.outcome === 'abandoned' || answer?.outcome === 'failed';
  if (!isOver && (status === 'attempted' || isAwaited(payment, answer))) return 'checking';
  // The code of a UPI payment that failed once can be paid again.
  return method === 'upi' && answer === null ? 'upi' : 'choose';
}

/** The provider's page said so; a failure that the server knew before then is an older one. */
function isAwaited({ status }: PaymentOrder, answer: SavedAnswer | null): boolean {
  if (answer?.outcome !== 'pending') return false;
  return status === 'created' || status === answer.statusThen;
}

/** Somebody else may have paid it, by a link or at another screen. */
export function watchedInstalment({ order, payment, watchedId }: PayFacts): Instalment | null {
  const id = payment?.instalment.instalmentId ?? watchedId;
  return order.instalments.find(({ instalmentId }) => instalmentId === id) ?? null;
}

/** Why the buyer is asked to choose again; null for a first choice. */
export function lastTry(
  payment: PaymentOrder | null,
  answer: SavedAnswer | null,
): 'failed' | 'abandoned' | 'expired' | 'unconfirmed' | null {
  // What became of a letter of credit stands beside the letter: refused or withdrawn, it was no payment that failed.
  if (!payment || payment.provider === 'letter_of_credit') return null;
  if (answer?.outcome === 'unconfirmed') return 'unconfirmed';
  if (payment.status === 'expired') return 'expired';
  if (answer?.outcome === 'failed' || payment.status === 'failed') return 'failed';
  return answer?.outcome === 'abandoned' ? 'abandoned' : null;
}

/** What the buyer chose, else the earliest; what credit covers is paid once all else is. */
export function nextInstalment(
  { instalments }: Pick<Order, 'instalments'>,
  chosen: number | null = null,
): Instalment | null {
  const payable = instalments.filter(isPayable);
  return (
    payable.find(({ position }) => position === chosen) ??
    payable.filter(({ state }) => state === 'open').toSorted(byDay)[0] ??
    payable.toSorted(byDay)[0] ??
    null
  );
}

/** Between which the buyer may choose: until an order is confirmed its parts are paid one after the other. */
export function payableInstalments({ status, instalments }: Order): Instalment[] {
  if (status === ORDER_STATUS_CODE.provisional) return [];
  return instalments.filter((part) => isPayable(part) && part.inProgress === null).toSorted(byDay);
}

function isPayable({ state, left }: Instalment): boolean {
  return state === 'open' || (state === 'covered' && left.minor !== '0');
}

/** The oldest first; what has no day yet waits for its shipment. */
function byDay(one: Instalment, other: Instalment): number {
  const day = ({ dueOn }: Instalment) => dueOn ?? '9999-12-31';
  return day(one) < day(other) ? -1 : day(one) > day(other) ? 1 : one.position - other.position;
}
