/** What a card of an order says: the one number that matters, and the one next step. */
import type { Order, OrderCard } from '#contract/customer/orders.ts';
import { ORDER_STATUS_CODE, type OrderStatus } from '#domain/orders/order-status.ts';
import { type CalendarDay, daysBetween } from '#domain/shared/calendar.ts';
import { formatDate, formatDay, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLengthFor, type LengthUnit } from '#domain/shared/length.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import { lengthOf, moneyOf } from '#domain/shared/wire-figures.ts';
import type { ChipTone } from '#ui/surfaces/chip.tsx';
import type { BuyerDay } from '#web/widgets/buyer-settings.tsx';
import { paymentWidgetsTexts } from '../payments/payment-widgets.texts.ts';
import { orderWidgetsTexts } from './order-widgets.texts.ts';

const { card: cardTexts, action: actionTexts } = orderWidgetsTexts;

export type CardFigure = {
  readonly label: string;
  readonly value: string;
  readonly note: string | null;
  readonly isLate: boolean;
};
export type CardAction = {
  readonly kind: 'pay' | 'view_payment' | 'reorder' | 'look';
  readonly label: string;
  /** Something is due now: the one button of the list that calls. */
  readonly isPrimary: boolean;
};

const TONE: Readonly<Record<OrderStatus, ChipTone>> = {
  provisional: 'warn',
  created: 'info',
  dispatched: 'info',
  warehouse: 'info',
  delivered: 'good',
  cancelled: 'neutral',
};

export function statusOf({ status }: Pick<OrderCard, 'status'>): OrderStatus | null {
  return nameOfCode(ORDER_STATUS_CODE, status as 5);
}

function statusTone(order: Pick<OrderCard, 'status'>): ChipTone {
  const status = statusOf(order);
  return status ? TONE[status] : 'neutral';
}

/** One state a card: what is being checked no longer waits for payment. */
export function stateOf(order: Pick<OrderCard, 'status' | 'statusLabel' | 'paymentInProgress'>): {
  tone: ChipTone;
  word: string;
} {
  const { paymentInProgress, statusLabel } = order;
  return paymentInProgress && statusOf(order) === 'provisional'
    ? { tone: 'info', word: paymentWidgetsTexts.inProgress[paymentInProgress] }
    : { tone: statusTone(order), word: statusLabel };
}

/** SO-26-000789, 3,000 m, PO 77: each stays in one piece on its line. */
export function cardFacts({ number, quantity, poNumber }: OrderCard, unit?: LengthUnit): string[] {
  return [number, formatLengthFor(lengthOf(quantity), unit), ...(poNumber ? [poText(poNumber)] : [])];
}

/** Many buyers begin the number itself with PO. */
function poText(poNumber: string): string {
  return /^p\W?o\b/i.test(poNumber) ? poNumber : cardTexts.poNumber(poNumber);
}

export function cardFigure(card: OrderCard, { today, zone }: BuyerDay, unit?: LengthUnit): CardFigure {
  const on = (instant: string | null) =>
    formatDate(instant ? new Date(instant) : null, zone, LIST_DATE_FORMAT);
  const note = dueDateText(card, today);
  const plain = { note, isLate: false };
  switch (statusOf(card)) {
    case 'created':
      return { ...dispatchFigure(card, today), note };
    case 'dispatched':
    case 'warehouse':
      return { ...arrivalFigure(card, unit), ...plain };
    case 'delivered':
      return { label: cardTexts.deliveredOn, value: on(card.deliveredAt), ...plain };
    case 'cancelled':
      return { label: cardTexts.cancelledOn, value: on(card.cancelledAt), note: null, isLate: false };
    default:
      return { label: cardTexts.total, value: formatMoney(moneyOf(card.total)), ...plain };
  }
}

