/** What a card of an order says: the one number that matters, and the one next step. */
import type { OrderCard } from '#contract/orders.ts';
import { ORDER_STATUS_CODE, type OrderStatus } from '#domain/orders/order-status.ts';
import { formatDate, formatDay, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLength } from '#domain/shared/length.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import type { ChipTone } from '#ui/chip.tsx';
import { lengthOf, moneyOf } from '../requests/wire-figures.ts';

export type CardFigure = { readonly label: string; readonly value: string; readonly note: string | null };
export type CardAction = { readonly kind: 'pay' | 'reorder' | 'look'; readonly label: string };

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

export function statusTone(order: Pick<OrderCard, 'status'>): ChipTone {
  const status = statusOf(order);
  return status ? TONE[status] : 'neutral';
}

/** "SO-26-000789 · 3,000 m · PO 77"; lines break between facts, never inside one. */
export function cardFacts({ number, quantity, poNumber }: OrderCard): string {
  const facts = [number, formatLength(lengthOf(quantity)), poNumber && poWords(poNumber)];
  return facts
    .filter((fact) => fact !== null)
    .map((fact) => fact.replaceAll(' ', '\u00a0'))
    .join(' · ');
}

/** Many buyers begin the number itself with PO. */
function poWords(poNumber: string): string {
  return /^p\W?o\b/i.test(poNumber) ? poNumber : `PO ${poNumber}`;
}

export function cardFigure(card: OrderCard, zone: string): CardFigure {
  const on = (instant: string | null) =>
    formatDate(instant ? new Date(instant) : null, zone, LIST_DATE_FORMAT);
  const note = dueWords(card);
  switch (statusOf(card)) {
    case 'created':
      return { label: 'Dispatch by', value: formatDay(card.dispatchBy, LIST_DATE_FORMAT), note };
    case 'dispatched':
    case 'warehouse':
      return { label: 'On its way to you', value: formatLength(lengthOf(card.quantity)), note };
    case 'delivered':
      return { label: 'Delivered on', value: on(card.deliveredAt), note };
    case 'cancelled':
      return { label: 'Cancelled on', value: on(card.cancelledAt), note: null };
    default:
      return { label: 'Total', value: formatMoney(moneyOf(card.total)), note };
  }
}

function dueWords({ due }: OrderCard): string {
  return due.minor === '0' ? 'Paid in full' : `${formatMoney(moneyOf(due))} to pay`;
}

type Actionable = Pick<OrderCard, 'status' | 'allowedMoves'>;

/** Only what the server allows; looking is always allowed. */
export function cardAction(card: Actionable): CardAction {
  const { allowedMoves } = card;
  if (allowedMoves.includes('pay') || allowedMoves.includes('approve')) return { kind: 'pay', label: 'Pay' };
  const isOver = statusOf(card) === 'delivered' || statusOf(card) === 'cancelled';
  return isOver ? againAction(card) : LOOK;
}

const LOOK: CardAction = { kind: 'look', label: 'Open' };

/** Among the previous orders, which people open to buy the same cloth again. */
export function againAction({ allowedMoves }: Actionable): CardAction {
  return allowedMoves.includes('reorder') ? { kind: 'reorder', label: 'Order again' } : LOOK;
}
