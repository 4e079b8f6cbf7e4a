/** Money that goes back the way it came. */
import { type Money, money } from '#domain/shared/money.ts';

/** A captured payment with what of it has gone back already. */
export type Refundable = { readonly paymentId: string; readonly captured: Money; readonly refunded: Money };
export type RefundPart = { readonly paymentId: string; readonly amount: Money };

/** From the latest payment backwards; never more out of a payment than came in by it. */
export function refundParts(payments: readonly Refundable[], amount: Money): RefundPart[] {
  let left = amount.minor;
  const parts: RefundPart[] = [];
  for (const { paymentId, captured, refunded } of payments.toReversed()) {
    const possible = captured.minor - refunded.minor;
    const part = possible < left ? possible : left;
    if (part > 0n) parts.push({ paymentId, amount: money(part, amount.currency) });
    left -= part > 0n ? part : 0n;
  }
  if (left > 0n) throw new RangeError('more would go back than has come in');
  return parts;
}

/** How much of each part of the plan goes back, from the last one on; never more of a part than was paid for it. */
export function allocateRefund(paid: readonly Money[], refund: Money): Money[] {
  let left = refund.minor;
  return paid
    .toReversed()
    .map(({ minor, currency }) => {
      const part = minor < left ? minor : left;
      left -= part;
      return money(part, currency);
    })
    .toReversed();
}