/** When it is likely to leave, and by how much that is late; without a plan only the promise is known. */
export function dispatchFigure(
  { dispatchBy, likelyDispatch }: Pick<OrderCard, 'dispatchBy' | 'likelyDispatch'>,
  today: CalendarDay,
): Omit<CardFigure, 'note'> {
  const date = formatDay(likelyDispatch ?? dispatchBy, LIST_DATE_FORMAT);
  const late = daysBetween(dispatchBy, likelyDispatch ?? today);
  const [inTime, tooLate] = likelyDispatch
    ? [cardTexts.likelyDispatch, cardTexts.likelyDispatch]
    : [cardTexts.dispatchBy, cardTexts.dispatchWasDue];
  if (late <= 0) return { label: inTime, value: date, isLate: false };
  return { label: tooLate, value: cardTexts.lateDate(date, late), isLate: true };
}

/** Where nobody has said when the goods arrive, how much is on its way. */
function arrivalFigure(card: OrderCard, unit?: LengthUnit): Pick<CardFigure, 'label' | 'value'> {
  if (card.likelyDelivery) {
    return { label: cardTexts.likelyDelivery, value: formatDay(card.likelyDelivery, LIST_DATE_FORMAT) };
  }
  return {
    label: statusOf(card) === 'warehouse' ? cardTexts.awaitsDelivery : cardTexts.onItsWay,
    value: formatLengthFor(lengthOf(card.quantity), unit),
  };
}

function dueDateText({ status, due, paymentInProgress, nextDueOn }: OrderCard, today: CalendarDay): string {
  if (due.minor === '0') return cardTexts.paidInFull;
  const amount = formatMoney(moneyOf(due));
  if (paymentInProgress && statusOf({ status }) === 'provisional') return cardTexts.toPay(amount);
  if (paymentInProgress) return paymentWidgetsTexts.inProgress[paymentInProgress];
  return nextDueOn !== null && nextDueOn < today
    ? cardTexts.overdue(amount, formatDay(nextDueOn, LIST_DATE_FORMAT))
    : cardTexts.toPay(amount);
}

type Actionable = Pick<OrderCard, 'status' | 'allowedMoves' | 'nextDueOn' | 'paymentInProgress'>;

/** A held order is paid to be confirmed; of a confirmed one a part is due on its day. */
export function isDueNow(
  { status, allowedMoves, nextDueOn }: Omit<Actionable, 'paymentInProgress'>,
  today: CalendarDay,
): boolean {
  if (!(allowedMoves.includes('pay') || allowedMoves.includes('approve'))) return false;
  return statusOf({ status }) === 'provisional' || (nextDueOn !== null && nextDueOn <= today);
}

/** Only what the server allows; looking is always allowed. */
export function cardAction(card: Actionable, today: CalendarDay): CardAction {
  const payment = paymentAction(card);
  if (payment === 'pay') return { kind: payment, label: actionTexts.pay, isPrimary: isDueNow(card, today) };
  if (payment) return { kind: payment, label: actionTexts.viewPayment, isPrimary: false };
  const isOver = statusOf(card) === 'delivered' || statusOf(card) === 'cancelled';
  return isOver ? againAction(card) : LOOK;
}

/** Something can be paid, or a payment that was reported can be looked at. */
export function paymentAction({
  allowedMoves,
  paymentInProgress,
  approval,
}: Pick<OrderCard, 'allowedMoves' | 'paymentInProgress'> & Partial<Pick<Order, 'approval'>>):
  | 'pay'
  | 'view_payment'
  | null {
  // A colleague decides first.
  if (approval && approval.state !== 'approved') return null;
  if (allowedMoves.includes('pay') || allowedMoves.includes('approve')) return 'pay';
  const isChecked = paymentInProgress === 'bank_transfer' || paymentInProgress === 'letter_of_credit';
  return isChecked ? 'view_payment' : null;
}

const LOOK: CardAction = { kind: 'look', label: actionTexts.open, isPrimary: false };

/** Among the previous orders, which people open to buy the same cloth again. */
export function againAction({ allowedMoves }: Pick<OrderCard, 'allowedMoves'>): CardAction {
  return allowedMoves.includes('reorder')
    ? { kind: 'reorder', label: actionTexts.orderAgain, isPrimary: false }
    : LOOK;
}
