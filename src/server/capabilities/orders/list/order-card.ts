/** A card of the lists: the part that is frozen with the order is stored as JSON, what happens later is added. */
import * as z from 'zod/mini';
import { type OrderCard, orderCard } from '#contract/customer/orders.ts';
import { ORDER_APPROVAL_LABEL } from '#domain/orders/order-approval.ts';
import { ORDER_STATUS_CODE, ORDER_STATUS_LABEL } from '#domain/orders/order-status.ts';
import { draftToCodes } from '#domain/requests/wire/draft-codes.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { money } from '#domain/shared/money.ts';
import { lengthView, moneyView, rateView } from '#domain/shared/wire-figures.ts';
import { assigneeOf } from '#server/capabilities/colleagues/find-assignee.ts';
import type { NewOrder, OrderRow } from '#server/capabilities/order-records/orders.store.ts';
import { jsonWriter } from '#server/http/json-writer.ts';
import { joinedJson } from '#server/http/serialised-reply.ts';
import { allowedMoves, type MovableOrder } from '../allowed-moves.ts';

/** Every column behind these is frozen: a card once written never has to be written again. */
const FROZEN = {
  orderId: true,
  number: true,
  fabId: true,
  quoteId: true,
  source: true,
  quality: true,
  quantity: true,
  rate: true,
  total: true,
  poNumber: true,
  createdAt: true,
  cloth: true,
} as const;
type FrozenCard = Pick<OrderCard, keyof typeof FROZEN>;
type ChangingCard = Omit<OrderCard, keyof typeof FROZEN>;

const writeFrozen = jsonWriter(z.pick(orderCard, FROZEN));
const writeChanging = jsonWriter(z.omit(orderCard, FROZEN));

/** For the column `card` of a new order. */
export function frozenCardOf(order: Omit<NewOrder, 'card'>): string {
  return writeFrozen(frozenCardView(order as OrderRow));
}

/** What a card needs beside its frozen part. */
export type CardRow = MovableOrder &
  Pick<
    OrderRow,
    | 'dispatch_by'
    | 'likely_dispatch'
    | 'likely_delivery'
    | 'confirmed_at'
    | 'delivered_at'
    | 'cancelled_at'
    | 'due_minor'
    | 'next_due_on'
    | 'assigned_to'
    | 'assignee_name'
  > & {
    card: string;
  };

export function orderCardJson(row: CardRow, now: Date): string {
  return joinedJson(row.card, writeChanging(changingCardView(row, row.due_minor, now)));
}

export function frozenCardView(order: OrderRow): FrozenCard {
  const { unit, currency } = order;
  return {
    orderId: order.order_id,
    number: order.number,
    fabId: order.fab_id,
    quoteId: order.quote_id,
    source: order.source,
    quality: order.quality,
    quantity: lengthView({ thousandths: order.quantity_thousandths, unit }),
    rate: rateView({ price: money(order.rate_minor, currency), unit }),
    total: moneyView(money(order.total_minor, currency)),
    poNumber: order.po_number,
    createdAt: order.created_at.toISOString(),
    cloth: clothView(order.specification),
  };
}

/** Which order, and of which cloth. */
export function orderHeadView(
  order: OrderRow,
): Pick<FrozenCard, 'orderId' | 'fabId' | 'number' | 'quality' | 'cloth'> {
  const { orderId, fabId, number, quality, cloth } = frozenCardView(order);
  return { orderId, fabId, number, quality, cloth };
}

export function changingCardView(
  order: Omit<CardRow, 'card' | 'due_minor'>,
  due: bigint,
  now: Date,
): ChangingCard {
  const { status, currency } = order;
  return {
    status: ORDER_STATUS_CODE[status],
    statusLabel: statusLabel(order),
    dispatchBy: order.dispatch_by,
    likelyDispatch: order.likely_dispatch,
    likelyDelivery: order.likely_delivery,
    confirmedAt: order.confirmed_at?.toISOString() ?? null,
    deliveredAt: order.delivered_at?.toISOString() ?? null,
    cancelledAt: order.cancelled_at?.toISOString() ?? null,
    heldUntil: order.held_until?.toISOString() ?? null,
    nextDueOn: order.next_due_on,
    paymentInProgress: order.payment_in_progress,
    assignee: assigneeOf(order.assigned_to, order.assignee_name),
    allowedMoves: allowedMoves(order, due, now),
    due: moneyView(money(due, currency)),
  };
}

/** What it waits for first: a colleague, then the money. */
function statusLabel({ status, approval_state }: Pick<CardRow, 'status' | 'approval_state'>): string {
  const isOpen = approval_state === 'waiting' || approval_state === 'sent_back';
  return status === 'provisional' && isOpen
    ? ORDER_APPROVAL_LABEL[approval_state]
    : ORDER_STATUS_LABEL[status];
}

export function clothView(specification: RequestDraft): OrderCard['cloth'] {
  const { category, productionSubType, requirementType, finishedFabricType, color, warp, weft, epi, ppi } =
    draftToCodes(specification);
  return { category, productionSubType, requirementType, finishedFabricType, color, warp, weft, epi, ppi };
}
