/** Who may still cancel an order, and what comes back; the buyer sees it before confirming. */
import { formatMoney } from '#domain/shared/format-money.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { compareMoney, type Money, money, subtractMoney } from '#domain/shared/money.ts';
import { type OrderActor, type OrderStatus, orderLifecycle } from './order-status.ts';

export type CancellableOrder = {
  readonly status: OrderStatus;
  /** Yarn or greige is bought for it, which cannot be sold back. */
  readonly isMaterialBooked: boolean;
  /** What the material cost; zero while nothing is booked. */
  readonly materialCost: Money;
  /** Money that really came in, without tax that the buyer deducted. */
  readonly received: Money;
  /** The part of it that was paid from account credit. */
  readonly fromAdvance: Money;
  /** A tax invoice was issued for goods that have not left yet. */
  readonly isInvoiced: boolean;
  /** The part of the credit limit that the order holds. */
  readonly creditUsed: Money;
};

export type Cancellation =
  | {
      readonly ok: true;
      readonly refund: Money;
      readonly kept: Money;
      /** What becomes account credit again, for the next order. */
      readonly toAccountCredit: Money;
      readonly creditReleased: Money;
      readonly message: string;
    }
  | { readonly ok: false; readonly message: string };

export function cancellation(order: CancellableOrder, actor: OrderActor): Cancellation {
  const refusal = refusalText(order, actor);
  if (refusal !== null) return { ok: false, message: refusal };
  const { received, fromAdvance, materialCost, creditUsed } = order;
  const kept = keptAmount(order.isMaterialBooked ? materialCost : money(0n, received.currency), received);
  const back = subtractMoney(received, kept);
  const toAccountCredit = compareMoney(fromAdvance, back) > 0 ? back : fromAdvance;
  const outcome = {
    refund: subtractMoney(back, toAccountCredit),
    kept,
    toAccountCredit,
    creditReleased: creditUsed,
  };
  return { ok: true, ...outcome, message: offerText(outcome) };
}

function refusalText(
  { status, isMaterialBooked, isInvoiced }: CancellableOrder,
  actor: OrderActor,
): string | null {
  if (status === 'cancelled') return 'This order is already cancelled.';
  if (!nextStates(orderLifecycle, status, actor).includes('cancelled')) {
    return 'The goods are on their way, so this order can no longer be cancelled.';
  }
  if (isInvoiced)
    return 'The tax invoice for this order has been issued, so it can no longer be cancelled. Please contact us.';
  if (isMaterialBooked && actor === 'customer') {
    return 'Material has been booked for this order, so you can no longer cancel it yourself. Please contact us.';
  }
  return null;
}

/** Never more than came in: a cancelled order leaves no debt. */
function keptAmount(cost: Money, received: Money): Money {
  return compareMoney(cost, received) > 0 ? received : cost;
}

function offerText({
  refund,
  kept,
  toAccountCredit,
  creditReleased,
}: Pick<
  Extract<Cancellation, { ok: true }>,
  'refund' | 'kept' | 'toAccountCredit' | 'creditReleased'
>): string {
  const parts = [
    refund.minor > 0n
      ? `We will refund ${formatMoney(refund)} to your original payment method within 5 to 7 working days.`
      : null,
    toAccountCredit.minor > 0n ? `${formatMoney(toAccountCredit)} goes back to your account credit.` : null,
    kept.minor > 0n ? `${formatMoney(kept)} is retained for material already bought.` : null,
    creditReleased.minor > 0n
      ? `${formatMoney(creditReleased)} of your credit limit will be available again.`
      : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Nothing was paid, so nothing is refunded.' : parts.join(' ');
}
